import { Matrix4, type PerspectiveCamera, type Vector3 } from 'three';
import type { EtatAt, FilmEnMetres } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import { adouci } from '../../drawing/scene/plan/geometrie.ts';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import { isDedans, type Vue } from '../camera/prises.ts';
import { radians } from '../maille/vecteurs.ts';

/** Metres behind the eye where the camera stays, metres that it rises a metre, and seconds. */
const [RECUL, MONTEE, SORTIE] = [8, 0.22, 1];
/** In metres from the own car's side: the camera sees it from outside. */
const ECART = 0.4;
/** In metres: more than one comes forward to a line. */
const PARTI = 4;
/** In seconds. */
const PAS = 0.1;
const AVANT_TOUS = 0.2;

export interface Siege {
  vu: Vu;
  /** He drives off before others: the camera stays, since he would not see them pass. */
  reste: boolean;
  /** It was inside, and then sees the own car from outside. */
  sort: boolean;
  /** It sees all that the camera will see where it stays. */
  loin: PerspectiveCamera;
  /** `pose`: from where the still has his car to where it is. Answers whether it has been left. */
  move: (t: number, etat: EtatAt, pose: Matrix4) => boolean;
}

/** In seconds: when he sets out, once he has come to the line. */
function departOf(film: FilmEnMetres, vu: Vu): number {
  const etatAt = (t: number) => film.etat(t).get(vu)!;
  let t = 0;
  while (t < film.duree && etatAt(t).parcouru < PARTI) t += PAS;
  while (t > 0 && etatAt(t - PAS).vitesse > 0) t -= PAS;
  return t;
}

const isHorsDe = (
  { taille: [long, large] }: Vu,
  { ou, cap }: EtatAt,
  { x, z }: Vector3,
): boolean => {
  const [dx, dz, angle] = [x - ou[0], z - ou[1], radians(cap)];
  const avant = dx * Math.sin(angle) - dz * Math.cos(angle);
  const droite = dx * Math.cos(angle) + dz * Math.sin(angle);
  return Math.abs(avant) > long / 2 + ECART || Math.abs(droite) > large / 2 + ECART;
};

/** The camera of who drives. Undefined: it stands beside the street. */
export function siegeOf(
  film: FilmEnMetres,
  camera: PerspectiveCamera,
  vue: Vue,
): Siege | undefined {
  const vu = vue.genre === 'siège' ? film.acteurs.find(({ moi }) => moi) : undefined;
  if (!vu) return undefined;
  const depart = departOf(film, vu);
  const reste = film.acteurs.some((autre) => departOf(film, autre) > depart + AVANT_TOUS);
  const oeil = new Matrix4().copy(camera.matrixWorld);
  const loin = camera.clone();
  loin.translateZ(RECUL);
  loin.updateMatrixWorld();
  const { recul = 0 } = vue;
  const sort = reste && isDedans(vue);
  const debut = Math.max(0, depart - SORTIE / 2);
  const chemin = RECUL - Math.min(RECUL, recul);
  return {
    vu,
    reste,
    sort,
    loin,
    move: (t, etat, pose) => {
      const fait = adouci((t - debut) / SORTIE) * chemin;
      if (reste)
        camera.matrix.copy(oeil).multiply(new Matrix4().makeTranslation(0, fait * MONTEE, fait));
      else camera.matrix.multiplyMatrices(pose, oeil);
      camera.matrix.decompose(camera.position, camera.quaternion, camera.scale);
      camera.updateMatrixWorld();
      return sort && isHorsDe(vu, etat, camera.position);
    },
  };
}
