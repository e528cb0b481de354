import { recountFactures } from './argent/facture/index.ts';
import { recountPaiements } from './argent/paiement/index.ts';
import { recountTentatives } from './eleve/statistiques/index.ts';
import type { Recompte } from './socle/sauvegarde/controle.ts';

/** Each room recounts its own books; sentences say what does not add up. */
export const RECOMPTES: Recompte[] = [recountPaiements, recountFactures, recountTentatives];
