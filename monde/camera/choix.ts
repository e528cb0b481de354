import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { PerspectiveCamera } from 'three';
import { longueurOf, surLigne } from '../../drawing/scene/plan/geometrie.ts';
import type { Plan, Vu } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { aDroite, devant, fois, moins, plus, scalaire, type Vec } from '../maille/vecteurs.ts';
import type { Plaque } from '../signaux/poteaux.ts';
import { type Boite, isMoi, type Volume } from './boites.ts';
import { boiteDePlaque } from './boiteDePlaque.ts';
import { isQuiRoule } from '../vehicules/index.ts';
import {
  arriereOf,
  cameraOf,
  DEHORS,
  isSurDeuxRoues,
  projete,
  type Vue,
  vueDuSiege,
  vueOblique,
} from './prises.ts';
import {
  cabineOf,
  cadreDuMiroir,
  capotOf,
  coinsDeGlace,
  constatDansLaGlace,
  type Miroir,
  miroirDeGauche,
  miroirsVers,
} from './miroirs.ts';
import { pixelsPourLire } from './lecture.ts';
import { longueurVue, type Marquage } from './marquages.ts';
import { type Cadre, cadreDe } from './places.ts';
import { hauteurAgrandie, type Vignette, vignettesDe } from './vignettes.ts';
import { type Constat, constatDeBoite, constatDePlaque, type Obstacles, traverse } from './vus.ts';

/** At least so many pixels in a picture 360 px wide. */
export const USAGER_PX = 24;
export const PLAQUE_PX = 20;
const DEDANS = 0.8;
/** Half of it. */
const MOITIE = 0.5;
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

/** A view, how it shows each, and its price: the lowest is taken. */
export interface ChoixDeVue {
  vue: Vue;
  usagers: { boite: Boite; constat: Constat }[];
  /** On his own car, for those behind him. */
  miroirs: Miroir[];
  plaques: { plaque: Plaque; constat: Constat & { dos: boolean } }[];
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
  const autres = obstacles.boites.filter((b) => !(duSiege && isMoi(b)));
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
    .filter(({ x, y, devant: la }) => la && x > 0 && x < 1 && y > 0 && y < 1);

/** How one view shows them all. */
export function jauge(regarde: Regarde, vue: Vue, rapport: number): ChoixDeVue {
  const { scene, boites, plaques, marquages, points, obstacles } = regarde;
  const camera = cameraOf(vue, rapport);
  const { usagers, miroirs, visibles } = usagersVus(regarde, vue, camera);
  const deFace = plaques.filter((p) => isALire(scene, boites, p));
  const vues = deFace.map((plaque) => ({
    plaque,
    constat: constatDePlaque(camera, plaque, visibles),
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

export const isIllisible = ({ dos, px }: Constat & { dos: boolean }): boolean =>
  dos || Math.round(px) < PLAQUE_PX;

type ConstatDePlaque = Constat & { dos: boolean };

/** One sees a plate, but cannot read it. */
const isPetite = ({ signal }: Plaque, { dos, px }: ConstatDePlaque): boolean =>
  dos || Math.round(px) < pixelsPourLire(signal);

/** Hardly larger, a second plate would look like another sign. */
const BIEN_PLUS_GRAND = 1.4;
const isAAgrandir = (plaque: Plaque, constat: ConstatDePlaque): boolean =>
  isPetite(plaque, constat) &&
  (constat.dos || hauteurAgrandie(plaque) > BIEN_PLUS_GRAND * constat.px);

/** An enlarged plate is read, yet a large one in its street is better. */
const prixDeVignette = ({ signal }: Plaque, { dos, px }: ConstatDePlaque): number =>
  dos ? 12 : 3 + 0.4 * Math.max(0, pixelsPourLire(signal) - px);

/** In metres: who is past a sign by less still obeys it. */
const PASSE = 12;

/** From the seat: for him. From above: for any of those who count. */
function isALire(scene: Scene, boites: readonly Boite[], { cap, ou }: Plaque): boolean {
  const faitFace = (b: Boite): boolean => scalaire(devant(cap), devant(b.cap)) < -0.5;
  const avance = (b: Boite): number => scalaire(moins(ou, b.pied), devant(b.cap));
  const moi = boites.find(isMoi);
  if (moi && scene.vue === 'conducteur') return faitFace(moi) && avance(moi) > -1;
  if (moi && !isCarrefour(scene)) return faitFace(moi);
  const roulent = boites.filter(({ objet }) => objet.genre === 'usager' && isQuiRoule(objet.qui));
  return roulent.length === 0 || roulent.some((b) => faitFace(b) && avance(b) > -PASSE);
}

/** Small plates again, where they hide none of those who count. */
function avecVignettes(
  choix: ChoixDeVue,
  { boites, plaques, plan }: Regarde,
  rapport: number,
): ChoixDeVue {
  const camera = cameraOf(choix.vue, rapport);
  const droites = choix.plaques.filter(({ constat }) => constat.cache <= MOITIE);
  const postes = new Set(
    droites.flatMap(({ plaque, constat }) => (isAAgrandir(plaque, constat) ? [plaque.poste] : [])),
  );
  // A plate below means nothing without the one above.
  const petites = droites.map(({ plaque }) => plaque).filter(({ poste }) => postes.has(poste));
  const pris: Volume[] = [
    ...boites.filter((b) => choix.vue.genre !== 'siège' || !isMoi(b)),
    ...plaques.map(boiteDePlaque),
    ...choix.miroirs.map((miroir) => cadreDuMiroir(miroir, boites.find(isMoi)!.cap)),
  ];
  const cadres = pris.flatMap((boite) => cadreDe(camera, boite) ?? []);
  const fleches = choix.vue.genre === 'oblique' ? cadresDesFleches(camera, plan) : [];
  return { ...choix, vignettes: vignettesDe(camera, petites, cadres, fleches) };
}

/** In metres, between two places of an arrow's line; and a share of the picture around each. */
const [PAS_DE_FLECHE, AUTOUR] = [0.8, 0.02];

const cadresDesFleches = (camera: PerspectiveCamera, { fleches }: Plan): Cadre[] =>
  fleches.flatMap(({ points }) => {
    const pas = Math.ceil(longueurOf(points) / PAS_DE_FLECHE);
    return Array.from({ length: pas + 1 }, (_, i): Cadre => {
      const [x, z] = surLigne(points, (i / pas) * longueurOf(points)).point;
      const ou = projete(camera, [x, 0, z]);
      return { x: ou.x - AUTOUR, y: ou.y - AUTOUR, l: 2 * AUTOUR, h: 2 * AUTOUR };
    });
  });

const RECULS = [0, 2, 3.5, 5, 7, 9, 11, 13];
/** In metres: nearer, his own body fills the picture. */
const DERRIERE_LUI = 2;
const ANGLES = [34, 38, 44, 50, 56, 62, 68, 74];
/** At most so much of the lens, or the road ahead leaves the picture. */
const TOURNE = 0.36;
const LACETS = [0, -8, 8, -16, 16, -22];
const CAPS = [-15, 0, -30, 15, 30, -45, 45, 180 - 15];
const HAUTEURS = [39, 31, 50, 24, 17, 62, 78];
/** A longer lens shows who is far and who is near alike. */
const OBJECTIFS = [40, 24];
/** Degrees: a brow is seen as one from low alone. */
const AU_SOMMET = [9, 13, 18];

/** From behind one sees that he rides; his eyes do not tell. */
const geneDuRecul = (recul: number, vu: Vu): number =>
  isSurDeuxRoues(vu) && recul < DEHORS ? 24 : recul * 1.6;

function* siegesOf(moi: Boite, vu: Vu): Generator<{ vue: Vue; gene: number }> {
  for (const recul of RECULS.filter((r) => r < DEHORS || r > arriereOf(moi, vu) + DERRIERE_LUI))
    for (const angle of ANGLES)
      for (const lacet of LACETS.filter((l) => Math.abs(l) <= angle * TOURNE))
        yield {
          vue: vueDuSiege(vu, moi.pied[1], { recul, angle, lacet }),
          gene: geneDuRecul(recul, vu) + Math.abs(angle - 56) * 0.25 + Math.abs(lacet) * 0.5,
        };
}

function* obliquesOf(
  { scene, boites, plaques, plan, points: auSol, marquages }: Regarde,
  rapport: number,
) {
  const moi = boites.find(isMoi);
  const base = Math.round((moi?.cap ?? 0) / 90) * 90;
  const sommet = plan.objets.some(({ genre }) => genre === 'sommet');
  const [haute, hauteurs] = isCarrefour(scene)
    ? [39, HAUTEURS]
    : sommet
      ? [9, AU_SOMMET]
      : [31, HAUTEURS];
  const points: Vec[] = [
    ...auSol,
    ...plan.fleches.flatMap(({ points: fil, moi: sienne }): Vec[] => {
      const bout = fil.at(-1);
      return sienne && bout ? [[bout[0], 0, bout[1]]] : [];
    }),
    ...marquages.flatMap(({ points }) => points.slice(0, DANS_LE_CADRE)),
    ...plaques
      .filter((p) => isALire(scene, boites, p))
      .flatMap(({ ou, hauteur }) => [-0.5, 0.5].map((part) => plus(ou, [0, part * hauteur, 0]))),
    ...plan.mesures.flatMap(({ de, a }): Vec[] => [
      [de[0], 0, de[1]],
      [a[0], 0, a[1]],
    ]),
  ];
  for (const lacet of CAPS)
    for (const hauteur of hauteurs)
      for (const angle of OBJECTIFS)
        yield {
          vue: vueOblique(boites, points, { cap: base + lacet, hauteur, rapport, angle }),
          gene: Math.abs(lacet + 15) * 0.12 + Math.abs(hauteur - haute) * 0.35 + (40 - angle) * 0.2,
        };
}

/** In metres and degrees: low behind a warning triangle, so that the car beyond it is seen. */
const DERRIERE_LE_TRIANGLE = { recul: 22, haut: 0.95, angle: 10.5, plonge: 0.5 };

function* panneOf({ plan, boites }: Regarde): Generator<{ vue: Vue; gene: number }> {
  const triangle = plan.objets.find(({ genre }) => genre === 'triangle');
  const moi = boites.find(isMoi);
  if (!triangle || !moi) return;
  const { recul, haut, angle, plonge } = DERRIERE_LE_TRIANGLE;
  const [x, , z] = plus([triangle.x, 0, triangle.y], fois(devant(moi.cap), -recul));
  const oeil: Vec = [x, moi.pied[1] + haut, z];
  const but = plus(oeil, fois(devant(moi.cap), 30));
  yield { vue: { genre: 'oblique', oeil, vers: plus(but, [0, -plonge, 0]), angle }, gene: 0 };
}

/** Points of a marking that an oblique view must hold. */
const DANS_LE_CADRE = 5;

/** In points of a price: an oblique view must be better by so much than the seat. */
const DU_SIEGE_D_ABORD = 25;

/** The view that shows most of what the words tell, and is nearest to what one expects. */
export function chooseVue(regarde: Regarde, rapport: number): ChoixDeVue {
  const { scene, boites } = regarde;
  const moi = boites.find(isMoi);
  const vu = moi?.objet as Vu | undefined;
  const essais =
    scene.vue === 'conducteur' && moi && vu
      ? [
          ...siegesOf(moi, vu),
          ...[...obliquesOf(regarde, rapport)].map(({ vue, gene }) => ({
            vue,
            gene: gene + DU_SIEGE_D_ABORD,
          })),
        ]
      : [...panneOf(regarde), ...obliquesOf(regarde, rapport)];
  let meilleur: ChoixDeVue | undefined;
  for (const { vue, gene } of essais.toSorted((a, b) => a.gene - b.gene)) {
    if (meilleur && gene >= meilleur.prix) break;
    const choix = jauge(regarde, vue, rapport);
    const prix = choix.prix + gene;
    if (!meilleur || prix < meilleur.prix) meilleur = { ...choix, prix };
  }
  return avecVignettes(meilleur!, regarde, rapport);
}
