import { RDV } from '../../../regles/rdv.ts';
import type { Db } from '../../socle/db/database.ts';
import { type Geste, signedBy } from './setModules.ts';

/** The one row. */
const ID = 1;

export const findValeur = (db: Db) =>
  db.selectFrom('valeurAttestation').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();

type Valeur = Pick<Awaited<ReturnType<typeof findValeur>>, 'lecture' | 'bonnes'>;

/** What a chapter asks before it is done; null where no attestation comes of its course. */
export const valeurOf = async (db: Db, codePermis: string): Promise<Valeur | null> =>
  codePermis === RDV ? findValeur(db) : null;

/** In seconds, of a chapter that takes so long to be read. */
export const lectureMin = (minutes: number, { lecture }: Pick<Valeur, 'lecture'>): number =>
  Math.ceil((minutes * 60 * lecture) / 100);

/** How many of so many questions have to be right. */
export const bonnesMin = (questions: number, { bonnes }: Pick<Valeur, 'bonnes'>): number =>
  Math.ceil((questions * bonnes) / 100);

interface Ouverture {
  /** When it was opened, or last tried in vain. */
  dateOuverture: string;
  /** When the chapter before it, whichever that was, was ended within the same access. */
  derniereFin: string | null;
}

/**
 * The seconds that are still to be read. One reads one chapter at a time: what was opened while another one was read
 * counts from the end of that, so that all of them opened at once take as long as one after the other.
 */
export function resteOf(
  minimum: number,
  { dateOuverture, derniereFin }: Ouverture,
  now: Date,
): number {
  const since = derniereFin !== null && derniereFin > dateOuverture ? derniereFin : dateOuverture;
  return Math.max(0, Math.ceil(minimum - (now.getTime() - Date.parse(since)) / 1000));
}

/** It stays as it is until the transaction has ended. */
export async function holdValeur(trx: Db) {
  await trx.selectFrom('valeurAttestation').select('id').where('id', '=', ID).forUpdate().execute();
  return findValeur(trx);
}

/** The caller holds it. */
export async function saveValeur(
  trx: Db,
  valeur: Valeur & { version: number },
  geste: Geste,
): Promise<void> {
  await trx
    .updateTable('valeurAttestation')
    .set({ ...valeur, ...signedBy(geste) })
    .where('id', '=', ID)
    .execute();
}
