import { RDV } from '../../../regles/rdv.ts';
import type { Db } from '../../socle/db/database.ts';
import { derniereFinOf, findLecture } from './cours.queries.ts';
import type { Signer } from '../../socle/journal/auteur.ts';
import { signedBy } from './setModules.ts';

const ID = 1;

export const keptValeur = (db: Db) =>
  db.selectFrom('valeurAttestation').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();

type Valeur = Pick<Awaited<ReturnType<typeof keptValeur>>, 'lecture' | 'bonnes'>;

/** In seconds. */
export const lectureMin = (minutes: number, { lecture }: Pick<Valeur, 'lecture'>): number =>
  Math.ceil((minutes * 60 * lecture) / 100);

export const bonnesMin = (questions: number, { bonnes }: Pick<Valeur, 'bonnes'>): number =>
  Math.ceil((questions * bonnes) / 100);

/** Seconds still to read. Time before the end of another chapter does not count. */
export function resteDeLecture(
  minimum: number,
  { dateOuverture, derniereFin }: { dateOuverture: string; derniereFin: string | null },
  now: Date,
): number {
  const since = derniereFin !== null && derniereFin > dateOuverture ? derniereFin : dateOuverture;
  return Math.max(0, Math.ceil(minimum - (now.getTime() - Date.parse(since)) / 1000));
}

export async function holdValeur(trx: Db) {
  await trx.selectFrom('valeurAttestation').select('id').where('id', '=', ID).forUpdate().execute();
  return keptValeur(trx);
}

export const saveValeur = (trx: Db, valeur: Valeur & { version: number }, par: Signer) =>
  trx
    .updateTable('valeurAttestation')
    .set({ ...valeur, ...signedBy(par) })
    .where('id', '=', ID)
    .execute();

interface ValeurVoulue {
  acces_user_id: number;
  codePermis: string;
  chapitre: { id: number; minutes: number };
  questions: number;
}

/** Null: the course leads to no attestation, or asks for nothing. */
export async function demandeOf(
  db: Db,
  { acces_user_id, codePermis, chapitre, questions }: ValeurVoulue,
  now: Date,
) {
  if (codePermis !== RDV) return null;
  const valeur = await keptValeur(db);
  const lecture = lectureMin(chapitre.minutes, valeur);
  const bonnes = bonnesMin(questions, valeur);
  if (lecture === 0 && bonnes === 0) return null;
  const lu = await findLecture(db, acces_user_id, chapitre.id);
  const essais = lu?.essais ?? 0;
  if (!lu?.dateOuverture) return { lecture, reste: lecture, bonnes, essais };
  const { dateOuverture } = lu;
  const derniereFin = await derniereFinOf(db, acces_user_id);
  const reste = resteDeLecture(lecture, { dateOuverture, derniereFin }, now);
  return { lecture, reste, bonnes, essais };
}

export function keepOuverture(
  trx: Db,
  { acces_user_id, chapitre_id }: { acces_user_id: number; chapitre_id: number },
  now: Date,
) {
  const dateOuverture = now.toISOString();
  return trx
    .insertInto('lecture')
    .values({ acces_user_id, chapitre_id, place: 0, dateLecture: dateOuverture, dateOuverture })
    .onConflict((conflict) =>
      conflict
        .columns(['acces_user_id', 'chapitre_id'])
        .doUpdateSet({ dateOuverture })
        .where('lecture.dateOuverture', 'is', null)
        .where('lecture.dateTermine', 'is', null),
    )
    .execute();
}
