import { isDeuxRoues } from '../../../droit/circulation/usagers.ts';
import { chemin, cercle, rect, texte, trait } from '../../svg.ts';
import type { Vu } from '../plan/plan.ts';
import { HAUTEUR } from './projection.ts';
import { teintes } from '../teintes.ts';
import { fonce } from './volume.ts';

const NOIR = '#161C21';

export function bord(moi: Vu, compteur: number | undefined, nuit: boolean): string {
  const couleur = nuit ? fonce(teintes[moi.couleur], 0.62) : teintes[moi.couleur];
  const vitesse =
    compteur === undefined
      ? ''
      : texte(String(compteur), 300, 381, 36, '#FFFFFF', 62) +
        texte('km/h', 300, 395, 13, '#B9C7CF');
  if (isDeuxRoues(moi)) {
    const moteur = moi.qui === 'moto' || moi.qui === 'cyclomoteur';
    return (
      trait('M96 352Q200 330 300 362Q400 330 504 352', '#39434B', 13) +
      trait('M70 350L132 346M530 350L468 346', NOIR, 24) +
      (moteur ? rect(236, 346, 128, 60, couleur, { rx: 26 }) : rect(292, 340, 16, 60, '#39434B')) +
      (compteur === undefined ? '' : rect(252, 350, 96, 56, NOIR, { rx: 14 }) + vitesse) +
      (moteur
        ? trait('M120 342L104 306M480 342L496 306', '#39434B', 6) +
          cercle(100, 296, 20, NOIR) +
          cercle(500, 296, 20, NOIR)
        : '')
    );
  }
  return (
    chemin(`M-10 ${HAUTEUR}V362Q60 338 300 336T610 362V${HAUTEUR}Z`, couleur) +
    chemin(`M-10 ${HAUTEUR}V372Q60 350 300 348T610 372V${HAUTEUR}Z`, fonce(couleur, 0.14)) +
    chemin(
      `M-10 ${HAUTEUR}V380Q40 368 176 366Q210 352 300 352T424 366Q560 368 610 380V${HAUTEUR}Z`,
      NOIR,
    ) +
    chemin(`M238 ${HAUTEUR}Q236 350 300 348Q364 350 362 ${HAUTEUR}Z`, '#0C1013') +
    (vitesse || trait('M262 392Q300 352 338 392', '#39434B', 3)) +
    trait('M182 408Q190 344 300 340Q410 344 418 408', '#2A3238', 11)
  );
}
