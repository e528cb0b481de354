import type { Annotation } from '../../regles/vue.ts';
import { type PerspectiveCamera, Scene } from 'three';
import type { Matiere, Vu } from '../../drawing/scene/plan/plan.ts';
import type { Scene as SceneEcrite } from '../../drawing/scene/scene.ts';
import { type Bati, buildOnPlan, dressScene, showMoi } from '../bati.ts';
import { cameraOf, isDedans, projete, type Vue } from '../camera/prises.ts';
import { type Chantier, type Etoffe, type Lampe } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { ambianceOf } from '../rendu/ambiances.ts';
import { addCiel } from '../rendu/ciel.ts';
import { addChantier, feuillesDeRue } from '../rendu/addChantier.ts';
import { devantOeil, eclairageDe } from '../rendu/eclairage.ts';
import { paintPlanche } from '../rendu/planches.ts';
import { addSols } from '../rendu/sols.ts';
import type { Appareil } from './appareil.ts';
import { elague } from './elague.ts';
import { cleAt, type Figure, figuresOf } from './figures.ts';
import type {
  EtapeDuFilm,
  EtatAt,
  FilmEnMetres,
} from '../../drawing/scene/mouvement/filmEnMetres.ts';
import type { FilmEnvoye } from '../../drawing/scene/mouvement/filmEnvoye.ts';
import { cleDeSignal, filmRecuOf } from '../../drawing/scene/mouvement/filmRecu.ts';
import { addLampe, addLumieres } from './lumieres.ts';
import { braquageEntre } from './roulement.ts';
import { siegeOf } from './siege.ts';
import { addFigure, deplacement, freeScene, poseFigure } from './troupe.ts';

/** A street that is built once, and those who move in it. */
export interface Tableau {
  duree: number;
  etapes: EtapeDuFilm[];
  temps: SceneEcrite['temps'];
  exposition: number;
  scene: Scene;
  camera: PerspectiveCamera;
  /** One looks over his own dashboard. */
  isAuVolant: () => boolean;
  /** Puts everybody where he is at this second, and tells where their names stand. */
  montre: (t: number) => Annotation[];
  dispose: () => void;
}

/** In metres around what the camera sees: their shadows fall into the picture. */
const MARGE = 9;
/** As the still: its trees may not vanish when the film begins. */
const DETAIL = 1;
const LAMPES = 5;
/** In metres from the middle: one has driven through, or is too far to be told. */
const [ROULE, LOIN] = [20, 32];
/** In seconds. */
const [PAS, APRES, TOURNE] = [0.1, 0.5, 0.2];
/** In seconds: a camera behind a car that bends off would sweep the pavement. */
const SUIT = 1.2;

/** Only what a camera that stays in its place may see. */
function elagueTout(chantier: Chantier, camera: PerspectiveCamera): Chantier {
  const coupe = <C extends string>(mailles: Partial<Record<C, Maille>>) =>
    Object.fromEntries(
      (Object.entries(mailles) as [C, Maille][]).map(([nom, maille]) => [
        nom,
        elague(maille, camera, MARGE),
      ]),
    ) as Record<C, Maille>;
  return {
    ...chantier,
    mailles: coupe<Etoffe>(chantier.mailles),
    sols: coupe<Matiere>(chantier.sols),
  };
}

const premiere = (apparences: Figure['apparences']): Lampe[] =>
  [...apparences.values()][0]?.lampes ?? [];

/** `vue`: the still's. */
export async function openTableau(
  { reflets }: Appareil,
  envoye: FilmEnvoye,
  rapport: number,
  vue: Vue,
): Promise<Tableau> {
  const { scene: ecrite, plan } = envoye;
  const film = filmRecuOf(envoye);
  const signes = new Map(envoye.signes);
  const bati = buildOnPlan(ecrite, plan, {
    signeDe: (signal) => signes.get(cleDeSignal(signal))!,
    aPart: new Set(film.acteurs),
  });
  const ambiance = ambianceOf(plan.temps);
  const camera = cameraOf(vue, rapport);
  const siege = siegeOf(film, camera, vue);
  const roule = siege && !siege.reste;
  const figures = figuresOf(film, plan, bati.boites, ambiance.nuit, vue, siege?.sort ?? false);
  const moi = figures.find(({ vu }) => vu === siege?.vu);
  // He who waits for ever is no part of the film’s cast.
  if (!siege) showMoi(bati, vue);
  dressScene(bati, vue, DETAIL);
  const scene = new Scene();
  const plaque = await paintPlanche(bati.signaux.planche);
  const planches = feuillesDeRue(plaque, ambiance.nuit);
  const rue = roule ? bati.chantier : elagueTout(bati.chantier, siege?.loin ?? camera);
  addSols(scene, rue, ambiance);
  addChantier(scene, rue, planches);
  const eclairage = eclairageDe(vue);
  const { centre, cap } = eclairage;
  addCiel(scene, ambiance, [centre[0], centre[2]]);
  const lumieres = addLumieres(scene, reflets, {
    ambiance,
    enVille: ecrite.agglomération,
    ...eclairage,
  });
  const troupe = figures.map((figure) => addFigure(scene, figure, planches));
  if (ambiance.nuit) addLampes(scene, bati, troupe, centre, moi);
  const nomDe = ({ vu, hauteur }: Figure, { ou: [px, pz], parti }: EtatAt): Annotation[] => {
    const texte = vu.nom ?? (vu.moi ? 'Moi' : undefined);
    if (texte === undefined || parti) return [];
    const { x, y, devant: la } = projete(camera, [px, bati.sol.hauteurAt(px, pz) + hauteur, pz]);
    return la ? [{ sorte: vu.nom === undefined ? 'moi' : 'nom', texte, ou: [x, y] }] : [];
  };
  const habitacles = [bati.chantier, ...(moi?.apparences.values() ?? [])];
  const auVolant = habitacles.some(({ mailles }) => mailles.habitacle.triangles > 0);
  let dedans = isDedans(vue);
  const montre = (t: number): Annotation[] => {
    const etats = film.etat(t);
    const [avant, apres] = [film.etat(t - TOURNE), film.etat(t + TOURNE)];
    const suivis = film.etat(t - SUIT);
    dedans = isDedans(vue);
    for (const place of troupe) {
      const { figure } = place;
      const etat = etats.get(figure.vu)!;
      const [x, z] = etat.ou;
      const pied: Vec = [x, bati.sol.hauteurAt(x, z), z];
      const derriere = isDedans(vue) ? etat : suivis.get(figure.vu)!;
      const pose = deplacement(figure, pied, derriere.cap);
      const sorti = figure === moi && siege!.move(t, etat, pose);
      if (sorti) dedans = false;
      poseFigure(place, etat, pied, cleAt(figure.vu, etat, t, sorti));
      const { vu } = figure;
      const braquage = braquageEntre(avant.get(vu)!, apres.get(vu)!, vu.taille[0]);
      place.roule(etat.parcouru, braquage, figure !== moi || !dedans);
      if (figure !== moi || !roule) continue;
      const { x: ox, z: oz } = camera.position;
      lumieres.eclaire(devantOeil([ox, 0, oz], cap + etat.cap - figure.cap));
    }
    return figures.flatMap((figure) =>
      figure === moi && dedans ? [] : nomDe(figure, etats.get(figure.vu)!),
    );
  };
  montre(0);
  const duree = finOf(film, (vu, etat) => {
    const [x, z] = etat.ou;
    if (roule) return Math.hypot(x, z) < ROULE;
    const [long] = vu.taille;
    const { x: ex, y: ey, devant: la } = projete(camera, [x, 1, z]);
    const marge = long > 8 ? 0.3 : 0.08;
    return (
      la &&
      Math.abs(ex - 0.5) < 0.5 + marge &&
      Math.abs(ey - 0.5) < 0.5 + marge &&
      Math.hypot(x, z) < LOIN
    );
  });
  return {
    duree,
    etapes: film.etapes,
    temps: plan.temps,
    exposition: ambiance.exposition,
    scene,
    camera,
    isAuVolant: () => auVolant && dedans,
    montre,
    dispose: () => {
      freeScene(scene);
      lumieres.dispose();
      plaque.dispose();
    },
  };
}

/** In seconds: soon after the last one of these is seen. */
function finOf(film: FilmEnMetres, isVu: (vu: Vu, etat: EtatAt) => boolean): number {
  const derniere = film.etapes.at(-1)?.depart ?? 0;
  let t = film.duree;
  while (
    t > derniere + 1 &&
    ![...film.etat(t)].some(([vu, etat]) => !etat.parti && etat.vitesse > 0 && isVu(vu, etat))
  )
    t -= PAS;
  return Math.min(film.duree, t + APRES);
}

/** In metres from a vehicle's middle. */
const SES_PHARES = 8;

/** The nearest light; the others only glow. */
function addLampes(
  scene: Scene,
  { chantier: { lampes } }: Bati,
  troupe: readonly ReturnType<typeof addFigure>[],
  [cx, , cz]: Vec,
  moi: Figure | undefined,
): void {
  const sienne = troupe.find(({ figure }) => figure === moi)?.groupe;
  const isSien = ({ genre, ou }: Lampe) =>
    genre === 'phare' && moi && Math.hypot(ou[0] - moi.pied[0], ou[2] - moi.pied[2]) < SES_PHARES;
  const toutes = [
    ...lampes.map((lampe) => ({ lampe, parent: (isSien(lampe) && sienne) || scene })),
    ...troupe.flatMap(({ figure, groupe }) =>
      premiere(figure.apparences).map((lampe) => ({ lampe, parent: groupe })),
    ),
  ];
  const loin = ({ lampe: { ou } }: (typeof toutes)[number]) => Math.hypot(ou[0] - cx, ou[2] - cz);
  for (const { lampe, parent } of toutes.toSorted((a, b) => loin(a) - loin(b)).slice(0, LAMPES))
    addLampe(parent, lampe);
}
