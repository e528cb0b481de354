import type { Letter } from '../../../regles/lettres.ts';
import { type Note, mark } from '../../../droit/bareme.ts';
import type { Mode } from '../../../regles/mode.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Db } from '../../socle/db/database.ts';
import { withCommit } from '../../socle/db/withCommit.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { champFaux, conflict, type Refus } from '../../socle/refus/refus.ts';
import { takeTries } from '../../socle/securite/rateLimit.ts';
import { type Memoire, remember } from '../memoire/index.ts';
import {
  cleOf,
  codeDe,
  correctionOf,
  hasReponse,
  listCurrentVersions,
  type QuestionVersion,
} from '../questions/index.ts';
import {
  type Columns,
  corrigeesOf,
  DUREES,
  reponseAt,
  SANS_REPONSE,
  type Tentative,
  withDuree,
  withReponse,
} from './tentative.ts';
import { type Appel, COLONNES, listOuvertes, versionAt, versionsOf } from './tentatives.queries.ts';

/** `letter` is null when the question's time ran out. */
export interface Donnee {
  question: number;
  questionKey: number;
  letter: Letter | null;
  /** In milliseconds. */
  duree?: number | null | undefined;
}

type Change = Partial<Pick<Tentative, 'reponses' | 'durees' | 'departs' | 'passees'>>;

const SECONDES = { heure: 3600, jour: 24 * 3600 } as const;
type Periode = keyof typeof SECONDES;
const periodes = Object.keys(SECONDES) as Periode[];

/** Rules that differ by mode (docs/decisions/0115). */
export interface Regles<M extends Mode> {
  mode: M;
  /** The most new attempts in each period. */
  limites: { nom: string } & Record<Periode, number>;
  /** Thrown when the question is not in the attempt. */
  absente: () => Refus;
  /** The sentence that refuses an answer after the end. */
  terminee: string;
  /** When answers update the learner's memory. */
  retient: 'chaque réponse' | 'à la fin';
  /** Throws when an answer is too early or too late. */
  check?: (tentative: Tentative<M>, version: QuestionVersion, donnee: Donnee, now: Date) => void;
  /** True where an answer after the end counts, since it was given before. */
  isTardive?: (
    tentative: Tentative<M>,
    version: QuestionVersion,
    donnee: Donnee,
    now: Date,
  ) => boolean;
  /** True once a question was passed without an answer. */
  isPassee?: (tentative: Tentative<M>, key: number) => boolean;
  /** Columns that an answer changes besides its own. */
  turn?: (tentative: Tentative<M>, key: number) => Change;
  isOver: (
    tentative: Tentative<M>,
    versions: () => Promise<QuestionVersion[]>,
  ) => boolean | Promise<boolean>;
  /** Columns of the mark to store; undefined: none. */
  keptOf?: (note: Note) => Partial<Note>;
  /** False where a serious question at this place costs no more than a light one. */
  isGrave?: (tentative: Tentative<M>, key: number) => boolean;
  /** Runs in the transaction that ends it. */
  end?: (trx: Db, note: Note, now: Date) => Promise<void>;
}

type Qui = Pick<Appel, 'eleve' | 'now'>;

/**
 * Precondition: the access is locked and has no open attempt. Fixes today's versions; throws 409
 * with the sentence `rien` where there is no question.
 */
export async function begin<M extends Mode>(
  trx: Db,
  { mode, limites }: Regles<M>,
  { eleve, now }: Qui,
  { ids, rien, acces_user_id, columns }: Begun<M> & Opened<M>,
): Promise<Tentative<M>> {
  const questions = await listCurrentVersions(trx, ids, codeDe(eleve, now));
  if (questions.length === 0) throw conflict(rien);
  await takeTries(
    trx,
    periodes.map((periode) => ({
      cle: `${limites.nom} ${periode} ${eleve.id}`,
      most: limites[periode],
      seconds: SECONDES[periode],
    })),
    now,
  );
  const row = await trx
    .insertInto('tentative')
    .values({
      mode,
      acces_user_id,
      questions: questions.map(({ id }) => id).join(';'),
      versions: questions.map(({ version_id }) => version_id).join(';'),
      reponses: SANS_REPONSE.repeat(questions.length),
      durees: DUREES.unknown(questions.length),
      reussi: 0,
      dateDebut: now.toISOString(),
      ...columns,
    })
    .returning(COLONNES)
    .executeTakeFirstOrThrow();
  return row as Tentative<M>;
}

/** A series needs no open memory: opening it later rereads them (`readTentatives`). */
type Opened<M extends Mode> = M extends 'serie' ? { memoire?: never } : { memoire: Memoire };

interface Begun<M extends Mode> {
  acces_user_id: number;
  ids: number[];
  rien: string;
  columns: Columns[M];
}

/** The first answer to a question is final; repeating it is idempotent. */
export async function answer<M extends Mode>(
  trx: Db,
  regles: Regles<M>,
  tentative: Tentative<M>,
  donnee: Donnee,
  qui: Qui,
): Promise<Taken<M>> {
  const { question, questionKey, letter } = donnee;
  const key = idsOf(tentative.questions).indexOf(question);
  if (key === -1) throw regles.absente();
  if (key !== questionKey) throw champFaux('questionKey', 'Cette question a une autre place.');
  const version = await versionAt(trx, tentative, key);
  if (letter !== null && !hasReponse(version, letter))
    throw champFaux('letter', 'Cette question n’a pas de réponse de cette lettre.');

  const standing = reponseAt(tentative, key);
  // One device may report that time ran out after another has answered.
  const known =
    letter === null ? standing !== null || regles.isPassee?.(tentative, key) : standing === letter;
  if (known) return { version, tentative };
  if (standing) throw conflict('Tu as déjà donné une autre réponse à cette question.');
  const change = {
    ...(letter && { reponses: withReponse(tentative, key, letter) }),
    durees: withDuree(tentative, key, donnee.duree),
  };
  let suite: Tentative<M>;
  if (tentative.dateFin === null) {
    regles.check?.(tentative, version, donnee, qui.now);
    suite = await keepOrFinish(trx, regles, tentative, qui, {
      ...change,
      ...regles.turn?.(tentative, key),
    });
    // The answers of its first end are remembered already.
    if (regles.retient === 'à la fin' && key >= (tentative.retenues ?? 0))
      return { version, tentative: suite };
  } else {
    if (!regles.isTardive?.(tentative, version, donnee, qui.now)) throw conflict(regles.terminee);
    suite = await keepAfterEnd(trx, regles, tentative, change);
  }
  const corrigees = [{ cle: cleOf(version), juste: letter === version.correcte }];
  const memoire = await remember(trx, qui.eleve.id, corrigees, qui.now);
  return { version, tentative: suite, memoire };
}

export interface Taken<M extends Mode> {
  version: QuestionVersion;
  tentative: Tentative<M>;
  /** Set when this answer has changed it. */
  memoire?: Memoire;
}

export async function keepOrFinish<M extends Mode>(
  trx: Db,
  regles: Regles<M>,
  tentative: Tentative<M>,
  qui: Qui,
  change: Change,
): Promise<Tentative<M>> {
  const suite = { ...tentative, ...change };
  let corriges: Promise<QuestionVersion[]> | undefined;
  const read = () => (corriges ??= versionsOf(trx, tentative));
  if (await regles.isOver(suite, read)) return finish(trx, regles, tentative, qui, change, read);
  await withCommit(trx, trx.updateTable('tentative').set(change).where('id', '=', tentative.id));
  return suite;
}

/** Marks it anew; an end that would not have come is taken back, unless another has begun since. A stop stays. */
async function keepAfterEnd<M extends Mode>(
  trx: Db,
  regles: Regles<M>,
  tentative: Tentative<M>,
  change: Change,
): Promise<Tentative<M>> {
  const suite = { ...tentative, ...change };
  const versions = await versionsOf(trx, tentative);
  const read = () => Promise.resolve(versions);
  if (!(await regles.isOver(tentative, read))) throw conflict(regles.terminee);
  const reopens =
    !(await regles.isOver(suite, read)) &&
    (await listOuvertes(trx, regles.mode, tentative.acces_user_id)).length === 0;
  const after = reopens
    ? { ...change, dateFin: null, score: null, reussi: 0 as const, retenues: tentative.passees }
    : { ...change, ...regles.keptOf?.(noteOf(regles, suite, versions)) };
  await trx.updateTable('tentative').set(after).where('id', '=', tentative.id).execute();
  return { ...suite, ...after };
}

const noteOf = <M extends Mode>(
  regles: Regles<M>,
  tentative: Tentative<M>,
  versions: readonly QuestionVersion[],
): Note =>
  mark(
    versions.map(({ correcte, grave }, key) => ({
      juste: tentative.reponses[key] === correcte,
      grave: grave === 1 && (regles.isGrave?.(tentative, key) ?? true),
    })),
  );

/** Marks and ends it. A missing answer costs points, but does not change the memory. */
export async function finish<M extends Mode>(
  trx: Db,
  regles: Regles<M>,
  tentative: Tentative<M>,
  { eleve, now }: Qui,
  change: Change = {},
  read = () => versionsOf(trx, tentative),
): Promise<Tentative<M>> {
  const suite = { ...tentative, ...change };
  const versions = await read();
  const note = noteOf(regles, suite, versions);
  const fin = { ...change, ...regles.keptOf?.(note), dateFin: now.toISOString() };
  await trx.updateTable('tentative').set(fin).where('id', '=', tentative.id).execute();
  await regles.end?.(trx, note, now);
  if (regles.retient === 'à la fin')
    await remember(trx, eleve.id, corrigeesOf(suite.reponses, versions, suite.retenues ?? 0), now);
  return { ...suite, ...fin };
}

export function feedbackOf(version: QuestionVersion, reponse: Letter, secret: string) {
  const { correcte } = version;
  return {
    reponse,
    bonne: correcte,
    juste: flagOf(reponse === correcte),
    correction: correctionOf(version, reponse, secret),
  };
}

/** Statistics have counted it: these answers are the learner's first. */
export const setPremieres = (trx: Db, id: number, premieres: string) =>
  trx.updateTable('tentative').set({ premieres }).where('id', '=', id).execute();

/** Series stay, anonymous, for statistics; an erased account's other modes are deleted. */
export async function eraseTentatives(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx
    .deleteFrom('tentative')
    .where('acces_user_id', 'in', acces_user_ids)
    .where('mode', '<>', 'serie')
    .execute();
}
