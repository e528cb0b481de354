import { listToutAccesUser } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findMemoire, learn, type Memoire } from '../memoire/index.ts';
import { findVersions, reperesParId } from '../questions/index.ts';
import {
  corrigeesOf,
  listQuestionsOfAcces,
  listTentatives,
  ownSerieAcces,
} from '../series/index.ts';

export { savoirsOf } from './savoir.ts';

/** Of whom, and with which access. */
export interface Qui {
  eleve_id: number;
  acces_user_id: number;
  acces_id?: number;
}

/** The learner's own QT access, started and valid; 404 where it is not his. */
export const ownEntrainement = (db: Db, qui: Qui, now: Date, { lock = false } = {}) =>
  ownSerieAcces(db, qui, now, { lock, absent: () => introuvable('Cet accès n’existe pas.') });

/**
 * What can be practised with an access: by subject the questions that its series have today, and mistakes
 * wherever they were made (docs/attaques/entrainement.md). Not in a transaction.
 */
export async function matiereOf(read: Db, acces_id: number) {
  const banque = await reperesParId(read);
  const ids = await listQuestionsOfAcces(read, acces_id);
  return { banque, pool: ids.flatMap((id) => banque.get(id) ?? []) };
}

/** More than a learner makes; a script that makes more has its newest read. */
const TENTATIVES = 200;

/** What all finished attempts of a learner, the oldest first, say of what he knows. */
export async function readTentatives(db: Db, eleve_id: number): Promise<Memoire> {
  const acces = await listToutAccesUser(db, eleve_id);
  const tentatives = await listTentatives(
    db,
    acces.map(({ acces_user_id }) => acces_user_id),
    TENTATIVES,
  );
  const finies = tentatives.flatMap(({ dateFin, ...tentative }) =>
    dateFin === null ? [] : { ...tentative, dateFin },
  );
  const versions = await findVersions(
    db,
    finies.flatMap((tentative) => idsOf(tentative.versions)),
  );
  const memoire: Memoire = new Map();
  for (const tentative of finies.toSorted((one, other) => (one.dateFin < other.dateFin ? -1 : 1))) {
    const asked = idsOf(tentative.versions).map((id) => versions.get(id)!);
    learn(memoire, corrigeesOf(tentative.reponses, asked), new Date(tentative.dateFin));
  }
  return memoire;
}

/**
 * What a learner knows, by question. Before the first practice it is read off the attempts at each call
 * (`gardee` is false), which is dearer.
 */
export async function knownOf(db: Db, eleve_id: number) {
  const gardee = await findMemoire(db, eleve_id);
  return { memoire: gardee ?? (await readTentatives(db, eleve_id)), gardee: gardee !== undefined };
}

const dizaines = (db: Db) => db.selectFrom('dizaine').selectAll();

/** One within an access that was found to be the learner's. */
export async function findDizaine(db: Db, acces_user_id: number, dizaine_id: number) {
  const dizaine = await dizaines(db)
    .where('id', '=', dizaine_id)
    .where('acces_user_id', '=', acces_user_id)
    .executeTakeFirst();
  if (!dizaine) throw introuvable('Cet entraînement n’existe pas.');
  return dizaine;
}

/** Those that were begun and not ended: at most one for each thing that can be practised. */
export const listOuvertes = (db: Db, acces_user_id: number) =>
  dizaines(db)
    .where('acces_user_id', '=', acces_user_id)
    .where('dateFin', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** The latest of these accesses, for whoever asks what is kept of her. */
export async function listDizaines(db: Db, acces_user_ids: number[], most: number) {
  if (acces_user_ids.length === 0) return [];
  return dizaines(db)
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
