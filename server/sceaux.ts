import { opensFacteur } from './extranet/admins/index.ts';
import { opensAttestation } from './eleve/attestation/index.ts';
import { opensRegistre } from './eleve/compte/index.ts';
import { opensFacture } from './argent/facture/index.ts';
import type { Essai } from './socle/securite/sceau.ts';
import { opensAcheteur } from './argent/paiement/index.ts';

/** Tests each room's newest sealed row instead of all rows. */
export const SCEAUX: Essai[] = [
  opensRegistre,
  opensFacteur,
  opensAcheteur,
  opensFacture,
  opensAttestation,
];
