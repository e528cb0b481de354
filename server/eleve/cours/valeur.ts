import { RDV } from '../../../regles/rdv.ts';
import type { Db } from '../../socle/db/database.ts';
import { type Geste, signedBy } from './setModules.ts';

const ID = 1;

export const findValeur = (db: Db) =>
  db.selectFrom('valeurAttestation').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();

type Valeur = Pick<Awaited<ReturnType<typeof findValeur>>, 'lecture' | 'bonnes'>;

/** Null: the course leads to no attestation. */
export const valeurOf = async (db: Db, codePermis: string): Promise<Valeur | null> =>
  codePermis === RDV ? findValeur(db) : null;

/** In seconds. */
export const lectureMin = (minutes: number, { lecture }: Pick<Valeur, 'lecture'>): number =>
  Math.ceil((minutes * 60 * lecture) / 100);

export const bonnesMin = (questions: number, { bonnes }: Pick<Valeur, 'bonnes'>): number =>
  Math.ceil((questions * bonnes) / 100);

/** In seconds. Chapters opened at once count one after another: nobody reads two at a time. */
export function resteOf(
  minimum: number,
  { dateOuverture, derniereFin }: { dateOuverture: string; derniereFin: string | null },
  now: Date,
): number {
  const since = derniereFin !== null && derniereFin > dateOuverture ? derniereFin : dateOuverture;
  return Math.max(0, Math.ceil(minimum - (now.getTime() - Date.parse(since)) / 1000));
}

export async function holdValeur(trx: Db) {
  await trx.selectFrom('valeurAttestation').select('id').where('id', '=', ID).forUpdate().execute();
  return findValeur(trx);
}

export const saveValeur = (trx: Db, valeur: Valeur & { version: number }, geste: Geste) =>
  trx
    .updateTable('valeurAttestation')
    .set({ ...valeur, ...signedBy(geste) })
    .where('id', '=', ID)
    .execute();
