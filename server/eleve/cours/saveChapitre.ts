import { PERIODES } from '../../../regles/periodes.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { readListe, setListe, takeOut } from '../../socle/db/listes.ts';
import type { ChapitreImageTable } from './cours.tables.ts';
import type { Signer } from '../../socle/journal/auteur.ts';
import { signedBy } from './setModules.ts';

interface Contenu {
  libelle: string;
  texte: string;
  questions: number[];
}

export async function addChapitreRow(trx: Db, { questions, ...contenu }: Contenu, par: Signer) {
  const { id } = await trx
    .insertInto('chapitre')
    .values({ ...contenu, ...signedBy(par) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setListe(trx, 'chapitre', id, questions);
  return id;
}

/** Locks a chapter, and returns its new revision; undefined: unknown or deleted. */
export async function beginChapitre(trx: Db, id: number): Promise<number | undefined> {
  const held = await trx
    .updateTable('chapitre')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .returning('revision')
    .executeTakeFirst();
  return held?.revision;
}

/** The loader of content/ skips it from now on. The caller holds the row lock. */
export async function saveChapitre(
  trx: Db,
  id: number,
  { questions, ...contenu }: Contenu,
  par: Signer,
) {
  await trx
    .updateTable('chapitre')
    .set({ ...contenu, empreinte: null, ...signedBy(par) })
    .where('id', '=', id)
    .execute();
  await setListe(trx, 'chapitre', id, questions);
}

export async function removeChapitre(trx: Db, id: number, par: Signer) {
  const removed = await trx
    .updateTable('chapitre')
    .set({ dateSuppression: par.now.toISOString(), empreinte: null, ...signedBy(par) })
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .returning(['libelle', 'texte'])
    .executeTakeFirst();
  // The list may have changed before this lock was granted.
  const questions = await readListe(trx, 'chapitre', id);
  return removed && { ...removed, listeQuestions: questions.join(';') };
}

type NouvelleImage = Pick<ChapitreImageTable, 'url' | 'largeur' | 'hauteur'>;

export const addImages = (trx: Db, chapitre_id: number, images: NouvelleImage[], now: Date) =>
  trx
    .insertInto('chapitreImage')
    .values(images.map((image) => ({ chapitre_id, ...image, dateCreation: now.toISOString() })))
    .returning(['id', 'url', 'largeur', 'hauteur'])
    .execute();

/** Returns false when another request has just removed it. */
export async function removeImage(trx: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chapitreImage')
    .set({ dateSuppression: now.toISOString() })
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The bin has them no more. */
export async function removeOldImages(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - PERIODES.corbeille.ms).toISOString();
  await database.write((trx) =>
    trx.deleteFrom('chapitreImage').where('dateSuppression', '<=', limit).execute(),
  );
}

/** Deleted chapters lose it too. All still follow content/, whose loader skips deleted questions. */
export const removeFromChapitres = (trx: Db, question_id: number) =>
  takeOut(trx, 'chapitre', question_id);
