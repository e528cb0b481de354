import { nomOf } from '../mots/noms.ts';
import type { Plan, Vu } from '../plan/plan.ts';

export const dire = (vu: Vu): string => (vu.moi ? `${nomOf(vu, true)} (moi)` : nomOf(vu, true));
export const Dire = (vu: Vu): string => dire(vu).replace(/^./, (l) => l.toUpperCase());

export function lieuDe(
  { cadre: [x, y, largeur, hauteur] }: Plan,
  [px, py]: readonly [number, number],
): string {
  const [i, j] = [(px - x) / largeur, (py - y) / hauteur];
  const haut = j < 1 / 3 ? 'en haut' : j > 2 / 3 ? 'en bas' : 'au milieu';
  const cote = i < 1 / 3 ? ' à gauche' : i > 2 / 3 ? ' à droite' : '';
  return `${haut}${cote}`;
}

export type Defaut = string;
