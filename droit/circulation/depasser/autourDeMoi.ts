import { TEMPS } from '../../../drawing/scene/temps.ts';
import { immobile, placeOf } from '../voies.ts';
import { isDeuxRoues, isPieton } from '../usagers.ts';
import {
  bandesDuSens,
  jusqua,
  non,
  peutEtre,
  concerns,
  type ContexteDepasser,
  type Regle,
} from './contexteDepasser.ts';

/** In metres: nearer oncoming traffic is too near at any speed. */
const TROP_PRES = 120;

const places = (contexte: ContexteDepasser) =>
  contexte.scene.usagers
    .filter((u) => u !== contexte.moi.u && u !== contexte.lui.u && !isPieton(u))
    .map((u) => placeOf(contexte.voies, u));

function enFaceA(contexte: ContexteDepasser): number {
  if (!contexte.enSensInverse) return Infinity;
  const loins = places(contexte)
    .filter((q) => q.sens !== contexte.moi.sens && !immobile(q.u))
    .filter((q) => q.sur.some((v) => v.n === (contexte.aCote ?? contexte.moi.sur[0])?.n))
    .map((q) => jusqua(contexte, contexte.moi.sens === 'monte' ? q.debut : q.fin));
  return Math.min(Infinity, ...loins.filter((loin) => loin >= 0));
}

export const enFace: Regle = (contexte) => {
  const loin = enFaceA(contexte);
  if (loin === Infinity) return [];
  return loin < TROP_PRES
    ? non('Quelqu’un vient en face, trop près : la voie n’est pas libre assez loin.', '16.4')
    : peutEtre('quelqu’un vient en face, assez loin peut-être');
};

export const obstacleDeMonCote: Regle = (contexte) => {
  const loin = enFaceA(contexte);
  if (loin === Infinity) return [];
  return loin < TROP_PRES / 2
    ? non('L’obstacle est de son côté : il laisse passer celui qui vient en face.', '15.2')
    : peutEtre('quelqu’un vient en face, assez loin peut-être');
};

export const onMeDepasse: Regle = (contexte) =>
  places(contexte).some(
    (place) =>
      place.u.fait === 'dépasse par la gauche' &&
      place.sens === contexte.moi.sens &&
      jusqua(contexte, contexte.moi.sens === 'monte' ? place.fin : place.debut) <= 0,
  )
    ? non('Quelqu’un qui suit a déjà commencé à dépasser.', '16.4')
    : [];

/** Two-wheelers do not count, nor roads with three lanes my way. */
export const ilDepasse: Regle = (contexte) => {
  if (
    !concerns(contexte) ||
    contexte.lui.u.fait !== 'dépasse par la gauche' ||
    bandesDuSens(contexte).length >= 3
  )
    return [];
  const depasses = places(contexte).filter(
    (place) =>
      place.sens === contexte.moi.sens &&
      !immobile(place.u) &&
      jusqua(contexte, contexte.moi.sens === 'monte' ? place.fin : place.debut) > 0,
  );
  if (depasses.length === 0) return peutEtre('on ne voit pas qui il dépasse');
  return depasses.some((q) => !isDeuxRoues(q.u))
    ? non('Celui qui précède dépasse lui-même un véhicule de plus de deux roues.', '17.2.4°')
    : [];
};

export const camionSousLaPluie: Regle = (contexte) => {
  const grand = contexte.scene.lieu !== 'route' || bandesDuSens(contexte).length >= 2;
  return concerns(contexte) &&
    contexte.moi.u.qui === 'camion' &&
    TEMPS[contexte.scene.temps].precipitations &&
    grand
    ? peutEtre('interdit par précipitations à plus de 7,5 t : la masse n’est pas dite')
    : [];
};

export const pasADepasser: Regle = (contexte) => {
  if (isPieton(contexte.lui.u)) return peutEtre('on ne dépasse pas un piéton');
  if (contexte.lui.sens !== contexte.moi.sens && !immobile(contexte.lui.u))
    return peutEtre('il ne roule pas dans le même sens');
  return jusqua(contexte, contexte.moi.sens === 'monte' ? contexte.lui.fin : contexte.lui.debut) < 0
    ? peutEtre('il est déjà derrière')
    : [];
};

/** Where tram passengers step onto the road, one stops beside the tram. */
export const arretSansRefuge: Regle = (contexte) =>
  contexte.lui.u.qui === 'tram' &&
  immobile(contexte.lui.u) &&
  contexte.scene.éléments.some((e) => e.quoi === 'arrêt de tram sans refuge')
    ? non(
        'Le tram est à un arrêt sans refuge : on s’arrête pour laisser monter et descendre.',
        '40.3.2',
      )
    : [];
