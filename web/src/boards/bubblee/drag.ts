/** Carry something with a pointer from here to a place of the board. Nothing needs it: a tap and another tap do the same. */

export interface DragOptions {
  /** What moves along, if something may be carried from here now. */
  carried: () => HTMLElement | null | undefined;
  /** The place under the pointer while carrying. */
  over?: (place: string | null) => void;
  drop: (place: string) => void;
}

/** A tap with an unsteady finger is still a tap. */
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
      // A quick hand is off the element before it is seen to move.
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

    /** What was carried was not tapped: the click that follows, if one does, counts for nothing. */
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
