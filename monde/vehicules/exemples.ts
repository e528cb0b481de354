import type { Exemple } from '../modeles.ts';
import type { EtatVehicule, QuiRoule } from './etat.ts';
import { addVehicule } from './index.ts';

const un = (
  taille: number,
  qui: QuiRoule,
  couleur: string,
  etat: EtatVehicule = {},
  forme?: string,
): Exemple => ({
  taille,
  add: (chantier) =>
    addVehicule(chantier, {
      qui,
      couleur,
      etat,
      ou: [0, 0, 0],
      cap: 0,
      ...(forme ? { forme } : {}),
    }),
});

/** Each in a state that one must be able to tell. */
export const EXEMPLES_VEHICULES: Record<string, Exemple> = {
  'auto suv': un(5, 'voiture', '#1F56A8'),
  'auto compacte': un(5, 'voiture', '#B01A22', { freine: true }, 'compacte'),
  'auto break': un(5, 'voiture', '#8A9096', { clignotant: 'gauche', braquage: -18 }, 'break'),
  'auto quatre': un(5, 'voiture', '#22262B', { clignotant: 'quatre', conducteur: 'absent' }),
  'auto fait passer': un(5, 'voiture', '#2C6B46', { conducteur: 'fait passer' }, 'compacte'),
  'auto regarde': un(5, 'voiture', '#E9EAEA', { conducteur: 'regarde à gauche' }),
  'auto recule': un(5, 'voiture', '#E3B110', { recule: true, brouillard: true }, 'break'),
  'auto portière': un(5, 'voiture', '#D8661C', { stationne: true, porteOuverte: true }),
  'auto chargée': un(6, 'voiture', '#1F56A8', { charge: 'dépasse derrière' }, 'break'),
  'auto police': un(5, 'police', '#FFFFFF', { feuxBleus: true }),
  'utilitaire camionnette': un(6, 'camionnette', '#E9EAEA', { clignotant: 'droite' }),
  'utilitaire ambulance': un(6.4, 'ambulance', '#FFFFFF', { feuxBleus: true }),
  'utilitaire pompiers': un(8.4, 'pompiers', '#FFFFFF', { feuxBleus: true }),
  'utilitaire camion': un(8.6, 'camion', '#1F56A8', { freine: true }),
  'long bus': un(11, 'bus', '#FFFFFF', { clignotant: 'gauche' }),
  'long bus ouvert': un(11, 'bus', '#FFFFFF', { porteOuverte: true, freine: true }),
  'long scolaire': un(11, 'bus scolaire', '#FFFFFF', { clignotant: 'quatre', porteOuverte: true }),
  'long autocar': un(11, 'autocar', '#B9C4CC'),
  'long tram': un(19, 'tram', '#E9EAEA', { clignotant: 'droite' }),
  'long tram ouvert': un(19, 'tram', '#E9EAEA', { porteOuverte: true }),
  'long train': {
    taille: 12,
    add: (chantier) =>
      addVehicule(chantier, { qui: 'train', couleur: '#FFFFFF', ou: [0, 0, 21], cap: 0 }),
  },
  'champ tracteur': un(5, 'tracteur', '#2C6B46', { freine: true }),
  'champ attelage': un(6, 'attelage', '#2C6B46'),
  'champ remorque': un(4.2, 'remorque', '#8A9096', { freine: true, charge: 'planches' }),
  'champ caravane': un(6.4, 'caravane', '#FFFFFF', { clignotant: 'gauche', freine: true }),
};
