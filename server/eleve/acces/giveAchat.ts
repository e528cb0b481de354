import type { Db } from '../../socle/db/database.ts';
import { setAccesUser } from './acces.writes.ts';
import { addAccesUser } from './addAccesUser.ts';
import { periodeOf } from './offre.ts';

interface Achete {
  eleve_id: number;
  acces_id: number;
  /** 1: more time for an access that the learner has. */
  renouvellement: number;
  codePermis: string;
  dureeValidite: number;
}

export interface Donne {
  acces_user_id: number;
  debut: string | null;
  fin: string | null;
  /** Null: the access had no end. */
  avant: string | null;
}

/** Adds a copy, or prolongs the started one. Returns a sentence when the school must decide. */
export async function giveAchat(trx: Db, achete: Achete, now: Date): Promise<Donne | string> {
  const { eleve_id, acces_id } = achete;
  const own = () =>
    trx
      .selectFrom('accesUser')
      .select(['id', 'actif', 'datePerime', 'dateRetrait', 'suspenduDepuis'])
      .where('eleve_id', '=', eleve_id)
      .where('acces_id', '=', acces_id)
      .forUpdate()
      .executeTakeFirst();
  const sien = await own();
  if (!sien || sien.dateRetrait !== null) {
    if (achete.renouvellement === 1)
      return 'Renouvellement payé d’un accès que l’élève n’a pas, ou plus.';
    await addAccesUser(trx, { eleve_id, acces_id }, now);
    const { id } = (await own())!;
    return { acces_user_id: id, debut: null, fin: null, avant: null };
  }
  if (sien.actif === 0) return 'L’accès est désactivé par l’école.';
  if (sien.suspenduDepuis !== null)
    return 'L’élève s’est rétracté de cet accès, qui attend votre réponse.';
  if (sien.datePerime === null)
    return 'Payé deux fois\u00a0: l’élève avait déjà cet accès, pas commencé.';
  const { debut, fin } = periodeOf(achete, sien.datePerime, now);
  await setAccesUser(trx, sien.id, { datePerime: fin });
  return { acces_user_id: sien.id, debut, fin, avant: sien.datePerime };
}

/** Returns undefined when the access has changed since, so that staff decide. */
export async function takeBackAchat(
  trx: Db,
  { acces_user_id, debut, fin, avant }: Donne,
  now: Date,
): Promise<{ debut: string | null; fin: string | null } | undefined> {
  const given = trx
    .updateTable('accesUser')
    .where('id', '=', acces_user_id)
    .where('dateRetrait', 'is', null);
  const taken = await (
    fin === null
      ? given.set({ actif: 0, dateRetrait: now.toISOString() })
      : given.set({ datePerime: avant }).where('datePerime', '=', fin)
  )
    .returning(['dateActivation', 'datePerime'])
    .executeTakeFirst();
  if (!taken) return undefined;
  return fin === null ? { debut: taken.dateActivation, fin: taken.datePerime } : { debut, fin };
}
