/** Shares a picture with the device's share dialog if available, else saves it as a file. */

const fileOf = (blob: Blob): File => new File([blob], "babylon.png", { type: "image/png" });

export const canShare = (): boolean => navigator.canShare?.({ files: [fileOf(new Blob())] }) ?? false;

export async function sharePicture(blob: Blob): Promise<void> {
  if (!canShare()) return save(blob);
  try {
    await navigator.share({ files: [fileOf(blob)] });
  } catch (refusal) {
    // Closing the share dialog means cancel; if sharing is forbidden, save a file instead.
    if (!(refusal instanceof DOMException && refusal.name === "AbortError")) save(blob);
  }
}

function save(blob: Blob): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: "babylon.png" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
