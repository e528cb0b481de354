import { dressScene, showMoi } from '../bati.ts';
import { cameraOf } from '../camera/prises.ts';
import { moins, norme } from '../maille/vecteurs.ts';
import { buildMontage } from '../objets/objet.ts';
import type { Montage } from '../objets/montage.ts';
import type { SceneVue } from '../sceneDeVue.ts';
import { capDe, eclairageDe } from './eclairage.ts';
import { photographie } from './photo.ts';
import type { Qualite, Studio } from './studio.ts';
import { paintVignettes } from './vignettes.ts';

/** A scene's picture. `jour`: YYYY-MM-DD. */
export async function drawScene(
  studio: Studio,
  { bati, choix }: SceneVue,
  jour: string,
  qualite: Qualite,
): Promise<HTMLCanvasElement> {
  const { vue } = choix;
  showMoi(bati, vue);
  dressScene(bati, vue);
  const { largeur, hauteur } = qualite;
  const toile = await photographie(
    studio,
    {
      chantier: bati.chantier,
      planche: bati.signaux.planche,
      temps: bati.plan.temps,
      enVille: bati.scene.agglomération,
      ...eclairageDe(vue),
      miroirs: choix.miroirs,
    },
    { camera: cameraOf(vue, largeur / hauteur), largeur, hauteur },
    qualite,
  );
  await paintVignettes(toile, choix.vignettes, jour);
  return toile;
}

/** The picture of a thing. `jour`: YYYY-MM-DD. */
export function drawMontage(
  studio: Studio,
  montage: Montage,
  jour: string,
  qualite: Qualite,
): Promise<HTMLCanvasElement> {
  const { vue, ...bati } = buildMontage(montage, jour);
  const { largeur, hauteur } = qualite;
  const loin = norme(moins(vue.vers, vue.oeil));
  return photographie(
    studio,
    {
      ...bati,
      centre: [vue.vers[0], 0, vue.vers[2]],
      rayon: Math.max(2.5, Math.min(30, loin * 1.4)),
      cap: capDe(vue),
      voile: 0.5,
    },
    { camera: cameraOf(vue, largeur / hauteur), largeur, hauteur },
    qualite,
  );
}
