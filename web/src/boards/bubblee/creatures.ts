/** The six creatures. Each has its own outline, face, mark and colour; any one of the four identifies it. */

export const COLOURS = ["R", "P", "Y", "B", "G", "K"] as const;
export type Colour = (typeof COLOURS)[number];
export type Mood = "calm" | "happy" | "dizzy";

interface Look {
  /** The name that texts select on. */
  name: string;
  light: string;
  body: string;
  shade: string;
  outline: string;
  /** The background of the white mark, dark enough for contrast. */
  chip: string;
}

export const LOOKS: Record<Colour, Look> = {
  R: { name: "red", light: "#ff9a86", body: "#e8433f", shade: "#a51b25", outline: "#5b0a12", chip: "#a51b25" },
  P: { name: "purple", light: "#c9a1ff", body: "#8b4fd0", shade: "#56268f", outline: "#2b0b52", chip: "#56268f" },
  Y: { name: "yellow", light: "#fff0a0", body: "#ffc62e", shade: "#d98a06", outline: "#5a3300", chip: "#8f5300" },
  B: { name: "blue", light: "#a3e0ff", body: "#2c8ff2", shade: "#1257b0", outline: "#06264f", chip: "#1257b0" },
  G: { name: "green", light: "#b6f0a5", body: "#35ad5c", shade: "#17713a", outline: "#06381a", chip: "#17713a" },
  K: { name: "black", light: "#74738c", body: "#3b3a4c", shade: "#1d1c28", outline: "#0d0c14", chip: "#1d1c28" },
};

export const nameOf = (colour: Colour): string => LOOKS[colour].name;

/** The colour of a power's touch ("power green"), or null. */
export const colourOfPower = (touch: string): Colour | null =>
  COLOURS.find((each) => touch === `power ${nameOf(each)}`) ?? null;

// Extra contrast makes the outlines thicker, so their width is a variable.
const outlined = (colour: Colour): string =>
  `stroke="${LOOKS[colour].outline}" stroke-linejoin="round" style="stroke-width:calc(3px + var(--bubblee-bolder, 0px))"`;
const filled = (colour: Colour): string => `fill="url(#bubblee-${colour})"`;
const drawn = (colour: Colour, width = 3.6): string =>
  `fill="none" stroke="${LOOKS[colour].outline}" stroke-width="${width}" stroke-linecap="round"`;

function rays(): string {
  const ray = (turn: number): string => {
    const [x, y] = [50 + Math.cos(turn) * 37, 53 + Math.sin(turn) * 37];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="9.5" fill="#ffab1f" ${outlined("Y")}/>`;
  };
  return Array.from({ length: 12 }, (_, index) => ray((index * Math.PI) / 6)).join("");
}

const OUTLINES: Record<Colour, string> = {
  R: `<path d="M22 34C12 26 10 12 15 4c6 9 13 12 24 14zM78 34C88 26 90 12 85 4c-6 9-13 12-24 14z" fill="#fff1dc" ${outlined("R")}/><circle cx="50" cy="55" r="39" ${filled("R")} ${outlined("R")}/>`,
  P: `<path d="M50 20C50 10 56 6 60 5" ${drawn("P", 4.5)}/><circle cx="63" cy="7" r="6.5" fill="#ffd54a" ${outlined("P")}/><path d="M14 50C4 44 2 56 6 62c3 4 8 3 10 0M86 50c10-6 12 6 8 12-3 4-8 3-10 0" ${filled("P")} ${outlined("P")}/><circle cx="50" cy="55" r="38" ${filled("P")} ${outlined("P")}/>`,
  Y: `${rays()}<circle cx="50" cy="53" r="36" ${filled("Y")} ${outlined("Y")}/>`,
  B: `<path d="M56 3C52 18 89 28 89 58A39 37.5 0 0 1 11 58C11 38 34 26 40 16 44 9 50 4 56 3z" ${filled("B")} ${outlined("B")}/>`,
  G: `<path d="M50 20C46 4 26 0 16 8c4 12 20 18 34 12zM50 20C54 4 74 0 84 8c-4 12-20 18-34 12z" fill="#8fe07a" ${outlined("G")}/><path d="M24 9.5C34 11 43 15 49 19M76 9.5C66 11 57 15 51 19" ${drawn("G", 2)}/><circle cx="50" cy="56" r="38" ${filled("G")} ${outlined("G")}/>`,
  K: `<path d="M30 19 62 15 83 31 92 58 80 84 52 94 22 86 9 62 14 35z" ${filled("K")} stroke="${LOOKS.K.outline}" stroke-linejoin="round" style="stroke-width:calc(5px + var(--bubblee-bolder, 0px))"/><path d="M62 15 66 27 60 34M9 62l12 1 4 8M80 84l-9-6" ${drawn("K", 3)}/>`,
};

function gloss(colour: Colour): string {
  if (colour === "K") return `<path d="M31 24 57 21 42 30z" fill="#fff" opacity=".22"/>`;
  const y = colour === "B" ? 40 : 33;
  return `<ellipse cx="34" cy="${y}" rx="10" ry="5.5" fill="#fff" opacity=".65" transform="rotate(-32 34 ${y})"/>`;
}

interface Eye {
  x: number;
  y: number;
  r: number;
  look: number;
}

const EYES: Record<Colour, Eye[]> = {
  R: [
    { x: 37, y: 50, r: 7.5, look: 1 },
    { x: 63, y: 50, r: 7.5, look: -1 },
  ],
  P: [{ x: 50, y: 46, r: 14, look: 0 }],
  Y: [
    { x: 36.5, y: 48, r: 7.5, look: 0 },
    { x: 63.5, y: 48, r: 7.5, look: 0 },
  ],
  B: [
    { x: 37, y: 53, r: 8, look: 0 },
    { x: 63, y: 53, r: 8, look: 0 },
  ],
  G: [
    { x: 37, y: 51, r: 7.5, look: 1.5 },
    { x: 63, y: 51, r: 7.5, look: 1.5 },
  ],
  K: [
    { x: 35.5, y: 53, r: 7.5, look: 0 },
    { x: 64.5, y: 53, r: 7.5, look: 0 },
  ],
};

const open = ({ x, y, r, look }: Eye): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.15}" fill="#fff"/><circle cx="${x + look}" cy="${y + 1}" r="${r * 0.58}" fill="#1b1030"/><circle cx="${x + look - r * 0.2}" cy="${y + 1 - r * 0.26}" r="${r * 0.22}" fill="#fff"/>`;

/** Spiral eyes: dizzy. */
const spiral = ({ x, y, r }: Eye): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r * 1.1}" ry="${r * 1.2}" fill="#fff"/><path d="M${x} ${y}c0-${r * 0.35} ${r * 0.5}-${r * 0.3} ${r * 0.5} ${r * 0.1}s-${r * 0.5} ${r * 0.6}-${r * 0.85} ${r * 0.2}-${r * 0.1}-${r} ${r * 0.5}-${r}" fill="none" stroke="#1b1030" stroke-width="${Math.max(2.2, r * 0.26)}" stroke-linecap="round"/>`;

const grin = (colour: Colour, x: number, y: number, width: number): string =>
  `<path d="M${x - width} ${y}q${width} ${width * 1.3} ${width * 2} 0z" fill="#4a1020" stroke="${LOOKS[colour].outline}" stroke-width="3" stroke-linejoin="round"/>`;

const CALM: Record<Colour, string> = {
  R: `${EYES.R.map(open).join("")}<path d="M27 38 44 44M73 38 56 44" ${drawn("R", 5)}/><path d="M40 63q10 4 20 0" ${drawn("R")}/><path d="M43 63.500l3.500 6 3.500-5z" fill="#fff"/>`,
  P: `${EYES.P.map(open).join("")}<path d="M40 65q10 8 20 0" ${drawn("P")}/>`,
  Y: `<path d="M30 50q6-9 13 0M57 50q6-9 13 0" ${drawn("Y", 4.5)}/><path d="M39 57q11 14 22 0z" fill="#7a2a00" stroke="${LOOKS.Y.outline}" stroke-width="3" stroke-linejoin="round"/><circle cx="27" cy="59" r="4.5" fill="#ff8a3c" opacity=".7"/><circle cx="73" cy="59" r="4.5" fill="#ff8a3c" opacity=".7"/>`,
  B: `${EYES.B.map(open).join("")}<ellipse cx="50" cy="66" rx="5" ry="4.500" fill="#06264f"/>`,
  G: `${EYES.G.map(open).join("")}<path d="M29.500 47a7.500 7.500 0 0 1 15 0zM55.500 47a7.500 7.500 0 0 1 15 0z" fill="#2b944d" stroke="${LOOKS.G.outline}" stroke-width="2"/><path d="M42 62q9 6 17-2" ${drawn("G")}/><circle cx="27" cy="61" r="1.800" fill="#06381a" opacity=".6"/><circle cx="32" cy="65" r="1.800" fill="#06381a" opacity=".6"/>`,
  K: `<path d="M27 53h17M56 53h17" stroke="#e9e7ff" stroke-width="5" stroke-linecap="round"/><path d="M42 71q8-6 16 0" fill="none" stroke="#e9e7ff" stroke-width="4" stroke-linecap="round"/>`,
};

const HAPPY: Record<Colour, string> = {
  R: `${EYES.R.map(open).join("")}<path d="M27 40 43 42M73 40 57 42" ${drawn("R", 5)}/>${grin("R", 50, 60, 10)}<path d="M43 60.500l3 5.500 3-5.500z" fill="#fff"/>`,
  P: `${EYES.P.map(open).join("")}${grin("P", 50, 63, 10)}`,
  Y: `${CALM.Y}<path d="M22 42l-3-4M78 42l3-4" ${drawn("Y", 3)}/>`,
  B: `<path d="M29 55q8-11 16 0M55 55q8-11 16 0" ${drawn("B", 4.5)}/>${grin("B", 50, 62, 9)}`,
  G: `${EYES.G.map(open).join("")}${grin("G", 50, 60, 10)}<circle cx="27" cy="61" r="1.800" fill="#06381a" opacity=".6"/><circle cx="32" cy="65" r="1.800" fill="#06381a" opacity=".6"/>`,
  K: CALM.K,
};

const dizzy = (colour: Colour): string => {
  const ink = colour === "K" ? "#e9e7ff" : LOOKS[colour].outline;
  return `${EYES[colour].map(spiral).join("")}<path d="M40 66q3.300-5 6.700 0t6.700 0 6.700 0" fill="none" stroke="${ink}" stroke-width="3.600" stroke-linecap="round"/>`;
};

const FACES: Record<Mood, (colour: Colour) => string> = {
  calm: (colour) => CALM[colour],
  happy: (colour) => HAPPY[colour],
  dizzy,
};

/** White marks that show what the power does. Box 34 58 32 38. */
const MARKS: Record<Colour, string> = {
  R: `<path d="M38 76h22l-5-5M62 84H40l5 5"/><path d="M45 66l5-5 5 5"/>`,
  P: `<path d="M50 91V69M41 77l9-9 9 9"/>`,
  Y: `<path d="M50 65l4 8.500 9.200 1.100-6.800 6.300 1.800 9.100L50 85.500l-8.200 4.500 1.800-9.100-6.800-6.300 9.200-1.100z" fill="#fff" stroke-width="2"/>`,
  B: `<path d="M37 90q4-4 8.600 0t8.600 0 8.600 0M50 84V68M43 74l7-7 7 7"/>`,
  G: `<path d="M38 73h22l-5-5M62 81H40l5 5"/><path d="M45 89l5 5 5-5"/>`,
  K: `<path d="M41 68l18 18M59 68 41 86"/>`,
};

/** A power's mark, for a chip. */
export const mark = (colour: Colour): string =>
  `<g fill="none" stroke="#fff" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round">${MARKS[colour]}</g>`;

/** A mark in the outline's colour and, over it, in white. */
function cased(colour: Colour, transform: string): string {
  const casing = MARKS[colour].replace(`fill="#fff" `, "").replace(` stroke-width="2"`, "");
  return `<g fill="none" stroke="#fff" stroke-width="4.200" stroke-linecap="round" stroke-linejoin="round" transform="${transform}"><g stroke="${LOOKS[colour].outline}" stroke-width="9" opacity=".75">${casing}</g>${MARKS[colour]}</g>`;
}

function belly(colour: Colour): string {
  if (colour === "K") return "";
  const down = colour === "B" ? 31.5 : colour === "R" ? 29.5 : 27;
  return cased(colour, `translate(17.500 ${down}) scale(.65)`);
}

/** The sign that catalogues have for black: it is drawn, for few typefaces have it. */
export const CROSS = "✕";

const symbol = (id: string, content: string): string =>
  `<symbol id="${id}" viewBox="-2 -3 104 106">${content}</symbol>`;

function symbolsOf(colour: Colour): string {
  const ground = `<ellipse cx="50" cy="95" rx="34" ry="6" fill="url(#bubblee-ground)"/>`;
  const moods = (Object.keys(FACES) as Mood[]).map((mood) =>
    symbol(`bubblee-${colour}-${mood}`, ground + OUTLINES[colour] + gloss(colour) + FACES[mood](colour)),
  );
  return [...moods, symbol(`bubblee-${colour}-mark`, belly(colour))].join("");
}

function gradient(colour: Colour): string {
  const { light, body, shade } = LOOKS[colour];
  return `<radialGradient id="bubblee-${colour}" cx=".36" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`;
}

/** Everything that pieces refer to, inserted once per page. */
export const SYMBOLS =
  `<defs>${COLOURS.map(gradient).join("")}<radialGradient id="bubblee-ground"><stop offset="0" stop-color="#1a0b3a" stop-opacity=".55"/><stop offset="1" stop-color="#1a0b3a" stop-opacity="0"/></radialGradient></defs>` +
  COLOURS.map(symbolsOf).join("") +
  symbol("bubblee-cross", cased("K", "translate(17.500 30) scale(.65)"));
