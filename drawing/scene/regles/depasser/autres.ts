import { immobile, placeDe } from '../voies.ts';
import { estPieton } from '../usagers.ts';
import {
  bandesDuSens,
  jusqua,
  non,
  peutEtre,
  vise,
  type Contexte,
  type Regle,
} from './contexte.ts';

/** Nearer than this whoever comes towards us is too near, whatever the speeds that the picture hides. */
const TROP_PRES = 120;
const DEUX_ROUES = new Set(['vélo', 'trottinette', 'cyclomoteur', 'speed pedelec', 'moto']);

const places = (c: Contexte) =>
  c.scene.usagers
    .filter((u) => u !== c.moi.u && u !== c.lui.u && !estPieton(u))
    .map((u) => placeDe(c.voies, u));

/** Metres to the nearest one who comes towards me on the lane that I need. */
function enFaceA(c: Contexte): number {
  if (!c.enSensInverse) return Infinity;
  const loins = places(c)
    .filter((q) => q.sens !== c.moi.sens && !immobile(q.u))
    .filter((q) => q.sur.some((v) => v.n === (c.aCote ?? c.moi.sur[0])?.n))
    .map((q) => jusqua(c, c.moi.sens === 'monte' ? q.debut : q.fin));
  return Math.min(Infinity, ...loins.filter((loin) => loin >= 0));
}

export const enFace: Regle = (c) => {
  const loin = enFaceA(c);
  if (loin === Infinity) return [];
  return loin < TROP_PRES
    ? non('Quelqu’un vient en face, trop près : la voie n’est pas libre assez loin.', '16.4')
    : peutEtre('quelqu’un vient en face, assez loin peut-être');
};

/** Whoever has the obstacle on his side lets the others pass. */
export const obstacleDeMonCote: Regle = (c) => {
  const loin = enFaceA(c);
  if (loin === Infinity) return [];
  return loin < TROP_PRES / 2
    ? non('L’obstacle est de son côté : il laisse passer celui qui vient en face.', '15.2')
    : peutEtre('quelqu’un vient en face, assez loin peut-être');
};

export const onMeDepasse: Regle = (c) =>
  places(c).some(
    (q) =>
      q.u.fait === 'dépasse par la gauche' &&
      q.sens === c.moi.sens &&
      jusqua(c, c.moi.sens === 'monte' ? q.fin : q.debut) <= 0,
  )
    ? non('Quelqu’un qui suit a déjà commencé à dépasser.', '16.4')
    : [];

/** Unless what he overtakes is a two-wheeler, or three lanes lead my way. */
export const ilDepasse: Regle = (c) => {
  if (!vise(c) || c.lui.u.fait !== 'dépasse par la gauche' || bandesDuSens(c).length >= 3)
    return [];
  const depasses = places(c).filter(
    (q) =>
      q.sens === c.moi.sens &&
      !immobile(q.u) &&
      jusqua(c, c.moi.sens === 'monte' ? q.fin : q.debut) > 0,
  );
  if (depasses.length === 0) return peutEtre('on ne voit pas qui il dépasse');
  return depasses.some((q) => !DEUX_ROUES.has(q.u.qui))
    ? non('Celui qui précède dépasse lui-même un véhicule de plus de deux roues.', '17.2.4°')
    : [];
};

export const camionSousLaPluie: Regle = (c) => {
  const grand = c.scene.lieu !== 'route' || bandesDuSens(c).length >= 2;
  return vise(c) && c.moi.u.qui === 'camion' && ['pluie', 'neige'].includes(c.scene.temps) && grand
    ? peutEtre('interdit par précipitations à plus de 7,5 t : la masse n’est pas dite')
    : [];
};

/** Who comes the other way, stands on foot or is already behind is not overtaken. */
export const pasADepasser: Regle = (c) => {
  if (estPieton(c.lui.u)) return peutEtre('on ne dépasse pas un piéton');
  if (c.lui.sens !== c.moi.sens && !immobile(c.lui.u))
    return peutEtre('il ne roule pas dans le même sens');
  return jusqua(c, c.moi.sens === 'monte' ? c.lui.fin : c.lui.debut) < 0
    ? peutEtre('il est déjà derrière')
    : [];
};

/** Where people get on and off in the road, one stops beside a tram. */
export const arretSansRefuge: Regle = (c) =>
  c.lui.u.qui === 'tram' &&
  immobile(c.lui.u) &&
  c.scene.éléments.some((e) => e.quoi === 'arrêt de tram sans refuge')
    ? non(
        'Le tram est à un arrêt sans refuge : on s’arrête pour laisser monter et descendre.',
        '40.3.2',
      )
    : [];
