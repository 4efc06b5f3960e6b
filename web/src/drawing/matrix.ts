/** From an element's own units to those of its drawing, wherever an animation has it just now. */
export function toDrawing(element: SVGGraphicsElement): DOMMatrix {
  const matrix = new DOMMatrix();
  for (let part: Element | null = element; part instanceof SVGGraphicsElement && !(part instanceof SVGSVGElement); part = part.parentElement) {
    const own = part.transform.baseVal.consolidate()?.matrix;
    if (own) matrix.preMultiplySelf(DOMMatrix.fromMatrix(own));
  }
  return matrix;
}

const SVG = "http://www.w3.org/2000/svg";

export function make(tag: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
