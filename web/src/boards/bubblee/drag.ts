/** Drag and drop with a pointer onto a place of the board. Optional: two taps do the same. */

export interface DragOptions {
  /** The element to drag, or nothing if dragging is not possible now. */
  carried: () => HTMLElement | null | undefined;
  /** Called with the place under the pointer while dragging. */
  over?: (place: string | null) => void;
  drop: (place: string) => void;
}

/** The distance in pixels up to which a touch with an unsteady finger still counts as a tap. */
const SLACK = 9;

const placeUnder = (event: PointerEvent): string | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((node) => (node as HTMLElement).dataset?.["place"])
    .find(Boolean) ?? null;

export const draggable =
  ({ carried, over, drop }: DragOptions) =>
  (node: HTMLElement): (() => void) => {
    let start: PointerEvent | null = null;
    let held: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !carried()) return;
      start = event;
      // Capture at once: a quick pointer leaves the element before a move event arrives.
      node.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!held && Math.hypot(dx, dy) < SLACK) return;
      if (!held) {
        held = carried() ?? null;
        if (held) held.style.zIndex = "20";
      }
      if (held) held.style.translate = `${dx}px ${dy}px`;
      over?.(placeUnder(event));
    }

    function letGo(): void {
      if (held) held.style.translate = held.style.zIndex = "";
      over?.(null);
      start = held = null;
    }

    function up(event: PointerEvent): void {
      const place = held ? placeUnder(event) : null;
      if (held) notTapped();
      letGo();
      if (place && place !== node.dataset["place"]) drop(place);
    }

    /** After a drag, swallow the click that may follow. */
    function notTapped(): void {
      const swallow = (click: Event): void => click.stopImmediatePropagation();
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", letGo);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", letGo);
    };
  };
