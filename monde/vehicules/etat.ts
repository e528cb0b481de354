import type { Vehicule } from '../../drawing/scene/vocabulaire.ts';
import type { FeuxAllumes } from '../chantier.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';

export type DeuxRoues = 'moto' | 'cyclomoteur' | 'vélo' | 'speed pedelec' | 'trottinette';
export type QuiRoule = Exclude<Vehicule, DeuxRoues> | 'remorque' | 'caravane';

export type GesteAuVolant =
  | 'absent'
  | 'droit devant'
  | 'regarde à gauche'
  | 'regarde à droite'
  | 'fait passer';
export type Charge = 'planches' | 'dépasse derrière' | 'coffre de toit' | 'foin';

export interface EtatVehicule {
  freine?: boolean;
  clignotant?: 'gauche' | 'droite' | 'quatre';
  /** By default dipped at night, else daytime lamps. */
  feux?: 'éteints' | 'jour' | 'croisement';
  /** Dead lamps, on one side. */
  mort?: 'gauche' | 'droite';
  recule?: boolean;
  brouillard?: boolean;
  feuxBleus?: boolean;
  /** Degrees, to the right. */
  braquage?: number;
  /** The driver's door of a car or lorry; the passengers' doors of a bus or tram. */
  porteOuverte?: boolean;
  /** Nobody in it, no lamp lit. */
  stationne?: boolean;
  conducteur?: GesteAuVolant;
  charge?: Charge;
}

export interface VehiculeVu {
  qui: QuiRoule;
  /** One of several bodies: `suv`, `compacte` or `break` for a car. */
  forme?: string;
  /** Below its middle. */
  ou: Vec;
  cap: number;
  /** Degrees that its nose is raised. */
  tangage?: number;
  couleur: Couleur;
  etat?: EtatVehicule;
}

export function feuxOf(etat: EtatVehicule, nuit: boolean): FeuxAllumes {
  const { stationne = false, freine = false, clignotant, recule, brouillard } = etat;
  const feux = etat.feux ?? (stationne ? 'éteints' : nuit ? 'croisement' : 'jour');
  const quatre = clignotant === 'quatre';
  return {
    position: feux === 'croisement',
    phares: feux === 'croisement',
    jour: feux === 'jour',
    stop: freine && !stationne,
    gauche: quatre || clignotant === 'gauche',
    droite: quatre || clignotant === 'droite',
    recul: recule ?? false,
    brouillard: brouillard ?? false,
    ...(etat.mort && { mort: etat.mort }),
  };
}

export const gesteOf = ({ conducteur, stationne }: EtatVehicule): GesteAuVolant =>
  stationne ? 'absent' : (conducteur ?? 'droit devant');
