import type { Selectable } from 'kysely';
import { Document, isMap, isSeq, parse, visit } from 'yaml';
import { joursOf } from '../../../../content/jours.ts';
import {
  type QuestionDuPersonnel,
  type FormeJugee,
  questionDuPersonnel,
} from '../../../../content/question.schema.ts';
import { isCode, texteOf } from '../../../../drawing/index.ts';
import type { Ensuite } from '../../../../regles/question.ts';
import { autresMots } from '../../../../regles/lettres.ts';
import { empreinteOf } from '../../../socle/texte/empreinte.ts';
import type { QuestionVersionTable } from '../../../eleve/questions/questions.tables.ts';
import type { Contenu } from '../../../eleve/questions/index.ts';
import { passages } from './passages.ts';

export type Version = Selectable<QuestionVersionTable>;

const NO_ALIASES = { maxAliasCount: 0 };

/** Returns `3f…-1280.webp` or `3f….svg`. */
export const fileNameOf = (adresse: string): string => adresse.slice(adresse.lastIndexOf('/') + 1);

export interface FormeDArchive {
  version: Version;
  /** The description that its drawing provides itself, which is omitted. */
  drawn: string | null;
}

export interface AvecSuite extends FormeDArchive {
  ensuite: Ensuite | null;
  suivante: FormeDArchive | undefined;
}

export function ecriteOf(ref: string, { ensuite, suivante, ...forme }: AvecSuite): object {
  const base = formeOf(ref, forme);
  if (!suivante)
    return ensuite === null || ensuite === 'change' ? base : { ...base, CVP2027: ensuite };
  return { ...base, CVP2027: laidOver(base, formeOf(ref, suivante)) };
}

/** Fields of the other form that differ; null: it has none. */
function laidOver(base: Ecrite, forme: Ecrite): Ecrite {
  const names = new Set([...Object.keys(base), ...Object.keys(forme)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => name !== 'code' && !isSame(base[name], forme[name]))
      .map((name) => [name, forme[name] ?? null]),
  );
}

type Ecrite = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) =>
  empreinteOf([sorted(one ?? null)]) === empreinteOf([sorted(other ?? null)]);

function formeOf(ref: string, { version, drawn }: FormeDArchive): Ecrite {
  const words = version.scene === null ? undefined : parse(version.scene, NO_ALIASES);
  const photo =
    version.libelleImage === null ? undefined : { photo: fileNameOf(version.libelleImage) };
  const image = words?.image ?? photo;
  const { imageDescription, code, valableDu, valableAu } = version;
  const jours = isCode(code) ? joursOf({ code }) : undefined;
  const all: Record<Exclude<keyof QuestionDuPersonnel, 'CVP2027'>, unknown> = {
    ref,
    question: version.libelle,
    image,
    description:
      image && (words === undefined || imageDescription !== drawn) ? imageDescription : undefined,
    a: version.a,
    b: version.b,
    c: version.c ?? undefined,
    d: version.d ?? undefined,
    correcte: version.correcte,
    grave: version.grave === 1 ? 'oui' : 'non',
    article: version.idArticleLois,
    justification: version.justification,
    ...autresMots((champ) => version[champ] ?? undefined),
    langue: version.langue === 'FR' ? undefined : version.langue,
    code: code === null ? 'aucun' : code === 'AR1975' ? undefined : code,
    valableDu: valableDu === null || valableDu === jours?.du ? undefined : valableDu,
    valableAu: valableAu === null || valableAu === jours?.au ? undefined : valableAu,
    verifie: words?.verifie,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Fields that only repeat are no difference. */
export function sameOf({ CVP2027, ...ecrite }: QuestionDuPersonnel): string {
  if (typeof CVP2027 !== 'object') return empreinteOf(sorted({ ...ecrite, CVP2027 }));
  const base: Ecrite = { ...ecrite, grave: ecrite.grave ? 'oui' : 'non' };
  return empreinteOf(sorted({ ...ecrite, CVP2027: laidOver(base, { ...base, ...CVP2027 }) }));
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, each]) => [key, sorted(each)])
      : value;

export const lueOf = (ref: string, ici: AvecSuite): QuestionDuPersonnel => {
  const lue = questionDuPersonnel.safeParse(ecriteOf(ref, ici));
  // Old values that the schema now refuses count as changed.
  return lue.success ? lue.data : ({ ref, illisible: ici.version.id } as never);
};

/** Characters; a wider line would scroll on a phone. */
const WIDTH = 96;

/** Writes short lists and maps on one line; never wraps texts. */
export function yamlOf(data: unknown, deep: number): string {
  const doc = new Document(data, { aliasDuplicateObjects: false });
  visit(doc, {
    Collection(_, node, path) {
      if (path.length < deep) return;
      if (isSeq(node) && node.items.some(isMap)) return;
      node.flow = JSON.stringify(node).length <= WIDTH - 2 * path.length;
      return node.flow ? visit.SKIP : undefined;
    },
  });
  return doc.toString({ lineWidth: 0 });
}

export const fichierDeQuestions = (entrees: readonly (object | string)[]): string =>
  yamlOf(entrees, 4).replace(/^- ref:/gm, (line, at) => (at === 0 ? line : `\n${line}`));

export interface ImageDUneEntree {
  libelleImage: string | null;
  description: string | null;
}

/** Keeps the typed form of unchanged texts. */
export function contenuOf(
  jugee: FormeJugee,
  { libelleImage, description }: ImageDUneEntree,
  before: Version | undefined,
): Contenu {
  const code = jugee.code === 'aucun' ? null : jugee.code;
  const jours =
    code === null
      ? { du: jugee.valableDu ?? null, au: jugee.valableAu ?? null }
      : joursOf({ ...jugee, code });
  return {
    langue: jugee.langue,
    libelle: jugee.question,
    libelleImage,
    scene: sceneOf(jugee, before),
    imageDescription: jugee.description ?? description,
    a: jugee.a,
    b: jugee.b,
    c: jugee.c ?? null,
    d: jugee.d ?? null,
    correcte: jugee.correcte,
    grave: jugee.grave ? 1 : 0,
    justification: jugee.justification,
    ...autresMots((champ) => jugee[champ] ?? null),
    idArticleLois: jugee.article,
    code,
    valableDu: jours.du,
    valableAu: jours.au,
  };
}

function sceneOf({ mots }: FormeJugee, before: Version | undefined): string | null {
  if (!mots) return null;
  const typed = before?.scene;
  const same = typed && empreinteOf(sorted(parse(typed, NO_ALIASES))) === empreinteOf(sorted(mots));
  return same ? typed : texteOf(mots);
}

const CHAMPS = questionDuPersonnel.keyof().exclude(['ref']).options;

export const champsChanges = (avant: QuestionDuPersonnel, apres: QuestionDuPersonnel) =>
  CHAMPS.filter(
    (champ) => empreinteOf([sorted(avant[champ])]) !== empreinteOf([sorted(apres[champ])]),
  ).map((champ) => ({ champ, ...changes(motsDe(avant[champ]), motsDe(apres[champ])) }));

/** Characters; a longer text shows only the passages that differ. */
const LONGEST = 400;

const changes = (avant: string | null, apres: string | null) =>
  avant !== null && apres !== null && Math.max(avant.length, apres.length) > LONGEST
    ? passages(avant, apres)
    : { avant, apres };

function motsDe(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'string' ? value : yamlOf(value, 1).trimEnd();
}
