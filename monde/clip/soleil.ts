import { AdditiveBlending, type Scene, Sprite, SpriteMaterial, Vector3 } from 'three';
import { radians } from '../maille/vecteurs.ts';
import type { Ambiance } from '../rendu/ambiances.ts';
import { partage, textureOf, toile } from '../textures/toile.ts';

/** In metres: before the dome, beyond all that hides it. */
const LOIN = 500;
/** In degrees across: what a dirty windscreen spreads. */
const VOILE = 46;
const FORCE_DU_VOILE = 0.55;

const rayonnement = (part: number) =>
  partage(`soleil ${part}`, () =>
    textureOf(
      toile(128, 128, (pinceau) => {
        const degrade = pinceau.createRadialGradient(64, 64, 0, 64, 64, 64);
        degrade.addColorStop(0, 'rgba(255,255,255,1)');
        degrade.addColorStop(part, 'rgba(255,255,255,.6)');
        degrade.addColorStop(0.5 + part / 2, 'rgba(255,255,255,.12)');
        degrade.addColorStop(1, 'rgba(255,255,255,0)');
        pinceau.fillStyle = degrade;
        pinceau.fillRect(0, 0, 128, 128);
      }),
      { repete: false },
    ),
  );

/** Houses hide the sun; its veil lies over all that stands before it. `cap`: degrees, where I set out. */
export function addSoleil(ciel: Scene, { eblouit, vers, soleil }: Ambiance, cap: number): void {
  if (eblouit === undefined) return;
  const la = new Vector3(...(vers as [number, number, number]))
    .normalize()
    .applyAxisAngle(new Vector3(0, 1, 0), -radians(cap))
    .multiplyScalar(LOIN);
  const addRond = (largeur: number, part: number, opacity: number, depthTest: boolean): void => {
    const rond = new Sprite(
      new SpriteMaterial({
        map: rayonnement(part),
        color: soleil.couleur,
        blending: AdditiveBlending,
        opacity,
        depthTest,
        depthWrite: false,
        fog: false,
      }),
    );
    rond.position.copy(la);
    rond.scale.setScalar(2 * LOIN * Math.tan(radians(largeur / 2)));
    rond.renderOrder = depthTest ? -9 : 9;
    ciel.add(rond);
  };
  addRond(eblouit, 0.6, 1, true);
  addRond(VOILE, 0.08, FORCE_DU_VOILE, false);
}
