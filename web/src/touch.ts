/** Legal moves as touch paths: the possible next touches, and the move a path leads to. The twin of core/paths.py. */

export type Path = readonly string[];
/** A move with the paths that lead to it, or a product of factors that stands for very many moves. */
export type Choice =
  { code: number; move: string; paths: Path[] } | { code: number; factors: Record<string, number>[] };

function* sides(choice: Choice): Generator<readonly (readonly string[])[]> {
  if ("factors" in choice) yield choice.factors.map((factor) => Object.keys(factor));
  else for (const path of choice.paths) yield path.map((touch) => [touch]);
}

/** The possible next touches after the start of a path, in the order of the moves. */
export function nextTouches(choices: readonly Choice[], start: Path): string[] {
  const found = new Set<string>();
  for (const choice of choices) {
    for (const side of sides(choice)) {
      if (side.length > start.length && start.every((touch, step) => side[step]?.includes(touch))) {
        side[start.length]?.forEach((touch) => found.add(touch));
      }
    }
  }
  return [...found];
}

/** The move that a path has completed, as it is sent: its text, or its code in digits. Null if incomplete. */
export function completedMove(choices: readonly Choice[], path: Path): string | null {
  for (const choice of choices) {
    if ("factors" in choice) {
      const codes = choice.factors.map((factor, step) => factor[path[step] ?? ""]);
      if (path.length === codes.length && codes.every((code) => code !== undefined)) {
        return `${codes.reduce((sum, code) => sum + code, choice.code)}`;
      }
    } else if (
      choice.paths.some((one) => one.length === path.length && one.every((touch, step) => touch === path[step]))
    ) {
      return choice.move;
    }
  }
  return null;
}
