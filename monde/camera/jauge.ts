import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { PerspectiveCamera } from 'three';
import type { Plan } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { aDroite, devant, moins, scalaire, type Vec } from '../maille/vecteurs.ts';
import type { Plaque } from '../signaux/poteaux.ts';
import { type Boite, isMoi, type Volume } from './boites.ts';
import { boiteDePlaque } from './boiteDePlaque.ts';
import { isQuiRoule } from '../vehicules/index.ts';
import { cameraOf, isDedans, projete, type Vue } from './prises.ts';
import {
  cabineOf,
  capotOf,
  coinsDeGlace,
  constatDansLaGlace,
  type Miroir,
  miroirDeGauche,
  miroirsVers,
} from './miroirs.ts';
import { pixelsPourLire } from './lecture.ts';
import { longueurVue, type Marquage } from './marquages.ts';
import { isDansImage } from './places.ts';
import { hauteurAgrandie, type Vignette } from './vignettes.ts';
import { type Constat, constatDeBoite, constatDePlaque, type Obstacles, traverse } from './vus.ts';

/** At least so many pixels in a picture 360 px wide. */
export const USAGER_PX = 24;
export const PLAQUE_PX = 20;
const DEDANS = 0.8;
/** Half of it. */
export const MOITIE = 0.5;
/** A little of somebody is cut. */
const COUPE = 3;

export interface Regarde {
  scene: Scene;
  plan: Plan;
  boites: readonly Boite[];
  plaques: readonly Plaque[];
  /** On the ground, of what the words name there. */
  points: readonly Vec[];
  marquages: readonly Marquage[];
  obstacles: Obstacles;
}

type ConstatDePlaque = Constat & { dos: boolean };

/** A view, how it shows each, and its price: the lowest is taken. */
export interface ChoixDeVue {
  vue: Vue;
  usagers: { boite: Boite; constat: Constat }[];
  /** On his own car, for those behind him. */
  miroirs: Miroir[];
  plaques: { plaque: Plaque; constat: ConstatDePlaque }[];
  /** `px`: as much of it as one sees. */
  marquages: { marquage: Marquage; px: number }[];
  /** Those plates once more that are small, or turn away. */
  vignettes: Vignette[];
  prix: number;
}

/** Whoever is too small to be known is not shown. */
const TROP_PETIT = 36;
/** For each pixel: who is just large enough could be larger. */
const PLUS_GRAND = 0.2;

const prixDe = ({ dedans, cache, px }: Constat, voulu: number): number =>
  (dedans < MOITIE ? TROP_PETIT : 0) +
  (dedans < DEDANS ? 60 * (1 - dedans) : dedans < 1 ? COUPE + 20 * (1 - dedans) : 0) +
  (cache > MOITIE ? 60 * cache : 6 * cache) +
  (Math.round(px) < voulu ? TROP_PETIT + 2 * (voulu - px) : 0) +
  PLUS_GRAND * Math.max(0, 1.5 * voulu - px);

/** Those who count, as seen through the windscreen or in a mirror. */
function usagersVus(
  { boites, plaques, obstacles }: Regarde,
  vue: Vue,
  camera: PerspectiveCamera,
): Pick<ChoixDeVue, 'usagers' | 'miroirs'> & { visibles: Obstacles } {
  const moi = boites.find(isMoi);
  const duSiege = vue.genre === 'siège';
  const comptent = boites.filter((b) => !(duSiege && isMoi(b)) && b.objet.genre !== 'sommet');
  const derriere = moi && duSiege ? comptent.filter((b) => isDerriere(moi, b)) : [];
  const servent = moi ? miroirsVers(moi, vue, derriere) : [];
  const pend = moi && !servent.some(({ genre }) => genre === 'gauche');
  const miroirs = [
    ...servent,
    ...(pend ? miroirDeGauche(moi, vue).filter((m) => coinsVus(camera, m).length > 0) : []),
  ];
  const autres = obstacles.boites.filter((b) => !(isDedans(vue) && isMoi(b)));
  const cabine = moi && duSiege ? cabineOf(moi, vue, miroirs) : [];
  const visibles = { ...obstacles, boites: [...autres, ...cabine] };
  const aussi = plaques.map((plaque) => ({ ...boiteDePlaque(plaque), objet: plaque.poste }));
  const devantEux = { ...visibles, boites: [...visibles.boites, ...aussi] };
  const usagers = comptent.map((boite) => {
    const droit = constatDeBoite(camera, boite, devantEux);
    const reflets = derriere.includes(boite)
      ? miroirs.map((miroir) =>
          constatDansLaGlace(
            camera,
            miroir,
            boite,
            autres.filter((b) => b !== boite),
          ),
        )
      : [];
    return { boite, constat: meilleurOf([droit, ...reflets]) };
  });
  return { usagers, miroirs, visibles };
}

const meilleurOf = (constats: Constat[]): Constat =>
  constats.toSorted((a, b) => prixDe(a, USAGER_PX) - prixDe(b, USAGER_PX))[0]!;

/** A house that words name hides its own door, or what else they name. */
const MASQUE = 6;
/** A door seen from its edge, as a cosine. */
const DE_COTE = 0.4;

const isGarage = ({ objet }: Boite): boolean => 'etat' in objet && objet.etat === 'garage';
const faceVue = (oeil: Vec, { pied, cap }: Volume): number => {
  const vers = moins(oeil, pied);
  return scalaire(vers, devant(cap)) / Math.hypot(...vers);
};

/** A mirror stands whole in the picture. */
const COIN_COUPE = 3;

const coinsVus = (camera: PerspectiveCamera, miroir: Miroir) =>
  coinsDeGlace(miroir)
    .map((coin) => projete(camera, coin))
    .filter((coin) => coin.devant && isDansImage(coin));

/** How one view shows them all. */
export function jauge(regarde: Regarde, vue: Vue, rapport: number): ChoixDeVue {
  const { scene, boites, plaques, marquages, points, obstacles } = regarde;
  const camera = cameraOf(vue, rapport);
  const { usagers, miroirs, visibles } = usagersVus(regarde, vue, camera);
  const deFace = plaques.filter((p) => isALire(scene, boites, p));
  const vues = deFace.map((plaque) => ({
    plaque,
    constat: constatDePlaque(
      camera,
      plaque,
      visibles,
      isDeLaSortie(boites, plaque) ? DE_FACE : undefined,
    ),
  }));
  const moi = boites.find(isMoi);
  const capot = moi ? capotOf(moi, vue) : [];
  const auSol = { ...visibles, boites: [...visibles.boites, ...capot] };
  const peints = marquages.map((marquage) => ({
    marquage,
    px: longueurVue(camera, marquage.points, auSol),
  }));
  const prix =
    peints.reduce((somme, peint) => somme + prixDuMarquage(peint), 0) +
    usagers.reduce((somme, { boite, constat }) => somme + prixDuVu(vue, boite, constat), 0) +
    vues.reduce(
      (somme, { plaque, constat }) =>
        somme +
        prixDe(constat, 0) * 0.7 +
        (isPetite(plaque, constat) ? prixDeVignette(plaque, constat) : 0),
      0,
    );
  const maisons = obstacles.boites.filter(({ objet }) => objet.genre === 'maison');
  const masques = points.filter((ou) => maisons.some((b) => traverse(vue.oeil, ou, b)));
  const deCote = maisons.filter((b) => isGarage(b) && faceVue(vue.oeil, b) < DE_COTE);
  const coupes = miroirs.reduce((n, m) => n + 4 - coinsVus(camera, m).length, 0);
  return {
    vue,
    usagers,
    miroirs,
    plaques: vues,
    marquages: peints,
    vignettes: [],
    prix:
      prix +
      MASQUE * (masques.length + deCote.length) +
      COIN_COUPE * coupes +
      (isDansUnOuvrage(vue, obstacles) ? 500 : 0),
  };
}

/** In pixels and as a cosine: an officer's gesture is read, not just his place. */
const [GESTE_PX, DE_PROFIL] = [34, 0.8];
const prixDuGeste = (vue: Vue, { cap, objet }: Boite): number => {
  if (objet.genre !== 'agent' || objet.etat !== 'tendus') return 0;
  const [dx, , dz] = moins(vue.vers, vue.oeil);
  const enBout = Math.abs(scalaire([dx, 0, dz], aDroite(cap))) / (Math.hypot(dx, dz) || 1);
  return enBout > DE_PROFIL ? TROP_PETIT : 0;
};

const prixDuVu = (vue: Vue, boite: Boite, constat: Constat): number =>
  prixDe(constat, boite.objet.genre === 'agent' ? GESTE_PX : USAGER_PX) + prixDuGeste(vue, boite);

const prixDuMarquage = ({ marquage: { voulu }, px }: ChoixDeVue['marquages'][number]): number =>
  px < voulu ? TROP_PETIT + voulu - px : 0;

/** The eye would stand within a bridge's deck, a hill or a house. */
const isDansUnOuvrage = ({ oeil }: Vue, { boites }: Obstacles): boolean =>
  boites.some(({ objet: { genre }, ...b }) => isOuvrage(genre) && traverse(oeil, oeil, b));

const isOuvrage = (genre: Boite['objet']['genre']): boolean =>
  genre === 'pont' || genre === 'maison';

/** Behind who drives: seen in a mirror, if at all. */
const isDerriere = (moi: Boite, { pied }: Boite): boolean =>
  scalaire(moins(pied, moi.pied), devant(moi.cap)) < moi.longueur / 2 - 1;

export const isIllisible = ({ dos, px }: ConstatDePlaque): boolean =>
  dos || Math.round(px) < PLAQUE_PX;

/** One sees a plate, but cannot read it. */
const isPetite = ({ signal }: Plaque, { dos, px }: ConstatDePlaque): boolean =>
  dos || Math.round(px) < pixelsPourLire(signal);

/** Hardly larger, a second plate would look like another sign. */
const BIEN_PLUS_GRAND = 1.4;
export const isAAgrandir = (plaque: Plaque, constat: ConstatDePlaque): boolean =>
  isPetite(plaque, constat) &&
  (constat.dos || hauteurAgrandie(plaque) > BIEN_PLUS_GRAND * constat.px);

/** An enlarged plate is read, yet a large one in its street is better. */
const prixDeVignette = ({ signal }: Plaque, { dos, px }: ConstatDePlaque): number =>
  dos ? 12 : 3 + 0.4 * Math.max(0, pixelsPourLire(signal) - px);

/** As a cosine: a bicycle drawn below a plate is read from before it. */
const DE_FACE = 0.75;

/** It lets a bicycle come out of a street that is one-way for others. */
const isDeLaSortie = (boites: readonly Boite[], { cap, signal }: Plaque): boolean =>
  'panneau' in signal &&
  signal.panneau === 'F19' &&
  signal.additionnel !== undefined &&
  boites.some((b) => isVelo(b) && scalaire(devant(cap), devant(b.cap)) > 0.5);

const isVelo = ({ objet }: Boite): boolean => objet.genre === 'usager' && objet.qui === 'vélo';

/** In metres: who is past a sign by less still obeys it. */
const PASSE = 12;

/** From the seat: for him. From above: for any of those who count. */
export function isALire(scene: Scene, boites: readonly Boite[], plaque: Plaque): boolean {
  const { cap, ou } = plaque;
  const faitFace = (b: Boite): boolean => scalaire(devant(cap), devant(b.cap)) < -0.5;
  const avance = (b: Boite): number => scalaire(moins(ou, b.pied), devant(b.cap));
  const moi = boites.find(isMoi);
  if (moi && scene.vue === 'conducteur')
    return (faitFace(moi) && avance(moi) > -1) || isDeLaSortie(boites, plaque);
  if (moi && !isCarrefour(scene)) return faitFace(moi);
  const roulent = boites.filter(({ objet }) => objet.genre === 'usager' && isQuiRoule(objet.qui));
  return roulent.length === 0 || roulent.some((b) => faitFace(b) && avance(b) > -PASSE);
}
