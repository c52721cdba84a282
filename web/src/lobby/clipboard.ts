/** Copying text: the clipboard is there on safe addresses only, so there is a second way. */

/** Copy what stands in a field; say whether it worked. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(field);
  }
}

function copyBySelecting(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    // Old, and the only way on a plain-HTTP address in the local network.
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
