import { profondeurDe } from '../../dimensions.ts';
import { enVigueur, poteauxAvec } from '../regime.ts';
import { jusqua, non, type Contexte, type Regle } from './contexte.ts';

/** One sees it coming, or has passed it and nothing has ended it: a junction does, an end sign does. */
function surMaRoute(c: Contexte, code: string, fin: string[]): boolean {
  if (enVigueur(c.scene, code)) return true;
  const dernier = Math.max(...finsPassees(c, fin));
  return poteauxAvec(c.scene, code).some(
    ({ p }) => p.sens === c.moi.sens && (jusqua(c, p.a) >= 0 || -jusqua(c, p.a) < dernier),
  );
}

/** How far behind lie the ends that I have passed: the nearest counts, so the largest reach before it. */
function finsPassees(c: Contexte, codes: string[]): number[] {
  const carrefours = c.scene.éléments
    .filter((e) => e.quoi.startsWith('rue') && (e.nature ?? 'chaussée') === 'chaussée')
    .map((e) => jusqua(c, c.moi.sens === 'monte' ? e.a + profondeurDe(e) : e.a));
  const signes = codes.flatMap((code) =>
    poteauxAvec(c.scene, code)
      .filter(({ p }) => p.sens === c.moi.sens)
      .map(({ p }) => jusqua(c, p.a)),
  );
  const passees = [...carrefours, ...signes].filter((x) => x < 0).map((x) => -x);
  return [passees.length === 0 ? Infinity : Math.min(...passees)];
}

const DEUX_ROUES = new Set(['vélo', 'trottinette', 'cyclomoteur', 'speed pedelec', 'moto']);

export const c35: Regle = (c) =>
  !DEUX_ROUES.has(c.lui.u.qui) && surMaRoute(c, 'C35', ['C37', 'C46'])
    ? non('Le signal interdit de dépasser par la gauche un véhicule de plus de deux roues.', '68.3')
    : [];

export const c39: Regle = (c) =>
  c.moi.u.qui === 'camion' && !DEUX_ROUES.has(c.lui.u.qui) && surMaRoute(c, 'C39', ['C41', 'C46'])
    ? non('Le signal interdit aux camions de plus de 3,5 t de dépasser par la gauche.', '68.3')
    : [];
