import { opensFacteur } from './admins/admins.queries.ts';
import { opensAttestation } from './attestation/attestation.queries.ts';
import { opensRegistre } from './compte/compte.queries.ts';
import { opensFacture } from './facture/facture.queries.ts';
import type { Essai } from './kernel/sceau.ts';
import { opensAcheteur } from './paiement/paiement.queries.ts';

/** One of all that is kept sealed. */
export const ESSAIS: Essai[] = [
  opensRegistre,
  opensFacteur,
  opensAcheteur,
  opensFacture,
  opensAttestation,
];
