import { isBande, isDeGenre } from '../../../drawing/scene/profil.ts';
import type { Ligne } from '../../../drawing/scene/scene.ts';
import { lignesAGauche, non, type Regle } from './contexteDepasser.ts';

/** `|:` is continuous at its left. */
export function isContinue(ligne: Ligne, vuDeGauche: boolean): boolean {
  if (ligne === '|' || ligne === '||' || ligne === 'orange |') return true;
  if (ligne === '|:') return vuDeGauche;
  return ligne === ':|' ? !vuDeGauche : false;
}

/** Orange lines put the white ones out of force. */
const valables = (lignes: Ligne[]): Ligne[] => {
  const oranges = lignes.filter((l) => l.startsWith('orange'));
  return oranges.length > 0 ? oranges : lignes;
};

export const ligneContinue: Regle = (contexte) => {
  const voie = contexte.moi.sur[0];
  if (!voie || !contexte.aCote) return [];
  const lignes = valables(lignesAGauche(voie));
  const orange = lignes.some((l) => l === 'orange |');
  return lignes.some((l) => isContinue(l, voie.sens === 'descend'))
    ? non('La ligne est continue de son côté : on ne la franchit pas.', orange ? '73' : '72.2')
    : [];
};

export const surfaceInterdite: Regle = (contexte) => {
  const voie = contexte.aCote;
  if (!voie) return [];
  if (voie.nom === 'évitement') return non('On ne circule pas sur des lignes obliques.', '77');
  if (isDeGenre(voie.nom, 'bus', 'tram'))
    return non('La voie de gauche est réservée aux transports en commun.', '72');
  if (!isBande(voie.nom)) return non('Il n’y a pas de bande à gauche pour dépasser.', '16');
  return [];
};
