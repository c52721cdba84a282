/** Moves focus to a page's content after navigation within the app, but not on the first page. */

let isFirst = true;

export function focusContent(node: HTMLElement): void {
  if (!isFirst) node.focus({ preventScroll: true });
  isFirst = false;
}
