import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Document,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Attendu } from '../../../../drawing/index.ts';
import { USAGES } from '../../../../drawing/panneaux/usages.ts';
import type { CheminDesMots } from '../../../../drawing/retouche.ts';
import { attenduLarge, sorteDe } from './attendu.ts';

/** A word that may go on, and what is typed in its place. */
export interface SuitePossible {
  mot: string;
  tape: string;
  dit?: string;
}

export interface Completion {
  debut: number;
  fin: number;
  /** How much of it was typed. */
  prefixe: string;
  suites: SuitePossible[];
}

/** Nobody else writes it. */
const ICI = 'ici0ici';
const MOST = 30;

const nu = (mot: string): string =>
  mot.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

/** All that may stand where the caret is, the nearest first. Null: nothing is known there. */
export function completionsOf(texte: string, caret: number, lexique: Attendu): Completion | null {
  const ligne = texte.slice(texte.lastIndexOf('\n', caret - 1) + 1, caret);
  if (/(^|\s)#/.test(ligne)) return null;
  const [, avant, prefixe] =
    /^(.*(?:[{[,]|:(?=\s)|^\s*-(?=\s))|)\s*([^{}[\],:"']*)$/.exec(ligne) ?? [];
  if (avant === undefined || prefixe === undefined || prefixe.endsWith(':')) return null;
  const debut = caret - prefixe.length;
  const fin = caret + /^[\p{L}\p{N}.’-]*/u.exec(texte.slice(caret))![0].length;
  const reste = /^[^\n]*/.exec(texte.slice(fin))![0];
  const seul = /^\s*(-\s*)?$/.test(ligne.slice(0, ligne.length - prefixe.length));
  const marque = seul && !/^\s*:/.test(reste) ? `${ICI}:` : ICI;
  const doc = parseDocument(texte.slice(0, debut) + marque + texte.slice(fin), {
    uniqueKeys: false,
    prettyErrors: false,
  });
  const place = placeOf(doc);
  if (!place) return null;
  const attendu = kindAsked(lexique, place) ?? attenduLarge(lexique, place.mots, place.chemin);
  const cherche = nu(prefixe.trim());
  const suites = suitesOf(attendu, place)
    .map((suite) => ({ suite, rang: rangOf(suite, cherche) }))
    .filter(({ rang }) => rang < LOIN)
    .toSorted((un, autre) => un.rang - autre.rang)
    .map(({ suite }) => suite)
    .slice(0, MOST);
  // A key that is there keeps its colon.
  const nues = /^\s*:/.test(reste)
    ? suites.map((suite) => ({ ...suite, tape: suite.mot }))
    : suites;
  return { debut, fin, prefixe, suites: nues };
}

/** The word that tells one kind from the others: those of all kinds fit. */
function kindAsked(lexique: Attendu, { chemin, mots, autour }: PlaceEcrite): Attendu | undefined {
  const cle = chemin.at(-1);
  if (autour || typeof cle !== 'string') return undefined;
  const parent = attenduLarge(lexique, mots, chemin.slice(0, -1));
  if (parent?.genre !== 'ou') return undefined;
  const choix = parent.de.map((kind) =>
    kind.genre === 'clés' && kind.demande.includes(cle) ? kind.cles[cle] : undefined,
  );
  if (!choix.every((each) => each?.genre === 'mots')) return undefined;
  return { genre: 'mots', mots: [...new Set(choix.flatMap(({ mots: leurs }) => leurs))] };
}

const LOIN = 9;
function rangOf({ mot, dit = '' }: SuitePossible, cherche: string): number {
  const [m, d] = [nu(mot), nu(dit)];
  if (m.startsWith(cherche)) return 0;
  if (m.includes(` ${cherche}`)) return 1;
  if (cherche.length > 2 && (d.startsWith(cherche) || d.includes(` ${cherche}`))) return 2;
  return LOIN;
}

interface PlaceEcrite {
  chemin: CheminDesMots;
  mots: unknown;
  /** The words beside a key that is being typed; null: a value is. */
  autour: Record<string, unknown> | null;
}

function placeOf(doc: Document): PlaceEcrite | null {
  let place: PlaceEcrite | null = null;
  const mots = () => doc.toJS({ maxAliasCount: 0 }) as unknown;
  visit(doc, {
    Scalar(key, node, path) {
      if (!String(node.value).includes(ICI)) return;
      const chemin = cheminOf(path as Node[], node);
      const autour = key === 'key' ? mapOf(path as Node[]) : null;
      place = { chemin: key === 'key' ? chemin.slice(0, -1) : chemin, mots: mots(), autour };
      return visit.BREAK;
    },
  });
  return place;
}

function cheminOf(path: readonly Node[], node: Node): (string | number)[] {
  return [...path, node].flatMap((each, i, all): (string | number)[] => {
    const next = all[i + 1];
    if (isSeq(each) && next) return [each.items.indexOf(next)];
    if (isPair(each)) return [isScalar(each.key) ? String(each.key.value) : ''];
    return [];
  });
}

function mapOf(path: readonly Node[]): Record<string, unknown> {
  const map = path.findLast(isMap);
  const cles = map?.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')) ?? [];
  return Object.fromEntries(
    cles.filter((cle) => !cle.includes(ICI)).map((cle) => [cle, map!.get(cle)]),
  );
}

function suitesOf(attendu: Attendu | undefined, place: PlaceEcrite): SuitePossible[] {
  if (!attendu) return [];
  const { autour } = place;
  if (autour && attendu.genre === 'ou' && Object.keys(autour).length > 0)
    return suitesOf(sorteDe(attendu, autour), place);
  switch (attendu.genre) {
    case 'ou': {
      const toutes = attendu.de.flatMap((each) => suitesOf(each, place));
      return toutes.filter(({ tape }, i) => toutes.findIndex((t) => t.tape === tape) === i);
    }
    case 'mots':
      return attendu.mots.map((mot) => {
        const dit = usageOf(mot);
        return { mot, tape: isNu(mot) ? mot : `"${mot}"`, ...(dit && { dit }) };
      });
    case 'clés':
      return autour
        ? Object.keys(attendu.cles)
            .filter((cle) => !Object.hasOwn(autour, cle))
            .map((cle) => ({ mot: cle, tape: `${cle}: ` }))
        : Object.keys(attendu.cles)
            .slice(0, 1)
            .map((cle) => ({ mot: `{ ${cle}: … }`, tape: `{ ${cle}: ` }));
    case 'liste':
      return autour ? suitesOf(attendu.de, place) : [];
    case 'texte':
      return place.chemin[0] === 'verifie' ? nomsDe(place.mots) : [];
    case 'nombre':
      return [];
  }
}

const usageOf = (mot: string): string | undefined => (USAGES as Record<string, string>)[mot];

/** Written without quotes it is a word to the reader, too. */
const isNu = (mot: string): boolean => /^[\p{L}\p{N}]/u.test(mot) && !mot.endsWith(':');

/** Names that an answer may claim something of. */
function nomsDe(mots: unknown): SuitePossible[] {
  const { image } = (mots ?? {}) as { image?: { scene?: { usagers?: Record<string, unknown>[] } } };
  const usagers = image?.scene?.usagers;
  if (!Array.isArray(usagers)) return [];
  const noms = usagers.map(({ moi, nom, qui }) => String(moi === 'oui' ? 'moi' : (nom ?? qui)));
  return [...new Set([...noms, 'personne'])].map((mot) => ({ mot, tape: mot }));
}
