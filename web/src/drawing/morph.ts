/** Change a drawing in place: elements with the same id stay the same elements. */

type Known = Map<string, Element>;

/** Make the inside of `host` equal to `markup`, keeping as many elements as possible. */
export function morph(host: Element, markup: string): void {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const known: Known = new Map([...host.querySelectorAll("[id]")].map((element) => [element.id, element]));
  children(host, template.content, known);
}

function children(from: Node, to: Node, known: Known): void {
  let next = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const kept = match(next, wanted, known);
    if (!kept) {
      from.insertBefore(wanted, next);
      continue;
    }
    if (kept === next) next = next.nextSibling;
    else from.insertBefore(kept, next);
    same(kept, wanted, known);
  }
  while (next) {
    const rest = next.nextSibling;
    next.remove();
    next = rest;
  }
}

/** The old node that becomes the wanted one: the one with its id, or the one in its place. */
function match(next: ChildNode | null, wanted: ChildNode, known: Known): ChildNode | null {
  if (wanted instanceof Element && wanted.id) {
    const old = known.get(wanted.id);
    return old?.nodeName === wanted.nodeName && !old.contains(next?.parentNode ?? null) ? old : null;
  }
  if (next?.nodeName !== wanted.nodeName || (next instanceof Element && next.id)) return null;
  return next;
}

function same(kept: ChildNode, wanted: ChildNode, known: Known): void {
  if (!(kept instanceof Element) || !(wanted instanceof Element)) {
    if (kept.nodeValue !== wanted.nodeValue) kept.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name, value } of [...wanted.attributes]) {
    if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
  }
  for (const { name } of [...kept.attributes]) {
    if (!wanted.hasAttribute(name)) kept.removeAttribute(name);
  }
  children(kept, wanted, known);
}
