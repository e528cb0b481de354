import { type Marque, createListes, marqueOf } from './listes.ts';

/** What is pasted, and what of it was left out or made otherwise, in sentences. */
export interface Colle {
  html: string;
  dit: string[];
}

/** What is said, once each, in this order. */
const PHRASES = {
  image: 'Les images ne se collent pas : ajoutez-les par « Image ».',
  tableau: 'L’éditeur n’a pas de tableaux : chaque rangée est devenue une ligne.',
  commentaire: 'Les commentaires ont été laissés de côté.',
  suivi: 'Ce que le suivi des modifications supprime a été laissé de côté.',
  cache: 'Le texte masqué a été laissé de côté.',
  numero: 'Les numéros composés, comme 1.2, sont devenus simples : vérifiez-les.',
  autre: 'Une vidéo, une formule ou un dessin a été laissé de côté.',
} as const;
type Phrase = keyof typeof PHRASES;

/** An image alone on the clipboard. */
export const IMAGE_SEULE = PHRASES.image;

/** What other programs put on the clipboard, made into plain lists, headings and paragraphs. */
export function cleanPasted(html: string, isOurs: (src: string | null) => boolean): Colle {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const told = new Set<Phrase>();
  const leave = (elements: Iterable<Element>, phrase: Phrase) => {
    for (const each of elements) {
      const said = each.textContent.trim() !== '' || each.querySelector('img') || isPicture(each);
      each.remove();
      if (said) told.add(phrase);
    }
  };
  for (const each of body.querySelectorAll('style, script, meta, link, title, xml')) each.remove();
  dropComments(body);
  leave(body.querySelectorAll(COMMENTAIRES), 'commentaire');
  leave(commentsOfDocs(body), 'commentaire');
  leave(body.querySelectorAll('del, .msoDel, [class*="msodel" i]'), 'suivi');
  leave([...body.querySelectorAll<HTMLElement>('[style], [hidden]')].filter(isHidden), 'cache');
  leave(body.querySelectorAll('iframe, video, audio, object, embed, canvas, svg, math'), 'autre');
  for (const each of body.querySelectorAll('img'))
    if (!isOurs(each.getAttribute('src'))) leave([each], 'image');
  for (const each of body.querySelectorAll('h3, h4, h5, h6')) rename(each, 'h2');
  // Google wraps all that it copies in one bold that is none.
  for (const each of body.querySelectorAll<HTMLElement>('b[style]'))
    if (each.style.fontWeight === 'normal') each.replaceWith(...each.childNodes);
  if (listsOfWord(body)) told.add('numero');
  listsOfWordOnline(body);
  nestLists(body);
  if (rowsOf(body)) told.add('tableau');
  for (const each of body.querySelectorAll('*'))
    if (each.localName.includes(':')) each.replaceWith(...each.childNodes);
  const dit = (Object.keys(PHRASES) as Phrase[]).filter((phrase) => told.has(phrase));
  return { html: body.innerHTML, dit: dit.map((phrase) => PHRASES[phrase]) };
}

/** Of Word: the list of them, and the mark after the words that each is about. */
const COMMENTAIRES =
  '[style*="mso-element:comment" i], [style*="mso-special-character:comment" i], .MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt';

/** Of Google: « [a] » beside the words, and a paragraph at the end. */
function commentsOfDocs(root: HTMLElement): Element[] {
  return [...root.querySelectorAll('a[href*="#cmnt"]')].map((link) => {
    const atEnd = /#cmnt_ref/.test(link.getAttribute('href')!);
    return link.closest(atEnd ? 'div, p' : 'sup') ?? link;
  });
}

const isHidden = (element: HTMLElement) =>
  element.hidden ||
  /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|font-size:\s*0(px|pt)?\s*(;|$)/i.test(
    element.getAttribute('style') ?? '',
  );

const isPicture = (element: Element) =>
  /^(img|iframe|video|audio|object|embed|canvas|svg)$/.test(element.localName);

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

const MSO = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i;

/** Word says of a point that it is a paragraph, with its mark as text and its level in a style. Whether a number was more than a list can say. */
function listsOfWord(root: HTMLElement): boolean {
  const listes = createListes();
  let composee = false;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p, h1, h2')) {
    const [, l, niveau, lfo] = MSO.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!l || !niveau) continue;
    if (paragraph.localName !== 'p') {
      // A heading stays one, with its number once.
      const mark = takeMark(paragraph).replace(/\s+/g, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(mark)) paragraph.prepend(`${mark} `);
      continue;
    }
    const mark = takeMark(paragraph);
    const marque: Marque = marqueOf(mark, listes.avant(Number(niveau)));
    if (marque.genre === null && /[\p{L}\p{N}]{2}/u.test(mark)) {
      // « Article 1 » is words, and no list counts so.
      paragraph.prepend(`${mark.replace(/\s+/g, ' ').trim()} `);
      continue;
    }
    composee ||= marque.composee;
    const cle = `${l} ${lfo}`;
    listes.add({ element: paragraph, niveau: Number(niveau), cle, ...marque }, paragraph);
  }
  return composee;
}

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

const TYPES: readonly [RegExp, Marque['genre']][] = [
  [/lower-(alpha|latin)/, 'a'],
  [/upper-(alpha|latin)/, 'A'],
  [/lower-roman/, 'i'],
  [/upper-roman/, 'I'],
];

function genreOf(list: Element, point: Element | null): Marque['genre'] {
  if (list.localName === 'ul') return null;
  const type = list.getAttribute('type') ?? '';
  if (/^[1aAiI]$/.test(type)) return type as Marque['genre'];
  const style = `${list.getAttribute('style')} ${point?.getAttribute('style')}`.toLowerCase();
  return TYPES.find(([is]) => is.test(style))?.[1] ?? '1';
}

/** Word in a browser wraps each point in a list of its own, and says its level beside it. */
function listsOfWordOnline(root: HTMLElement): void {
  const listes = createListes();
  for (const wrapper of root.querySelectorAll<HTMLElement>('.ListContainerWrapper'))
    for (const list of wrapper.querySelectorAll('ol, ul')) {
      const first = Number(list.getAttribute('start') ?? 1);
      for (const [at, point] of [...list.children].entries()) {
        const element = root.ownerDocument.createElement('div');
        element.append(...point.childNodes);
        wrapper.before(element);
        const genre = genreOf(list, point);
        const niveau = Number(point.getAttribute('aria-level') ?? 1);
        const cle = point.getAttribute('data-listid') ?? '';
        const numero = genre === null ? null : first + at;
        listes.add({ element, niveau, genre, numero, cle }, element);
        element.replaceWith(...element.childNodes);
      }
      if (list === wrapper.lastElementChild) wrapper.remove();
    }
  for (const end of root.querySelectorAll('.EOP')) end.remove();
}

/** A list that stands in a list, and not in a point of it, as Google writes it; and how its points are counted. */
function nestLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll('ol, ul')) {
    const genre = genreOf(list, list.querySelector(':scope > li'));
    if (genre !== null && genre !== '1') list.setAttribute('type', genre);
    const value = list.querySelector(':scope > li')?.getAttribute('value');
    if (genre !== null && value && !list.hasAttribute('start')) list.setAttribute('start', value);
    if (!list.parentElement?.matches('ol, ul')) continue;
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
  }
}

const ENTRE = ' | ';
const BLOCS = 'p, div, li, h1, h2, blockquote';

/** Each row of a table as a line, its cells apart; one column is what stands in it. Whether there was a table. */
function rowsOf(root: HTMLElement): boolean {
  let had = false;
  // The innermost first: a table may stand in a cell.
  for (const table of [...root.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows];
    const wide = rows.some(({ cells }) => cells.length > 1);
    had ||= wide;
    const lines = rows.flatMap(({ cells }) => {
      if (!wide) return [...(cells[0]?.childNodes ?? [])];
      const line = root.ownerDocument.createElement('p');
      for (const [at, cell] of [...cells].entries()) {
        if (at > 0) line.append(ENTRE);
        line.append(...inlineOf(cell));
      }
      return line.textContent.replaceAll('|', '').trim() === '' ? [] : [line];
    });
    const caption = table.caption;
    if (caption) {
      const line = root.ownerDocument.createElement('p');
      line.append(...caption.childNodes);
      lines.unshift(line);
    }
    table.replaceWith(...lines);
  }
  return had;
}

/** What stands in a cell as one line: its blocks are apart. */
function inlineOf(cell: HTMLElement): Node[] {
  const blocks = [...cell.querySelectorAll(BLOCS)].filter((each) => !each.querySelector(BLOCS));
  if (blocks.length === 0) return [...cell.childNodes];
  return blocks
    .filter((each) => each.textContent.trim() !== '' || each.querySelector('img'))
    .flatMap((each, at) => [
      ...(at > 0 ? [cell.ownerDocument.createTextNode(' / ')] : []),
      ...each.childNodes,
    ]);
}
