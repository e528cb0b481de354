import type { Selectable } from 'kysely';
import { giveAchat } from '../acces/acces.writes.ts';
import type { Db } from '../db/database.ts';
import { pieceDe } from '../facture/facture.writes.ts';
import { queueMail } from '../mail/mail.writes.ts';
import { askAccordOf } from './accord.ts';
import { noteAVoir } from './aVoir.ts';
import { colonnesDe } from './donne.ts';
import { issueFactureOf } from './factureDuPaiement.ts';
import { holdPaiement } from './hold.ts';
import { lettreRevenu } from './lettres.ts';
import { findDestinataire } from './paiement.queries.ts';
import type { PaiementTable } from './paiement.tables.ts';
import { countRecette } from './recette.ts';
import { isRetracte } from './retractation.queries.ts';
import type { Where } from './where.ts';

type Paiement = Selectable<PaiementTable>;

const REVENU =
  'L’argent que la banque avait repris est revenu : nouvelle facture, et l’accès est rendu.';
const REVENU_SANS = 'L’argent que la banque avait repris est revenu : nouvelle facture.';
const A_CONFIRMER =
  'PayPal dit que l’argent repris est là : si le litige est gagné, donnez l’accès.';

/**
 * Money that its bank had taken back is there again: the books and the access follow, and the school is
 * shown it. `sur`: its provider said otherwise in between; without that somebody has to confirm it first.
 */
export async function noteRevenu(
  trx: Db,
  id: number,
  { sur }: { sur: boolean },
  where: Where,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, id);
  if (paiement?.etat !== 'impaye') return false;
  if (sur) {
    await revenir(trx, paiement, where);
    return true;
  }
  if (paiement.nonDonne === A_CONFIRMER) return false;
  await trx
    .updateTable('paiement')
    .set({ nonDonne: A_CONFIRMER, dateRegle: null, motifRegle: null })
    .where('id', '=', id)
    .execute();
  return true;
}

/** What was taken back is paid again: an invoice for what its credit note gave back, and the access. */
export async function revenir(trx: Db, paiement: Paiement, where: Where) {
  const { id, eleve_id, libelle } = paiement;
  const montant = paiement.montant - paiement.rembourse;
  const pourquoiPas =
    paiement.efface === 1
      ? 'Le compte de l’élève est effacé.'
      : (await isRetracte(trx, id))
        ? 'L’élève s’est rétracté de cet achat : remboursez-le.'
        : undefined;
  const donne = pourquoiPas ?? (await giveAchat(trx, paiement, where.now));
  const du = { ...paiement, montant, prixPlein: montant, remise_id: null };
  const facture = montant > 0 ? await issueFactureOf(trx, du, donne, where) : undefined;
  await countRecette(trx, paiement.type, { entre: montant }, where.now);
  await trx
    .updateTable('paiement')
    .set({
      etat: 'paye',
      dateEtat: where.now.toISOString(),
      raison: null,
      ...colonnesDe(donne),
    })
    .where('id', '=', id)
    .execute();
  await noteAVoir(trx, id, typeof donne === 'string' ? REVENU_SANS : REVENU);
  const apres = { avant: { nonDonne: paiement.nonDonne }, libelle };
  if (typeof donne === 'string') return apres;
  await askAccordOf(trx, paiement, donne, where.now);
  const lu = await findDestinataire(trx, id);
  if (!lu) return apres;
  const lettre = lettreRevenu({ paiement, prenom: lu.prenom, donne, adresse: where.env.APP_URL });
  const pieces = facture ? [pieceDe(facture.id)] : [];
  const mail = { eleve_id, destinataire: lu.email, lettre, demandeur: 'ecole', pieces } as const;
  await queueMail(trx, mail, where.now);
  return apres;
}
