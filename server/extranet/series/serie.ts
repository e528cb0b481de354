import { SERIE } from '../../../droit/epreuve.ts';
import { combien } from '../../../regles/ecriture.ts';

export function longueurOf(nombre: number): string {
  const compte = nombre === 0 ? 'aucune question' : combien(nombre, 'question');
  if (nombre === SERIE) return compte;
  return `${compte} sur ${SERIE}`;
}
