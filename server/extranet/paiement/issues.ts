import type { Handler } from '../../socle/http/mount.ts';
import * as paiement from '../../argent/paiement/index.ts';

const ligne = (objet_id: number, avant: object, apres: object) => ({
  objet: 'paiement',
  objet_id,
  avant,
  apres,
});

export const settlePaiement: Handler<'settlePaiement'> = async ({ trx, input, now }) => {
  const { id, motif } = input;
  const { avant } = await paiement.settlePaiement(trx, id, motif, now);
  return { message: 'Ce paiement est noté comme réglé.', journal: ligne(id, avant, { motif }) };
};

export const givePaiement: Handler<'givePaiement'> = async ({ trx, input: { id }, env, now }) => {
  const { avant, libelle } = await paiement.giveNonDonne(trx, id, { env, now });
  return {
    message: `L’accès «\u00a0${libelle}\u00a0» est donné, et l’élève en reçoit le mail.`,
    journal: ligne(id, avant, { nonDonne: null }),
  };
};

export const winLitige: Handler<'winLitige'> = async ({ trx, input, env, now }) => {
  const won = await paiement.winLitige(trx, input, { env, now });
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
