import {
  Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { Faute, phraseOf } from './faute.ts';
import { ailleurs } from './francais.ts';
import { type Image, readImage } from './image.ts';
import type { Lettre, Verdict } from './scene/verifie/index.ts';
import { proche, vouliezVous } from './proche.ts';
import { typographie } from './typographie.ts';

/** A fault of a text; `ligne` counts from 1, null where the text alone can't tell. */
export interface FauteEcrite {
  ligne: number | null;
  phrase: string;
}

export interface TexteLu {
  image?: Image;
  verdict?: Verdict;
  fautes: FauteEcrite[];
}

export interface Question {
  jour: string;
  correcte?: Lettre;
  lettres?: readonly Lettre[];
}

/** Beyond it a text is no picture, and would take a parser seconds: the busiest of the bank has 120. */
const MOST_MARKS = 2000;
const DEEPEST = 24;
/** What is wrong with one word can be said of each of a thousand. */
const MOST_SAID = 20;

/**
 * The same as `readImage`, of the YAML text that somebody types. Never throws; takes as much time
 * as a picture does and no more, whatever the text.
 */
export function readTexte(texte: string, question: Question): TexteLu {
  const { fautes, verdict, ...lu } = readAll(texte, question);
  return {
    ...lu,
    ...(verdict && {
      verdict: {
        ...verdict,
        constat: typographie(verdict.constat),
        contradictions: verdict.contradictions.slice(0, MOST_SAID).map(typographie),
      },
    }),
    fautes: fautes
      .slice(0, MOST_SAID)
      .map(({ ligne, phrase }) => ({ ligne, phrase: typographie(phrase) })),
  };
}

function readAll(texte: string, question: Question): TexteLu {
  const excess = tooMuch(texte);
  if (excess) return { fautes: [excess] };
  const lines = new LineCounter();
  try {
    // Duplicate keys are looked for below: the parser's own way takes the square of their number.
    const doc = parseDocument(texte, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
    });
    const at = (offset: number) => lines.linePos(offset).line;
    const [error] = doc.errors;
    if (error) {
      const [arret] = error.pos;
      // The parser stops after what was left open.
      const ligne = at(isFlow(error) ? (ouverteAvant(texte, arret) ?? arret) : arret);
      return { fautes: [{ ligne, phrase: saidOf(error, texte.split('\n')[ligne - 1] ?? '') }] };
    }
    const own = faultsOf(doc, at);
    if (own.length > 0) return { fautes: own };
    return read(doc, at, question);
  } catch {
    return { fautes: [{ ligne: null, phrase: ILLISIBLE }] };
  }
}

function read(doc: Document, at: (offset: number) => number, question: Question): TexteLu {
  const words = (doc.toJS({ maxAliasCount: 0 }) ?? {}) as { image?: unknown; verifie?: unknown };
  const { image, verdict, fautes } = readImage(words, question);
  if (words.image === undefined) fautes.unshift(new Faute([], COMMENCE));
  return {
    ...(image && { image }),
    ...(verdict && { verdict }),
    fautes: fautes.map((faute) => ({ ligne: lineOf(doc, at, faute), phrase: phraseOf(faute) })),
  };
}

/** Wider than a phone a line would scroll; a scene with each key on its own would be a page long. */
const WIDTH = 76;

/** The text of a described picture: what reads the same, written as people write it. */
export function texteOf(words: { image?: unknown; verifie?: unknown }): string {
  const doc = new Document(words, { aliasDuplicateObjects: false });
  visit(doc, {
    Collection(_, node, path) {
      if (path.length < 3) return;
      if (isSeq(node) && node.items.some(isMap)) return;
      node.flow = JSON.stringify(node).length <= WIDTH - path.length;
      return node.flow ? visit.SKIP : undefined;
    },
  });
  return doc.toString({ lineWidth: 0 }).trimEnd();
}

/** The line of what a path leads to; of a map, that of the key which the sentence names. */
function lineOf(
  doc: Document,
  at: (offset: number) => number,
  { chemin, message }: Faute,
): number | null {
  let place: number | undefined;
  let node: unknown = doc.contents;
  for (const key of chemin) {
    const next = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
      : isSeq(node)
        ? node.items[Number(key)]
        : undefined;
    if (next === undefined) break;
    place = startOf(isPair(next) ? next.key : next) ?? place;
    node = isPair(next) ? next.value : next;
  }
  if (isMap(node)) {
    const named = node.items.find(
      ({ key }) => isScalar(key) && message.includes(`« ${String(key.value)} »`),
    );
    place = startOf(named?.key) ?? place;
  }
  return place === undefined ? null : at(place);
}

const startOf = (node: unknown): number | undefined =>
  isNode(node) ? (node as Node).range?.[0] : undefined;

/** What YAML has and a picture does not: references, and a key that stands twice. */
function faultsOf(doc: Document, at: (offset: number) => number): FauteEcrite[] {
  const fautes: FauteEcrite[] = [];
  const say = (node: unknown, phrase: string) =>
    fautes.push({ ligne: at(startOf(node) ?? 0), phrase });
  if (doc.contents !== null && !isMap(doc.contents)) say(doc.contents, COMMENCE);
  visit(doc, (_, node) => {
    if (isAlias(node)) say(node, RENVOI);
    if (!isMap(node)) return;
    const seen = new Set<string>();
    for (const { key } of node.items) {
      const name = isScalar(key) ? key.value : undefined;
      if (typeof name !== 'string')
        say(
          key,
          'Une clé est un mot : vérifiez les accolades, et mettez entre guillemets un « : » qui n’en sépare pas une.',
        );
      else if (seen.has(name)) say(key, `La clé « ${name} » est là deux fois.`);
      else seen.add(name);
    }
  });
  if (isMap(doc.contents))
    for (const { key } of doc.contents.items)
      if (isScalar(key) && key.value !== 'image' && key.value !== 'verifie')
        say(key, horsPlace(String(key.value), doc.contents));
  return fautes;
}

/** A key at the very left that is neither of the two. */
function horsPlace(cle: string, tout: YAMLMap): string {
  const mot = proche(
    cle,
    ['image', 'verifie'].filter((c) => !tout.has(c)),
  );
  const dit = `« ${cle} » n’a pas sa place ici`;
  if (mot !== undefined) return dit + vouliezVous(mot);
  return `${dit} : ${ailleurs(cle) ?? 'il n’y a que « image » et « verifie »'}.`;
}

/** Told before any parser sees it. */
function tooMuch(texte: string): FauteEcrite | undefined {
  let depth = 0;
  let marks = 0;
  let ligne = 1;
  for (const letter of texte) {
    if (letter === '\n') ligne++;
    if (letter === '[' || letter === '{') depth++;
    if (letter === ']' || letter === '}') depth--;
    if (/[^\p{L}\p{N} ]/u.test(letter)) marks++;
    if (depth > DEEPEST)
      return { ligne, phrase: 'Il y a ici trop de crochets les uns dans les autres.' };
    if (marks > MOST_MARKS)
      return { ligne, phrase: 'Cette description est trop longue pour être celle d’une image.' };
  }
  return undefined;
}

const COMMENCE = 'Commencez par « image : », comme dans les exemples.';
const RENVOI = 'Les renvois (* et &) ne sont pas acceptés : écrivez les mots une deuxième fois.';
const ILLISIBLE =
  'Ce texte n’est pas lisible : vérifiez les retraits, les accolades et les guillemets.';

/** The parser's codes of what people do wrong; the others are rare, and all say the same. */
const ERRORS: Record<string, string> = {
  BAD_INDENT: 'Le retrait de cette ligne ne va pas : alignez-la avec celles du même niveau.',
  MISSING_CHAR: 'Il manque ici un deux-points, une virgule, une accolade ou un guillemet.',
  TAB_AS_INDENT: 'Le retrait se fait avec des espaces, pas avec des tabulations.',
  BLOCK_AS_IMPLICIT_KEY: 'Une seule clé par ligne : passez à la ligne avant la suivante.',
  MULTILINE_IMPLICIT_KEY: 'Il manque un deux-points dans cette ligne, après sa clé.',
  BLOCK_IN_FLOW: 'Entre accolades, tout s’écrit à la suite, sans tirets.',
  BAD_SCALAR_START: 'Mettez cette valeur entre guillemets.',
  BAD_DQ_ESCAPE: 'La barre « \\ » ne va pas ici : retirez-la.',
  MULTIPLE_DOCS: 'Il n’y a qu’une image ici : retirez cette ligne de tirets.',
  BAD_ALIAS: RENVOI,
  ALIAS_PROPS: RENVOI,
  UNEXPECTED_TOKEN:
    'Ce mot ou ce signe n’est pas attendu ici : vérifiez la ligne et celle d’avant.',
};

const COLLE = /^\s*(?:- )?[\p{L}]+:[^\s,}\]]/u;
const DEUX_CLES = /^\s*(?:- )?[^{["':]+:\s+[^{["':]+:(?:\s|$)/;

/** Something between brackets that is not closed. */
const isFlow = ({ message }: { message: string }) => message.startsWith('Flow ');

/** Texts in quotes and remarks, in which a bracket is none; and brackets. */
const CROCHETS = /"(?:\\.|[^"\\\n])*"|(?<=[\s,[{:])'[^'\n]*'|(?<=^|\s)#.*|[[\]{}]/gm;

/** Where the innermost bracket stands that is still open at `jusque`. */
function ouverteAvant(texte: string, jusque: number): number | undefined {
  const ouvertes: number[] = [];
  for (const { 0: mark, index } of texte.slice(0, jusque).matchAll(CROCHETS))
    if (mark === '[' || mark === '{') ouvertes.push(index);
    else if (mark === ']' || mark === '}') ouvertes.pop();
  return ouvertes.at(-1);
}

/** `ligne`: what stands where the parser stopped. */
function saidOf({ code, message }: { code: string; message: string }, ligne: string): string {
  if (isFlow({ message })) return 'Il manque une accolade ou un crochet fermant.';
  if (COLLE.test(ligne)) return 'Il manque une espace après le deux-points.';
  // The parser says so of a line that stands too far to the left, too.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !DEUX_CLES.test(ligne)) return ERRORS['BAD_INDENT']!;
  return ERRORS[code] ?? ILLISIBLE;
}
