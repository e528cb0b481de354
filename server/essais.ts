import { opensFacteur } from './extranet/admins/admins.queries.ts';
import { opensAttestation } from './eleve/attestation/attestation.queries.ts';
import { opensRegistre } from './eleve/compte/compte.queries.ts';
import { opensFacture } from './argent/facture/facture.queries.ts';
import type { Essai } from './socle/securite/sceau.ts';
import { opensAcheteur } from './argent/paiement/paiement.queries.ts';

/** One of all that is kept sealed. */
export const ESSAIS: Essai[] = [
  opensRegistre,
  opensFacteur,
  opensAcheteur,
  opensFacture,
  opensAttestation,
];
