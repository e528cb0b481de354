import type { Plaque } from '../signaux/poteaux.ts';
import type { Volume } from './boites.ts';

export const boiteDePlaque = ({ ou: [x, y, z], cap, largeur, hauteur }: Plaque): Volume => ({
  pied: [x, y - hauteur / 2, z],
  cap,
  longueur: 0.05,
  largeur,
  hauteur,
});
