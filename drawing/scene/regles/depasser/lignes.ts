import type { Ligne } from '../../scene.ts';
import { estBande } from '../voies.ts';
import { lignesAGauche, non, type Regle } from './contexte.ts';

/** Whether a line may not be crossed from that side. `|:` is continuous at its left. */
export function estContinue(ligne: Ligne, vuDeGauche: boolean): boolean {
  if (ligne === '|' || ligne === '||' || ligne === 'orange |') return true;
  if (ligne === '|:') return vuDeGauche;
  return ligne === ':|' ? !vuDeGauche : false;
}

/** Orange lines put the white ones out of force. */
const valables = (lignes: Ligne[]): Ligne[] => {
  const oranges = lignes.filter((l) => l.startsWith('orange'));
  return oranges.length > 0 ? oranges : lignes;
};

export const ligneContinue: Regle = (c) => {
  const v = c.moi.sur[0];
  if (!v || !c.aCote) return [];
  const lignes = valables(lignesAGauche(v));
  const orange = lignes.some((l) => l === 'orange |');
  return lignes.some((l) => estContinue(l, v.sens === 'descend'))
    ? non('La ligne est continue de son côté : on ne la franchit pas.', orange ? '73' : '72.2')
    : [];
};

export const surfaceInterdite: Regle = (c) => {
  const v = c.aCote;
  if (!v) return [];
  if (v.nom === 'évitement') return non('On ne circule pas sur des lignes obliques.', '77');
  if (v.nom.startsWith('bus') || v.nom.startsWith('tram'))
    return non('La voie de gauche est réservée aux transports en commun.', '72');
  if (!estBande(v.nom)) return non('Il n’y a pas de bande à gauche pour dépasser.', '16');
  return [];
};
