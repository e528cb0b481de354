import { askAccordOf } from './accord.ts';
import { giveAchat } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { colonnesDe } from './donne.ts';
import { holdPaiement } from './hold.ts';
import { lettreOuvert } from './lettres.ts';
import { hasRefusOuvert } from './ledger.queries.ts';
import { findDestinataire } from './paiement.queries.ts';
import { revenir } from './revenir.ts';
import { isRetracte } from './retractation.queries.ts';
import type { Where } from './where.ts';

export async function giveNonDonne(trx: Db, id: number, { env, now }: Where) {
  const paiement = await holdPaiement(trx, id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  const { eleve_id, libelle } = paiement;
  if (paiement.nonDonne !== null && paiement.etat === 'impaye')
    return revenir(trx, paiement, { env, now });
  if (paiement.etat !== 'paye' || paiement.nonDonne === null)
    throw new Refus(409, 'Ce paiement n’attend pas d’accès.');
  if (await isRetracte(trx, id))
    throw new Refus(409, 'L’élève s’est rétracté de cet achat\u00a0: remboursez-le.');
  const lu = await findDestinataire(trx, id);
  if (!lu) throw new Refus(409, 'Le compte de l’élève est effacé\u00a0: remboursez ce paiement.');
  const donne = await giveAchat(trx, paiement, now);
  if (typeof donne === 'string') throw new Refus(409, `Toujours pas possible\u00a0: ${donne}`);
  await trx.updateTable('paiement').set(colonnesDe(donne)).where('id', '=', id).execute();
  await askAccordOf(trx, paiement, donne, now);
  const lettre = lettreOuvert({ paiement, prenom: lu.prenom, donne, adresse: env.APP_URL });
  await queueMail(trx, { eleve_id, destinataire: lu.email, lettre, demandeur: 'ecole' }, now);
  return { avant: { nonDonne: paiement.nonDonne }, libelle };
}

export async function settlePaiement(trx: Db, id: number, motif: string, now: Date) {
  const paiement = await holdPaiement(trx, id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  const { etat, nonDonne, aVoir, dateRegle } = paiement;
  const isOpen =
    (dateRegle === null && (nonDonne !== null || aVoir !== null || etat === 'impaye')) ||
    (await hasRefusOuvert(trx, paiement));
  if (!isOpen) throw new Refus(409, 'Il n’y a rien à régler pour ce paiement.');
  await trx
    .updateTable('paiement')
    .set({ dateRegle: now.toISOString(), motifRegle: motif })
    .where('id', '=', id)
    .execute();
  return { avant: { etat, nonDonne } };
}
