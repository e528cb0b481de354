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
import { disposeNode } from './dispose.ts';
import { Faute, phraseOf, phraseSurPlace } from './faute.ts';
import { ailleurs } from './francais.ts';
import { type Image, readImage } from './image.ts';
import type { Letter } from '../regles/lettres.ts';
import type { Verdict } from './scene/verifie/index.ts';
import { proche, vouliezVous } from './proche.ts';
import { typographie } from './typographie.ts';

/** `ligne` counts from 1; null: the text alone cannot tell. */
export interface FauteEcrite {
  ligne: number | null;
  phrase: string;
  /** Beside its line, without the way there. */
  surPlace?: string;
  chemin?: readonly PropertyKey[];
}

export interface TexteLu {
  image?: Image;
  verdict?: Verdict;
  fautes: FauteEcrite[];
}

export interface Question {
  jour: string;
  correcte?: Letter;
  lettres?: readonly Letter[];
}

/** The busiest picture of the bank has 120; more would take a parser seconds. */
const MOST_MARKS = 2000;
const DEEPEST = 24;
/** One word's fault may repeat a thousand times. */
const MOST_SAID = 20;

/** `readImage` for typed YAML. Never throws, and bounds its time whatever the text. */
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
      .map(({ phrase, ...faute }) => ({ ...faute, phrase: typographie(phrase) })),
  };
}

function readAll(texte: string, question: Question): TexteLu {
  const excess = tooMuch(texte);
  if (excess) return { fautes: [excess] };
  const lines = new LineCounter();
  try {
    // The parser's own check for duplicate keys is quadratic: see below.
    const doc = parseDocument(texte, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
    });
    const at = (offset: number) => lines.linePos(offset).line;
    const [error] = doc.errors;
    if (error) {
      const [arret] = error.pos;
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
    fautes: fautes.map((faute) => ({
      ligne: lineOf(doc, at, faute),
      phrase: phraseOf(faute),
      surPlace: phraseSurPlace(faute),
      chemin: faute.chemin,
    })),
  };
}

export function texteOf(words: { image?: unknown; verifie?: unknown }): string {
  const doc = new Document(words, { aliasDuplicateObjects: false });
  visit(doc, {
    Collection(_, node, path) {
      // Its keys and pairs are in the path, too.
      disposeNode(node, path.length);
      return node.flow ? visit.SKIP : undefined;
    },
  });
  return doc.toString({ lineWidth: 0 }).trimEnd();
}

/** A map's fault points at the key that the sentence names. */
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

/** YAML allows references and duplicate keys; pictures do not. */
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

function horsPlace(cle: string, tout: YAMLMap): string {
  const mot = proche(
    cle,
    ['image', 'verifie'].filter((c) => !tout.has(c)),
  );
  const dit = `« ${cle} » n’a pas sa place ici`;
  if (mot !== undefined) return dit + vouliezVous(mot);
  return `${dit} : ${ailleurs(cle) ?? 'il n’y a que « image » et « verifie »'}.`;
}

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

const isFlow = ({ message }: { message: string }) => message.startsWith('Flow ');

const CROCHETS = /"(?:\\.|[^"\\\n])*"|(?<=[\s,[{:])'[^'\n]*'|(?<=^|\s)#.*|[[\]{}]/gm;

function ouverteAvant(texte: string, jusque: number): number | undefined {
  const ouvertes: number[] = [];
  for (const { 0: mark, index } of texte.slice(0, jusque).matchAll(CROCHETS))
    if (mark === '[' || mark === '{') ouvertes.push(index);
    else if (mark === ']' || mark === '}') ouvertes.pop();
  return ouvertes.at(-1);
}

function saidOf({ code, message }: { code: string; message: string }, ligne: string): string {
  if (isFlow({ message })) return 'Il manque une accolade ou un crochet fermant.';
  if (COLLE.test(ligne)) return 'Il manque une espace après le deux-points.';
  // The parser reports a dedented line so, too.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !DEUX_CLES.test(ligne)) return ERRORS['BAD_INDENT']!;
  return ERRORS[code] ?? ILLISIBLE;
}
