import { isRendu } from '../../../regles/achat.ts';
import { takeBackAchat } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { hasRow } from '../../socle/db/hasRow.ts';
import { setPaiement } from './hold.ts';
import { listRemboursementsOf } from './remboursement/remboursement.queries.ts';
import type { Paiement } from './paiement.tables.ts';

/** Returns false when nothing was given, or it has changed since. `par` is the refund's id. */
export async function endDonne(
  trx: Db,
  paiement: Paiement,
  now: Date,
  par?: number,
): Promise<boolean> {
  const { id, acces_user_id, dateDebut, dateFin, datePerimeAvant } = paiement;
  if (acces_user_id === null || (await isDejaFini(trx, id, par))) return false;
  // `takeBackAchat` checks added time by itself.
  if (dateFin === null && (await hasSuivant(trx, paiement))) return false;
  const donne = { acces_user_id, debut: dateDebut, fin: dateFin, avant: datePerimeAvant };
  const repris = await takeBackAchat(trx, donne, now);
  if (!repris) return false;
  const { debut: debutRepris, fin: finRepris } = repris;
  await setPaiement(trx, id, { dateReprise: now.toISOString(), debutRepris, finRepris });
  return true;
}

export const PROLONGE =
  'Un paiement plus récent prolonge cet accès\u00a0: le temps rendu n’en est pas retiré. Voyez s’il faut le raccourcir.';

export const isProlonge = async (trx: Db, paiement: Paiement, par: number) =>
  paiement.acces_user_id !== null &&
  !(await isDejaFini(trx, paiement.id, par)) &&
  (await hasSuivant(trx, paiement));

const isDejaFini = async (trx: Db, id: number, par: number | undefined) =>
  (await listRemboursementsOf(trx, id)).some(
    (rendu) => isRendu(rendu.etat) && rendu.finAcces === 1 && rendu.id !== par,
  );

/** Another payment may have extended the same copy since. */
const hasSuivant = (trx: Db, { id, eleve_id, acces_user_id, datePaiement }: Paiement) =>
  hasRow(
    trx
      .selectFrom('paiement')
      .select('id')
      .where('eleve_id', '=', eleve_id)
      .where('acces_user_id', '=', acces_user_id)
      .where('etat', '=', 'paye')
      .where('datePaiement', '>=', datePaiement)
      .where('id', '<>', id),
  );
