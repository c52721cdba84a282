/** The four flowers: each has its own silhouette, so that colour is never needed to distinguish them. Box 48. */

export type FlowerName = "pink" | "blue" | "orange" | "white";
export const FLOWERS: readonly FlowerName[] = ["pink", "blue", "orange", "white"];

export interface FlowerShape {
  petals: string;
  ring: string;
  eye: string;
  petal: string;
  edge: string;
  centre: string;
}

const at = (radius: number, angle: number): [number, number] => [
  24 + Math.cos(angle) * radius,
  24 + Math.sin(angle) * radius,
];
const point = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const round = (count: number, draw: (angle: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, index) => draw((index / count) * 2 * Math.PI + from)).join("");

function circle([x, y]: [number, number], r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function slim(angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const side = (way: number): string => point([24 + c * 16.5 - way * s * 6.2, 24 + s * 16.5 + way * c * 6.2]);
  return `M${point(at(4, angle))}Q${side(1)} ${point(at(23, angle))}Q${side(-1)} ${point(at(4, angle))}z`;
}

function star(points: number, outer: number, inner: number, from: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    point(at(index % 2 ? inner : outer, from + (index * Math.PI) / points)),
  );
  return `M${corners.join("L")}z`;
}

function scallops(count: number, radius: number, bow: number): string {
  return `M${point(at(radius, 0))}${round(count, (angle) => `A${bow} ${bow} 0 0 1 ${point(at(radius, angle + (2 * Math.PI) / count))}`)}z`;
}

const MIDDLE: [number, number] = [24, 24];

export const SHAPES: Record<FlowerName, FlowerShape> = {
  white: {
    petals: round(8, slim),
    ring: "",
    eye: circle(MIDDLE, 6.5),
    petal: "#fff",
    edge: "#5f6478",
    centre: "#f2b51f",
  },
  pink: {
    petals: round(5, (angle) => circle(at(12.5, angle), 9.6), -Math.PI / 2),
    ring: "",
    eye: circle(MIDDLE, 5.2),
    petal: "#ee5d9f",
    edge: "#8f1a55",
    centre: "#ffe08a",
  },
  blue: {
    petals: star(6, 23, 9.5, -Math.PI / 2),
    ring: "",
    eye: star(6, 10, 4, -Math.PI / 3),
    petal: "#4a79ee",
    edge: "#12307f",
    centre: "#fff",
  },
  orange: {
    petals: scallops(10, 18.5, 6.2),
    ring: scallops(8, 10.5, 4.4),
    eye: circle(MIDDLE, 4),
    petal: "#f58a1f",
    edge: "#8d3d00",
    centre: "#ffd24d",
  },
};
