import type * as caisse from '../../../contract/caisse.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { giveNonDonne, settlePaiement, winLitige } from '../../argent/paiement/index.ts';
import { checkPaiement } from './checkPaiement.ts';
import { getCaisse } from './getCaisse.ts';
import { getConditionsPdf } from './getConditionsPdf.ts';
import { getPaiement } from './getPaiement.ts';
import { refundPaiement } from './refundPaiement.ts';
import {
  getRetractations,
  refuseRetractation,
  withdrawCommande,
  withdrawPaiement,
} from './retractations.ts';

const ligne = (objet_id: number, avant: object, apres: object) => ({
  objet: 'paiement',
  objet_id,
  avant,
  apres,
});

export const caisseRoutes: Handlers<keyof typeof caisse> = {
  getCaisse,
  getPaiement,
  getConditionsPdf,
  refundPaiement,
  checkPaiement,
  settlePaiement: async ({ trx, input: { id, motif }, now }) => {
    const { avant } = await settlePaiement(trx, id, motif, now);
    return { message: 'Ce paiement est noté comme réglé.', journal: ligne(id, avant, { motif }) };
  },
  givePaiement: async ({ trx, input: { id }, env, now }) => {
    const { avant, libelle } = await giveNonDonne(trx, id, { env, now });
    return {
      message: `L’accès «\u00a0${libelle}\u00a0» est donné, et l’élève en reçoit le mail.`,
      journal: ligne(id, avant, { nonDonne: null }),
    };
  },
  winLitige: async ({ trx, input, env, now }) => {
    const { avant, libelle, nonDonne, rendu } = await winLitige(trx, input, { env, now });
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
  },
  getRetractations,
  withdrawPaiement,
  withdrawCommande,
  refuseRetractation,
};
