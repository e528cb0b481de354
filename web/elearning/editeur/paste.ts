/** What other programs put on the clipboard, made into plain lists, headings and paragraphs. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const each of body.querySelectorAll('style, script, meta, link, title, xml')) each.remove();
  dropComments(body);
  for (const each of body.querySelectorAll('h3, h4, h5, h6')) rename(each, 'h2');
  // Google wraps all that it copies in one bold that is none.
  for (const each of body.querySelectorAll<HTMLElement>('b[style]'))
    if (each.style.fontWeight === 'normal') each.replaceWith(...each.childNodes);
  listsOfWord(body);
  for (const each of body.querySelectorAll('*'))
    if (each.localName.includes(':')) each.replaceWith(...each.childNodes);
  return body.innerHTML;
}

function dropComments(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const all: Node[] = [];
  while (walker.nextNode()) all.push(walker.currentNode);
  for (const comment of all) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

const MSO = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBERED = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i;

/** Word says of a point that it is a paragraph, with its mark as text and its level in a style. */
function listsOfWord(root: HTMLElement): void {
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p')) {
    const level = Number(MSO.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (last === null || last !== paragraph.previousElementSibling) lists = [];
    const mark = takeMark(paragraph);
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) {
      const list = root.ownerDocument.createElement(NUMBERED.test(mark) ? 'ol' : 'ul');
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(pointOf(root))).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const point = pointOf(root);
    point.append(paragraph);
    lists.at(-1)!.append(point);
    last = lists[0]!;
  }
}

const pointOf = (root: HTMLElement) => root.ownerDocument.createElement('li');

/** The mark is in a part that Word itself ignores; where it says not, in front of the words. */
function takeMark(paragraph: HTMLElement): string {
  for (const part of paragraph.querySelectorAll<HTMLElement>('span[style]'))
    if (/mso-list:\s*ignore/i.test(part.getAttribute('style') ?? '')) {
      const mark = part.textContent;
      part.remove();
      return mark;
    }
  const first = paragraph.firstChild;
  const mark = /^\s*([·•o§–-]|\d+[.)])\s+/.exec(first?.textContent ?? '')?.[0] ?? '';
  if (mark && first?.nodeType === Node.TEXT_NODE)
    first.nodeValue = first.nodeValue!.slice(mark.length);
  return mark;
}
