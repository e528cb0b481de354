import { type Marque, createListes, marqueOf } from './listes.ts';

export interface Colle {
  html: string;
  dit: string[];
  images: ImageCollee[];
}

export interface ImageCollee {
  /** Marker in the text until `places.ts` removes it. */
  marque: string;
  file: File;
  alt: string;
}

interface PasteOptions {
  isOurs: (src: string | null) => boolean;
  uploads: boolean;
}

const PHRASES = {
  image: 'Une image n’a pas pu être collée\u00a0: ajoutez-la par «\u00a0Image\u00a0».',
  tableau: 'L’éditeur n’a pas de tableaux\u00a0: chaque rangée est devenue une ligne.',
  commentaire: 'Les commentaires ont été laissés de côté.',
  suivi: 'Ce que le suivi des modifications supprime a été laissé de côté.',
  cache: 'Le texte masqué a été laissé de côté.',
  lettre: 'Après «\u00a0aa\u00a0», les lettres continuent ici par ab, ac\u00a0: vérifiez-les.',
  numero: 'Les numéros composés, comme 1.2, sont devenus simples\u00a0: vérifiez-les.',
  niveau: 'Un point plus profond que celui qui le suit est au même niveau\u00a0: vérifiez-le.',
  case: 'Les cases à cocher ont été laissées de côté.',
  autre: 'Une vidéo, une formule ou un dessin a été laissé de côté.',
} as const;
type Phrase = keyof typeof PHRASES;

export const IMAGE_NON_COLLEE = PHRASES.image;

/** Empty when no picture is readable; null when the clipboard has words. */
export function imagesSeules(clipboard: DataTransfer | null): File[] | null {
  const types = clipboard?.types ?? [];
  if (!clipboard || !types.includes('Files')) return null;
  const html = clipboard.getData('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // A browser that copies a picture adds its source as text.
  const words = html === '' ? clipboard.getData('text/plain') : body.textContent;
  if (words.trim() !== '' || body.querySelectorAll('img').length > 1) return null;
  return [...clipboard.files].filter(({ type }) => type.startsWith('image/'));
}

export function cleanPasted(html: string, { isOurs, uploads }: PasteOptions): Colle {
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
  for (const each of body.querySelectorAll(CASES)) {
    each.remove();
    told.add('case');
  }
  const images: ImageCollee[] = [];
  for (const each of body.querySelectorAll('img')) {
    if (isOurs(each.getAttribute('src'))) continue;
    const file = uploads && fileOf(each.src);
    if (file) {
      const image = imageCollee(file, each.alt);
      images.push(image);
      each.replaceWith(image.marque);
    } else leave([each], 'image');
  }
  for (const each of body.querySelectorAll('h3, h4, h5, h6'))
    each.replaceWith(unwrapped(each, 'h2'));
  // Google Docs wraps everything in a `b` with normal weight.
  for (const each of body.querySelectorAll<HTMLElement>('b[style]'))
    if (each.style.fontWeight === 'normal') each.replaceWith(...each.childNodes);
  for (const phrase of listsOfWord(body)) told.add(phrase);
  if (listsByLevel(body)) told.add('niveau');
  if (nestLists(body)) told.add('niveau');
  if (rowsOf(body)) told.add('tableau');
  for (const each of body.querySelectorAll('*'))
    if (each.localName.includes(':')) each.replaceWith(...each.childNodes);
  const dit = (Object.keys(PHRASES) as Phrase[]).filter((phrase) => told.has(phrase));
  return { html: body.innerHTML, dit: dit.map((phrase) => PHRASES[phrase]), images };
}

let nombre = 0;

/** The private-use signs occur on no keyboard and in no document. */
export const imageCollee = (file: File, alt: string): ImageCollee => ({
  marque: `\uE0F0${++nombre}\uE0F1`,
  file,
  alt: alt.slice(0, 300),
});

function fileOf(src: string): File | undefined {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i.exec(src) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new File([bytes], `Image collée.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}

/** Word and Excel have a list and reference marks, LibreOffice has `comment` in cells. */
const COMMENTAIRES =
  'comment, [style*="mso-element:comment" i], [style*="mso-special-character:comment" i], .MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt';

/** Google writes checkboxes as pictures, Notion as empty blocks. */
const CASES =
  'img[aria-roledescription="checkbox"], li > .checkbox:empty, input[type="checkbox" i]';

/** Google writes « [a] » beside the words, and the comment itself at the end. */
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

/** In the pasted document pictures are not fetched. */
function unwrapped(element: Element, name: 'div' | 'h2' | 'p'): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
}

const MSO = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i;

/** Word writes points as paragraphs with marks; the result names losses that an `ol` can't show. */
function listsOfWord(root: HTMLElement): Set<'numero' | 'lettre' | 'niveau'> {
  const listes = createListes();
  const autres = new Set<'numero' | 'lettre' | 'niveau'>();
  for (const paragraph of root.querySelectorAll<HTMLElement>('p, h1, h2')) {
    const [, l, niveau, lfo] = MSO.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!l || !niveau) continue;
    const mark = takeMark(paragraph).replace(/\s+/g, ' ').trim();
    if (paragraph.localName !== 'p') {
      // A heading keeps its number as text, once.
      if (/[\p{L}\p{N}]/u.test(mark)) paragraph.prepend(`${mark} `);
      continue;
    }
    const marque: Marque = marqueOf(mark, listes.avant(Number(niveau)));
    if (marque.genre === null && /[\p{L}\p{N}]{2}/u.test(mark)) {
      // « Article 1 » is words, and no list counts so.
      paragraph.prepend(`${mark} `);
      continue;
    }
    if (marque.composee) autres.add('numero');
    if (marque.redoublee) autres.add('lettre');
    const cle = `${l} ${lfo}`;
    const point = { element: paragraph, niveau: Number(niveau), cle, ...marque };
    if (listes.add(point, paragraph)) autres.add('niveau');
  }
  return autres;
}

/** Word flags the mark as ignored; without the flag it precedes the words. */
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

const LISTES = 'ol, ul';

const isList = (element: Element | null | undefined): boolean => element?.matches(LISTES) ?? false;

/** Google's published documents encode list and depth in a class. */
const KIX = /\blst-kix_(\w+)-(\d)\b/;

function niveauOf(point: Element): number | null {
  const dit = point.getAttribute('data-aria-level') ?? point.getAttribute('aria-level');
  if (dit !== null) return Number(dit) || null;
  const kix = KIX.exec(point.parentElement!.className)?.[2];
  return kix === undefined ? null : Number(kix) + 1;
}

const firstOf = (list: Element) =>
  Number(list.getAttribute('start') ?? list.firstElementChild?.getAttribute('value') ?? 1);

/** Word online and Google's published documents write flat lists with levels. True: a level was lost. */
function listsByLevel(root: HTMLElement): boolean {
  for (const each of root.querySelectorAll('div'))
    if (each.childElementCount > 0 && holdsListsAlone(each)) each.replaceWith(...each.childNodes);
  const lists = [...root.querySelectorAll(LISTES)].filter(
    (list) =>
      list.childElementCount > 0 &&
      !list.querySelector(LISTES) &&
      !list.parentElement?.closest(LISTES) &&
      [...list.children].every((point) => niveauOf(point) !== null),
  );
  const isBroken = (point: Element) => point.hasAttribute('data-listid') || niveauOf(point)! > 1;
  if (!lists.some((list) => [...list.children].some(isBroken))) return false;
  const listes = createListes();
  let remonte = false;
  for (const list of lists) {
    const suivants: number[] = [];
    for (const [at, point] of [...list.children].entries()) {
      const niveau = niveauOf(point)!;
      const genre = genreOf(list, point);
      const suivant = suivants[niveau] ?? (at === 0 ? firstOf(list) : 1);
      const numero = genre === null ? null : suivant;
      suivants.length = niveau;
      suivants.push(suivant + 1);
      const cle = point.getAttribute('data-listid') ?? KIX.exec(list.className)?.[1] ?? '';
      const element = unwrapped(point, 'div');
      list.before(element);
      if (listes.add({ element, niveau, genre, numero, cle }, element)) remonte = true;
      element.replaceWith(...element.childNodes);
    }
    list.remove();
  }
  for (const end of root.querySelectorAll('.EOP')) end.remove();
  return remonte;
}

const holdsListsAlone = (element: Element) =>
  [...element.childNodes].every((node) =>
    node.nodeType === Node.ELEMENT_NODE ? isList(node as Element) : !node.textContent?.trim(),
  );

/** Google and Apple Notes nest lists outside `li`, so each joins the point before. True: a level was lost. */
function nestLists(root: HTMLElement): boolean {
  let remonte = false;
  for (const point of root.querySelectorAll('li'))
    if (point.childElementCount > 0 && holdsListsAlone(point)) point.replaceWith(...point.children);
  for (const list of root.querySelectorAll(LISTES)) {
    const genre = genreOf(list, list.querySelector(':scope > li'));
    if (genre !== null && genre !== '1') list.setAttribute('type', genre);
    const value = list.querySelector(':scope > li')?.getAttribute('value');
    if (genre !== null && value && !list.hasAttribute('start')) list.setAttribute('start', value);
    for (const child of list.querySelectorAll(':scope > :not(li)')) {
      const before = child.previousElementSibling;
      if (before) before.append(child);
      else {
        list.before(child);
        remonte ||= isList(child) && list.childElementCount > 0;
      }
    }
    if (list.childElementCount === 0) list.remove();
  }
  return remonte;
}

const ENTRE = ' | ';
const BLOCS = 'p, div, li, h1, h2, blockquote';

/** Each row becomes a line, unless the table has one column. True: there was a table. */
function rowsOf(root: HTMLElement): boolean {
  let had = false;
  // The innermost table comes first, because tables nest.
  for (const table of [...root.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows];
    const wide = rows.some(({ cells }) => cells.length > 1);
    had ||= wide;
    const lines = gridOf(rows).flatMap((cells) => {
      if (!wide) return blocksOf(cells[0]);
      const line = root.ownerDocument.createElement('p');
      for (const [at, cell] of cells.entries()) {
        if (at > 0) line.append(ENTRE);
        if (cell) line.append(...inlineOf(cell));
      }
      return line.textContent.replaceAll('|', '').trim() === '' ? [] : [line];
    });
    if (table.caption) lines.unshift(unwrapped(table.caption, 'p'));
    table.replaceWith(...lines);
  }
  return had;
}

/** A spreadsheet's span may cover a whole column, so spans are capped. */
const MOST_SPAN = 100;

/** A cell that spans rows repeats in each, because each row is read alone. */
function gridOf(rows: readonly HTMLTableRowElement[]): (HTMLElement | undefined)[][] {
  const below: { cell: HTMLElement; left: number }[] = [];
  return rows.map((row) => {
    const line: (HTMLElement | undefined)[] = [];
    const fill = () => {
      for (let above = below[line.length]; above && above.left > 0; above = below[line.length]) {
        above.left--;
        line.push(above.cell.cloneNode(true) as HTMLElement);
      }
    };
    for (const cell of row.cells) {
      fill();
      const at = line.length;
      line.push(cell);
      for (let more = 1; more < Math.min(cell.colSpan, MOST_SPAN); more++) line.push(undefined);
      if (cell.rowSpan > 1) below[at] = { cell, left: Math.min(cell.rowSpan, MOST_SPAN) - 1 };
    }
    fill();
    while (line.length > 0 && !line.at(-1)) line.pop();
    return line;
  });
}

function blocksOf(cell: HTMLElement | undefined): Node[] {
  if (!cell) return [];
  if (cell.querySelector(BLOCS)) return [...cell.childNodes];
  if (cell.textContent.trim() === '' && !cell.querySelector('img')) return [];
  return [unwrapped(cell, 'p')];
}

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
