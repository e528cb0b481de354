import { isEnRoute, isNonRendu } from '../../../regles/achat.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { FICHES, moyenDit } from '../../../regles/fournisseurs/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { isRestreinte } from '../../../regles/fonctions.ts';
import type { Admin } from '../../socle/securite/session.ts';
import { champFaux, conflict, introuvable } from '../../socle/refus/refus.ts';
import {
  finishRemboursement,
  holdPaiement,
  isAvantCapture,
  listRemboursementsOf,
  openRemboursement,
} from '../../argent/paiement/index.ts';
import { carryOut } from './carryOut.ts';
import { fournisseurOf } from '../../argent/paiement/fournisseurs/index.ts';

/** Records the refund, then asks the provider; `finishRemboursements` retries idempotently. */
export const refundPaiement: Handler<'refundPaiement'> = async (context) => {
  const { input, write, essais, env, now, admin, log } = context;
  const { id, montant, motif, finAcces, main } = input;
  const somme = enEuros(montant / 100);
  const asked = await write(async (trx) => {
    const paiement = await holdPaiement(trx, id);
    if (!paiement) throw introuvable('Ce paiement n’existe pas.');
    if (await isOtherwise(trx, paiement, input.reste))
      throw conflict(
        'Un autre remboursement de ce paiement vient d’être fait ou demandé\u00a0: relisez-le avant de rembourser.',
      );
    await refuseAbove(trx, admin, id, montant);
    const par = moyenDit(paiement.type);
    const service = fournisseurOf(paiement.type)?.service(env);
    if (main === 0 && !(service && paiement.fournisseurId !== null))
      throw conflict(
        'Le prestataire ne peut pas être appelé d’ici\u00a0: remboursez dans son back-office, puis notez ici que vous l’avez rendu vous-même.',
      );
    const moyen = main === 1 ? ('main' as const) : par;
    const asked = { paiement_id: id, montant, motif, finAcces, moyen, admin_id: admin.id };
    const remboursement = await openRemboursement(trx, asked, now);
    if (main === 1) await finishRemboursement(trx, remboursement.id, null, { env, now });
    const apres = { montant: montant / 100, motif, moyen: remboursement.moyen, finAcces };
    return {
      id: remboursement.id,
      nom: FICHES[par].nom,
      moyen: remboursement.moyen,
      paiementChezEux: paiement.fournisseurId,
      journal: { objet: 'paiement', objet_id: id, avant: null, apres },
    };
  });
  if (main === 1)
    return { etat: 'fait', message: `Le remboursement de ${somme} est noté, et l’élève prévenu.` };
  const house = { database: { read: essais.db, write: essais.write }, env, log };
  const tenu = { id: asked.id, tenu: now.toISOString(), encore: false };
  const issue = await carryOut(house, tenu, () => now).catch((cause: unknown) => {
    log.warn({ err: cause }, 'a refund of which nobody knows');
    return undefined;
  });
  if (issue?.etat === 'refuse') throw conflict(issue.raison, { refuse: 1 });
  if (issue?.etat === 'fait') {
    const rendu = { ...issue, moyen: asked.moyen };
    const dit = isAvantCapture(rendu, { fournisseurId: asked.paiementChezEux })
      ? `${somme} sont annulés par ${asked.nom} avant encaissement.`
      : `${somme} sont remboursés par ${asked.nom}.`;
    return { etat: 'fait', message: dit };
  }
  return {
    etat: 'demande',
    message: issue
      ? `${asked.nom} a reçu la demande\u00a0: elle reste «\u00a0en route\u00a0» jusqu’à sa réponse.`
      : `${asked.nom} n’a pas répondu à temps. La demande est gardée\u00a0: elle se termine d’elle-même dans les minutes qui viennent, et ne sera pas faite deux fois.`,
  };
};

/** 422: a secretary gives back of one payment what the owner allows, and no more in parts. */
async function refuseAbove(
  trx: Db,
  { fonction, plafond }: Admin,
  paiement_id: number,
  montant: number,
): Promise<void> {
  if (!isRestreinte(fonction)) return;
  const rendus = (await listRemboursementsOf(trx, paiement_id)).filter(
    ({ etat }) => !isNonRendu(etat),
  );
  const reste = (plafond ?? 0) - rendus.reduce((sum, each) => sum + each.montant, 0);
  if (montant <= reste) return;
  const combien = reste > 0 ? `plus de ${enEuros(reste / 100)}` : 'plus rien';
  throw champFaux(
    'montant',
    plafond === null
      ? 'Le propriétaire de l’école ne vous laisse pas encore rembourser\u00a0: demandez-lui un plafond.'
      : `Votre plafond est de ${enEuros(plafond / 100)} par paiement\u00a0: vous ne pouvez rendre ${combien} de celui-ci.`,
  );
}

/** True when the form is stale: another refund was made or is pending. */
async function isOtherwise(
  trx: Db,
  { id, montant, rembourse }: { id: number; montant: number; rembourse: number },
  reste: number,
): Promise<boolean> {
  if (montant - rembourse !== reste) return true;
  return (await listRemboursementsOf(trx, id)).some(({ etat }) => isEnRoute(etat));
}
