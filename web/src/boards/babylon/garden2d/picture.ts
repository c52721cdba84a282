/** Makes a picture of the garden from above out of the board on the screen. */

/** Computed styles to inline: a standalone picture has no style sheets. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "opacity",
  "font",
  "text-anchor",
];
const SIZE = 1344;
const EDGE = 48;

/** A PNG of an SVG board on a sand background. */
export async function flatPicture(board: SVGSVGElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE + 2 * EDGE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("the canvas gave no pen");
  pen.fillStyle = "#e7cf9f";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(await imageOf(board), EDGE, EDGE, SIZE, SIZE);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the canvas gave no picture");
  return blob;
}

async function imageOf(board: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(standingAlone(board));
  const image = new Image(SIZE, SIZE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** A copy without its interactive parts and with all styles inlined. */
function standingAlone(board: SVGSVGElement): SVGSVGElement {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [from, to] = [board.querySelectorAll<SVGElement>("*"), copy.querySelectorAll<SVGElement>("*")];
  from.forEach((one, index) => {
    const seen = getComputedStyle(one);
    for (const name of STYLES) to[index]?.style.setProperty(name, seen.getPropertyValue(name));
  });
  copy.querySelectorAll('[role="row"]').forEach((row) => row.remove());
  copy.setAttribute("width", String(SIZE));
  copy.setAttribute("height", String(SIZE));
  return copy;
}
