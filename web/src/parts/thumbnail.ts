/** A board as a small picture, cut to its frame or whole: nothing in it can be pressed or confused with another of its kind. */
export function thumbnail(body: string, prefix: string, whole = false): string | null {
  const template = document.createElement("template");
  template.innerHTML = withOwnIds(body, prefix);
  const svg = template.content.querySelector("svg");
  if (!svg) return null;
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    for (const name of ["role", "tabindex", "aria-label", "data-target", "data-area", "data-area-title"]) element.removeAttribute(name);
  }
  // Names that small are noise, to the eye and to a screen reader.
  for (const words of svg.querySelectorAll(whole ? ".b-name, .b-town, .b-sealabel" : "text")) words.remove();
  if (!whole) svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  return svg.outerHTML;
}

/** Ids, and what refers to them, under a prefix: the page may show the same drawing twice. */
function withOwnIds(body: string, prefix: string): string {
  const own = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
  return body.replace(/( id="|href="#|url\(#)([^")]+)/g, (whole, before: string, id: string) => (own.has(id) ? before + prefix + id : whole));
}
