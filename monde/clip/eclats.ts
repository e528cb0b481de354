import { type FogExp2, type Scene, Sprite, SpriteMaterial, Vector3 } from 'three';
import type { Halo } from '../chantier.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { clarteDeLampe } from '../rendu/accents.ts';
import { partage, textureOf, toile } from '../textures/toile.ts';
import { AMBRE, BLANC_DE_RECUL, ROUGE_DE_FREIN } from '../vehicules/lentilles.ts';

/** By day a glow that only adds light drowns in a white van: this one covers what is behind. */
const pastille = () =>
  partage('éclat', () =>
    textureOf(
      toile(64, 64, (pinceau) => {
        const degrade = pinceau.createRadialGradient(32, 32, 0, 32, 32, 32);
        degrade.addColorStop(0, 'rgba(255,255,255,1)');
        degrade.addColorStop(0.5, 'rgba(255,255,255,.95)');
        degrade.addColorStop(0.72, 'rgba(255,255,255,.4)');
        degrade.addColorStop(1, 'rgba(255,255,255,0)');
        pinceau.fillStyle = degrade;
        pinceau.fillRect(0, 0, 64, 64);
      }),
      { repete: false },
    ),
  );

/** In metres: so wide near by, and so wide for each metre that it is away. */
const [PRES, PAR_METRE, LOIN] = [0.2, 0.021, 70];
/** An indicator outshines brake lamps beside it. */
const PART_DU_FREIN = 0.72;

/** In metres across: as wide in the picture at thirty metres as at seventy. */
export const diametreDEclat = (couleur: string, loin: number): number =>
  Math.max(PRES, PAR_METRE * Math.min(LOIN, loin)) * (couleur === AMBRE ? 1 : PART_DU_FREIN);

/** Indicators and reversing lamps shine at all times; at night tail lamps are as red as brake lamps. */
export const isEclat = ({ couleur }: Halo, nuit: boolean): boolean =>
  couleur === AMBRE || couleur === BLANC_DE_RECUL || (!nuit && couleur === ROUGE_DE_FREIN);

/** Deeper than the lens: developing a picture makes it paler. */
const PROFONDES: Record<string, string> = {
  [AMBRE]: '#FF6400',
  [ROUGE_DE_FREIN]: '#FF0A06',
  [BLANC_DE_RECUL]: '#FFFFFF',
};

const [ou, oeil, sens] = [new Vector3(), new Vector3(), new Vector3()];

/** From behind a lamp nothing of it shows; `oeil` is the way from it to the eye. */
function deFace(vers: Vec, vue: Scene): number {
  sens.set(...(vers as [number, number, number])).transformDirection(vue.matrixWorld);
  return Math.max(0, Math.min(1, oeil.normalize().dot(sens) * 2.2 + 0.3));
}

export function addEclats(vue: Scene, halos: readonly Halo[], nuit: boolean): void {
  for (const halo of halos.filter((h) => isEclat(h, nuit))) {
    const eclat = new Sprite(
      new SpriteMaterial({
        map: pastille(),
        color: PROFONDES[halo.couleur]!,
        depthWrite: false,
        fog: false,
      }),
    );
    eclat.position.set(...(halo.ou as [number, number, number]));
    eclat.renderOrder = 7;
    eclat.onBeforeRender = (_, scene, camera) => {
      eclat.getWorldPosition(ou);
      camera.getWorldPosition(oeil);
      oeil.sub(ou);
      const loin = oeil.length();
      eclat.scale.setScalar(diametreDEclat(halo.couleur, loin));
      eclat.updateMatrixWorld(true);
      const clarte = clarteDeLampe(loin, (scene.fog as FogExp2).density);
      eclat.material.opacity = clarte * (halo.vers ? deFace(halo.vers, vue) : 1);
    };
    vue.add(eclat);
  }
}
