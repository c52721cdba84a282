/** Copying text. The clipboard API needs a secure context, so there is a fallback. */

/** Copy a field's text. Returns true on success. */
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
    // Deprecated, but the only way on a plain-HTTP address in the local network.
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
