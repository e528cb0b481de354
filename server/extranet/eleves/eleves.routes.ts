import { combien } from '../../../regles/ecriture.ts';
import type * as elevesAttestations from '../../../contract/eleves.attestations.ts';
import type * as elevesDetail from '../../../contract/eleves.detail.ts';
import type * as elevesListe from '../../../contract/eleves.liste.ts';
import type * as eleves from '../../../contract/eleves.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { listPaiements } from '../../argent/paiement/index.ts';
import {
  activateAcces,
  addAccesToEleve,
  deleteAccesFromEleve,
  updateAcces,
} from './accesDeLEleve.ts';
import { addEleve } from './addEleve.ts';
import { endSessionExtranet, sendConfirmation, sendPassword } from './aide.ts';
import {
  deliverAttestation,
  getAttestationPdfExtranet,
  getAttestationsExtranet,
  sendAttestation,
  withdrawAttestation,
} from './attestationsDeLEleve.ts';
import { deleteEleve } from './deleteEleve.ts';
import { editEleve } from './editEleve.ts';
import { exportEleves } from './exportEleves.ts';
import { getEleve } from './getEleve.ts';
import { getEleves } from './getEleves.ts';
import { getRegistre } from './getRegistre.ts';
import { getSuivi } from './getSuivi.ts';
import { checkClasse, importClasse } from './importClasse.ts';
import { openRegard } from './openRegard.ts';
import { eleveOf } from './eleveOf.ts';

export const elevesRoutes: Handlers<
  | keyof typeof eleves
  | keyof typeof elevesDetail
  | keyof typeof elevesListe
  | keyof typeof elevesAttestations
> = {
  getEleves,
  getEleve,
  getSuivi,
  getPaiementsExtranet: async ({ db, input }) => {
    const { id } = await eleveOf(db, input.id);
    const paiements = await listPaiements(db, id);
    return { paiements, message: `${combien(paiements.length, 'paiement')}.` };
  },
  getRegistre,
  addEleve,
  editEleve,
  deleteEleve,
  sendPassword,
  sendConfirmation,
  endSessionExtranet,
  openRegard,
  activateAcces,
  updateAcces,
  deleteAccesFromEleve,
  addAccesToEleve,
  exportEleves,
  checkClasse,
  importClasse,
  getAttestationsExtranet,
  deliverAttestation,
  sendAttestation,
  withdrawAttestation,
  getAttestationPdfExtranet,
};
