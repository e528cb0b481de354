import type * as attestation from '../../../contract/attestation.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findAttestation, listAttestations, numeroOf } from './attestation.queries.ts';
import { pdfOf } from './draw.ts';
import { compareAttestation, verifyAttestation } from './verifyAttestation.ts';

const nonTrouvee = () => introuvable('Cette attestation n’existe pas ou plus.');

export const attestationRoutes: Handlers<
  Exclude<keyof typeof attestation, 'getGuides' | 'setGuides'>
> = {
  verifyAttestation,
  compareAttestation,
  getAttestations: async ({ db, eleve }) => {
    const all = await listAttestations(db, eleve.id);
    return { attestations: all.filter(({ dateRemplacement }) => dateRemplacement === null) };
  },
  getAttestationPdf: async ({ db, write, eleve, input, env }) => {
    const found = await findAttestation(db, input.id);
    if (!found || found.eleve_id !== eleve.id) throw nonTrouvee();
    const contenu = await pdfOf({ db, write, env }, found.id);
    if (!contenu) throw nonTrouvee();
    return { nom: `attestation-${numeroOf(found)}.pdf`, type: 'application/pdf', contenu };
  },
};
