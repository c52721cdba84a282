/** Whoever comes to a page by a link of ours begins to read at its content, not where the link was. */

let isFirst = true;

export function focusContent(node: HTMLElement): void {
  if (!isFirst) node.focus({ preventScroll: true });
  isFirst = false;
}
