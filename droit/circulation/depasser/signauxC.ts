import { isRue } from '../../../drawing/scene/elements.ts';
import { isDeuxRoues } from '../usagers.ts';
import { profondeurOf } from '../../../drawing/scene/dimensions.ts';
import { enVigueur, poteauxAvec } from '../regime.ts';
import { jusqua, non, type ContexteDepasser, type Regle } from './contexteDepasser.ts';

/** A sign is in force when seen ahead, or passed without a junction or end sign since. */
function surMaRoute(contexte: ContexteDepasser, code: string, fin: string[]): boolean {
  if (enVigueur(contexte.scene, code)) return true;
  const dernier = Math.max(...finsPassees(contexte, fin));
  return poteauxAvec(contexte.scene, code).some(
    ({ p: poteau }) =>
      poteau.sens === contexte.moi.sens &&
      (jusqua(contexte, poteau.a) >= 0 || -jusqua(contexte, poteau.a) < dernier),
  );
}

/** In metres behind; the nearest end counts. */
function finsPassees(contexte: ContexteDepasser, codes: string[]): number[] {
  const carrefours = contexte.scene.éléments
    .filter((e) => isRue(e) && (e.nature ?? 'chaussée') === 'chaussée')
    .map((e) => jusqua(contexte, contexte.moi.sens === 'monte' ? e.a + profondeurOf(e) : e.a));
  const signes = codes.flatMap((code) =>
    poteauxAvec(contexte.scene, code)
      .filter(({ p }) => p.sens === contexte.moi.sens)
      .map(({ p }) => jusqua(contexte, p.a)),
  );
  const passees = [...carrefours, ...signes].filter((x) => x < 0).map((x) => -x);
  return [passees.length === 0 ? Infinity : Math.min(...passees)];
}

export const c35: Regle = (contexte) =>
  !isDeuxRoues(contexte.lui.u) && surMaRoute(contexte, 'C35', ['C37', 'C46'])
    ? non('Le signal interdit de dépasser par la gauche un véhicule de plus de deux roues.', '68.3')
    : [];

export const c39: Regle = (contexte) =>
  contexte.moi.u.qui === 'camion' &&
  !isDeuxRoues(contexte.lui.u) &&
  surMaRoute(contexte, 'C39', ['C41', 'C46'])
    ? non('Le signal interdit aux camions de plus de 3,5 t de dépasser par la gauche.', '68.3')
    : [];
