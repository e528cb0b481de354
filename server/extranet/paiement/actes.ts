import { ficheOf } from '../../../regles/fournisseurs/index.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import * as argent from '../../argent/paiement/index.ts';
import { conflict, introuvable, Refus } from '../../socle/refus/refus.ts';
import { fournisseurOf } from '../../argent/paiement/fournisseurs/index.ts';

const ligne = (objet_id: number, avant: object, apres: object) => ({
  objet: 'paiement',
  objet_id,
  avant,
  apres,
});

export const settlePaiement: Handler<'settlePaiement'> = async ({ trx, input, now }) => {
  const { id, motif } = input;
  const { avant } = await argent.settlePaiement(trx, id, motif, now);
  return { message: 'Ce paiement est noté comme réglé.', journal: ligne(id, avant, { motif }) };
};

export const givePaiement: Handler<'givePaiement'> = async ({ trx, input: { id }, env, now }) => {
  const { avant, libelle } = await argent.giveNonDonne(trx, id, { env, now });
  return {
    message: `L’accès «\u00a0${libelle}\u00a0» est donné, et l’élève en reçoit le mail.`,
    journal: ligne(id, avant, { nonDonne: null }),
  };
};

export const winLitige: Handler<'winLitige'> = async ({ trx, input, env, now }) => {
  const won = await argent.winLitige(trx, input, { env, now });
  const { avant, libelle, nonDonne, rendu } = won;
  const suite = rendu
    ? ', et l’accès est rendu'
    : nonDonne === null
      ? ''
      : `. L’accès n’est pas rendu\u00a0: ${nonDonne}`;
  const { remboursement, motif } = input;
  return {
    message: `L’argent de «\u00a0${libelle}\u00a0» est noté comme revenu\u00a0: nouvelle facture${suite}${nonDonne === null ? '.' : ''}`,
    journal: ligne(input.id, { ...avant, remboursement }, { etat: 'paye', motif }),
  };
};

export const checkPaiement: Handler<'checkPaiement'> = async (context) => {
  const { db, write, essais, input, env, now, log } = context;
  const paiement = await argent.findPaiement(db, input.id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  const { etat: avant, rembourse, commande } = paiement;
  const service = fournisseurOf(paiement.type)?.service(env);
  if (commande === null || !service)
    throw conflict('Le prestataire ne peut pas être interrogé d’ici\u00a0: il manque ses clés.');
  const { nom } = ficheOf(paiement.type);
  const house = { database: { read: essais.db, write: essais.write }, env, log };
  const connu = await service
    .ask(house, { id: input.id, commande }, now)
    .catch((cause: unknown) => {
      log.warn({ err: cause }, 'a provider that does not answer');
      throw new Refus(503, `${nom} ne répond pas\u00a0: réessayez dans quelques minutes.`);
    });
  const apres = (await argent.findPaiement(db, input.id))!;
  const { etat } = apres;
  await write(async () => ({ journal: ligne(input.id, { etat: avant }, { etat }) }));
  const message = !connu
    ? `${nom} ne connaît aucun paiement de cette commande.`
    : etat === avant && apres.rembourse === rembourse
      ? `${nom} dit la même chose\u00a0: rien n’a changé.`
      : `${nom} en sait plus\u00a0: le paiement est mis à jour.`;
  return { connu: flagOf(connu), etat, message };
};
