import { Matrix4, Scene } from 'three';
import type { EtatAt } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import type { RoueAPart } from '../chantier.ts';
import { radians } from '../maille/vecteurs.ts';
import { addMailles, type Feuilles } from '../rendu/materiaux.ts';

/** Axles stand so far apart, as a share of a vehicle's length. */
const EMPATTEMENT = 0.56;
/** In degrees. */
const BUTEE = 35;
/** In metres: less says nothing of a bend. */
const TROP_PEU = 0.05;

/** Degrees that front wheels steer to the right, from where he was to where he will be. */
export function braquageEntre(avant: EtatAt, apres: EtatAt, longueur: number): number {
  const metres = apres.parcouru - avant.parcouru;
  if (metres < TROP_PEU) return 0;
  const tourne = ((apres.cap - avant.cap + 540) % 360) - 180;
  const angle = Math.atan((longueur * EMPATTEMENT * radians(tourne)) / metres);
  return Math.max(-BUTEE, Math.min(BUTEE, (angle * 180) / Math.PI));
}

/** A wheel as it has rolled and steers. */
export const poseDeRoue = (
  { pose, rayon, directrice }: RoueAPart,
  parcouru: number,
  braquage: number,
) =>
  pose
    .clone()
    .multiply(new Matrix4().makeRotationY(directrice ? -radians(braquage) : 0))
    .multiply(new Matrix4().makeRotationX(-parcouru / rayon));

/** Answers what turns them. */
export function addRoulement(groupe: Scene, roues: readonly RoueAPart[], feuilles: Feuilles) {
  const essieux = roues.map((roue) => {
    const essieu = new Scene();
    essieu.matrixAutoUpdate = false;
    addMailles(essieu, { mailles: { divers: roue.maille } }, feuilles);
    groupe.add(essieu);
    return { roue, essieu };
  });
  return (parcouru: number, braquage: number, vues: boolean): void => {
    for (const { roue, essieu } of essieux) {
      essieu.visible = vues;
      essieu.matrix.copy(poseDeRoue(roue, parcouru, braquage));
    }
  };
}
