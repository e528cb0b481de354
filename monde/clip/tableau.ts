import { PerspectiveCamera, Scene, type Texture, type WebGLRenderer } from 'three';
import type { EtatAt } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import type { Plan } from '../../drawing/scene/plan/plan.ts';
import { clignotantDeMoi, type CoteDuClignotant } from '../../films/clignotant.ts';
import { isChose } from '../../films/choses.ts';
import type { Acteur } from '../../films/clip.ts';
import type { ClipEnvoye } from '../../films/envoi.ts';
import { cleDeSignal } from '../../drawing/scene/mouvement/filmRecu.ts';
import { filmDuClip } from '../../films/film.ts';
import { angleDe, type Clic, type Ecran, isTouche } from '../../films/juge.ts';
import { reseauOf } from '../../films/reseau.ts';
import { boitesOf } from '../camera/boites.ts';
import { cameraOf, SIEN, verticalOf } from '../camera/prises.ts';
import type { Appareil } from '../film/appareil.ts';
import { cleAt, figuresOf } from '../film/figures.ts';
import { addLumieres } from '../film/lumieres.ts';
import { braquageEntre } from '../film/roulement.ts';
import { addFigure, deplacement, freeScene, poseFigure } from '../film/troupe.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { addChantier, feuillesDeRue } from '../rendu/addChantier.ts';
import { ambianceOf } from '../rendu/ambiances.ts';
import { addCiel } from '../rendu/ciel.ts';
import { devantOeil } from '../rendu/eclairage.ts';
import { addMiroirs } from '../rendu/miroirs.ts';
import { paintPlanche } from '../rendu/planches.ts';
import { addSols } from '../rendu/sols.ts';
import { openChose } from './betes.ts';
import { cadreDe } from './cadreVu.ts';
import { miroirsDuClip } from './cockpit.ts';
import { addEclats } from './eclats.ts';
import { addFeux } from './feux.ts';
import { addPlaine } from './plaine.ts';
import { addMesPhares, openLampadaires } from './lampes.ts';
import { buildQuartier } from './quartier.ts';
import { addSoleil } from './soleil.ts';
import { placeCamera, placeDessus, vueAt } from './siege.ts';

/** In pixels: a small glass. */
const FINESSE = 320;

/** A clip's street, built once, and those who move in it. */
export interface TableauDuClip {
  scene: Scene;
  camera: PerspectiveCamera;
  /** In seconds. */
  duree: number;
  /** In km/h. */
  vitesseAt: (t: number) => number;
  clignotantAt: (t: number) => CoteDuClignotant | undefined;
  /** The nearest under a click; undefined: nobody. */
  quiAt: (clic: Clic, ecran: Ecran) => Acteur['qui'] | undefined;
  exposition: number;
  temps: Plan['temps'];
  /** The picture has another width by height. */
  reshape: (rapport: number) => void;
  /** Puts everybody where he is at this second. */
  montre: (t: number) => void;
  /** From above, my heading upwards: where `montre` left me. */
  dessus: PerspectiveCamera;
  /** One mirror at a time, as it shows what is there; `tous`: the picture has jumped. */
  reflete: (renderer: WebGLRenderer, tous: boolean) => void;
  dispose: () => void;
}

/** In degrees: eighty metres ahead and behind. And in metres: beyond the ground. */
const [ANGLE_DESSUS, LOIN_DESSUS] = [40, 220];
/** Its width by its height: what is cut out of the picture’s middle, whatever that one’s shape. */
export const RAPPORT_DESSUS = 4 / 3;
const angleDessus = (rapport: number): number =>
  verticalOf(ANGLE_DESSUS, Math.min(1, rapport / RAPPORT_DESSUS));
const TOURNE = 0.2;
/** In seconds: so often its animals' gaits are looked at, before they are built. */
const INSTANT = 0.1;
const RAYON = 46;
/** In metres: nobody clicks on who is farther. */
const RECONNU = 90;

export async function openTableauDuClip(
  { reflets }: Appareil,
  { clip, jour, signes, debout }: ClipEnvoye,
  rapport: number,
): Promise<TableauDuClip> {
  const parCle = new Map(signes);
  const reseau = reseauOf(clip, jour);
  const film = filmDuClip(clip, reseau);
  const clignotant = clignotantDeMoi(clip, reseau);
  const quartier = buildQuartier(reseau, (signal) => parCle.get(cleDeSignal(signal))!);
  const { hauteurAt } = quartier;
  const ambiance = ambianceOf(clip.temps, clip.lumière);
  const scene = new Scene();
  const plaques: Texture[] = [];
  const feux: ((t: number) => void)[] = [];
  for (const { morceau, bati, feux: siens } of quartier.morceaux) {
    const plaque = await paintPlanche(bati.signaux.planche);
    plaques.push(plaque);
    const groupe = new Scene();
    addSols(groupe, bati.chantier, ambiance);
    addChantier(groupe, bati.chantier, feuillesDeRue(plaque, ambiance.nuit));
    const changeants = await addFeux(groupe, siens, {
      planche: plaque,
      nuit: ambiance.nuit,
    });
    plaques.push(...changeants.plaques);
    feux.push(changeants.montre);
    groupe.position.set(morceau.place.x, 0, morceau.place.y);
    groupe.rotation.y = -radians(morceau.place.cap);
    scene.add(groupe);
  }
  addPlaine(scene, reseau, ambiance);
  const ciel = new Scene();
  addCiel(ciel, ambiance, [0, 0]);
  addSoleil(ciel, ambiance, film.moi.cap);
  if (ciel.background) scene.background = ciel.background;
  scene.add(ciel);
  const lumieres = addLumieres(scene, reflets, {
    ambiance,
    enVille: true,
    centre: [0, 0, 0],
    rayon: RAYON,
    cap: film.moi.cap,
    voile: 1,
  });
  const plan: Plan = {
    jour,
    cadre: [0, 0, 0, 0],
    sol: [],
    objets: film.acteurs,
    fleches: [],
    mesures: [],
    lignes: [],
    passages: [],
    temps: clip.temps,
  };
  const boites = boitesOf(plan, { hauteurAt });
  const depart = vueAt(film, hauteurAt, 0, angleDe(rapport, debout));
  const camera = cameraOf(depart, rapport);
  const dessus = new PerspectiveCamera(angleDessus(rapport), rapport, 1, LOIN_DESSUS);
  dessus.layers.enable(SIEN);
  const planches = feuillesDeRue(plaques[0]!, ambiance.nuit);
  const figures = figuresOf(film, plan, boites, ambiance.nuit, depart, false);
  const troupe = figures.map((figure) => addFigure(scene, figure, planches));
  for (const { figure, vues } of troupe)
    for (const [cle, { halos }] of figure.apparences)
      if (figure.vu !== film.moi) addEclats(vues.get(cle)!, halos, ambiance.nuit);
  const openGlaces = (la: number) => {
    const vue = vueAt(film, hauteurAt, 0, angleDe(la, debout));
    return addMiroirs(scene, miroirsDuClip(vue, film.moi.cap, la), FINESSE);
  };
  let glaces = openGlaces(rapport);
  const siege = figures.find(({ vu }) => vu === film.moi)!;
  const eclaireRue = ambiance.nuit ? openLampadaires(scene, quartier) : undefined;
  if (ambiance.nuit) addMesPhares(troupe[figures.indexOf(siege)]!.groupe, boites);
  const instants = Array.from({ length: Math.ceil(film.duree / INSTANT) }, (_, i) =>
    film.etat(i * INSTANT),
  );
  const betes = Object.entries(clip.acteurs)
    .flatMap(([nom, { qui }]) => (isChose(qui) ? [{ vu: film.parNom.get(nom)!, chose: qui }] : []))
    .map(({ vu, chose }, rang) => {
      const vitesses = instants.map((etats) => etats.get(vu)!.vitesse);
      const place = openChose(scene, { chose, rang, vitesses }, planches, ambiance.nuit);
      return { vu, place };
    });
  const piedAt = ({ ou: [x, z] }: EtatAt): Vec => [x, hauteurAt(x, z), z];
  let forme = rapport;
  const montre = (t: number): void => {
    const etats = film.etat(t);
    const [avant, apres] = [film.etat(t - TOURNE), film.etat(t + TOURNE)];
    for (const place of troupe) {
      const { vu } = place.figure;
      const etat = etats.get(vu)!;
      poseFigure(place, etat, piedAt(etat), cleAt(vu, etat, t, false));
      const braquage = braquageEntre(avant.get(vu)!, apres.get(vu)!, vu.taille[0]);
      place.roule(etat.parcouru, braquage, vu !== film.moi);
    }
    for (const feu of feux) feu(t);
    for (const { vu, place } of betes) {
      const etat = etats.get(vu)!;
      place(piedAt(etat), etat);
    }
    const moi = etats.get(film.moi)!;
    for (const glace of glaces) glace.move(deplacement(siege, piedAt(moi), moi.cap));
    const vue = vueAt(film, hauteurAt, t, angleDe(forme, debout));
    const { oeil } = vue;
    placeCamera(camera, vue);
    placeDessus(dessus, oeil, moi.cap);
    ciel.position.set(oeil[0], 0, oeil[2]);
    const la = devantOeil(oeil, moi.cap);
    lumieres.eclaire(la);
    eclaireRue?.(la);
  };
  montre(0);
  let tour = 0;
  return {
    scene,
    camera,
    duree: film.duree,
    vitesseAt: (t) => film.moiAt(t).vitesse * 3.6,
    clignotantAt: (t) => clignotant(t, film.moiAt(t).metres),
    quiAt: (clic, ecran) => {
      const { t } = clic;
      const etats = film.etat(t);
      const vue = vueAt(film, hauteurAt, t, ecran.angle);
      const depuisMoi = cameraOf(vue, ecran.largeur / ecran.hauteur);
      const [la] = Object.entries(clip.acteurs)
        .flatMap(([nom, { qui }]) => {
          const vu = film.parNom.get(nom)!;
          const [x, y] = etats.get(vu)!.ou;
          const loin = Math.hypot(x - vue.oeil[0], y - vue.oeil[2]);
          const [boite] = boitesOf(
            { objets: [{ ...vu, x, y, cap: etats.get(vu)!.cap }] },
            { hauteurAt },
          );
          const cadre = loin < RECONNU ? cadreDe(depuisMoi, boite!) : null;
          return cadre && isTouche(clic, cadre, ecran) ? [{ qui, loin }] : [];
        })
        .toSorted((un, autre) => un.loin - autre.loin);
      return la?.qui;
    },
    exposition: ambiance.exposition,
    temps: clip.temps,
    dessus,
    montre,
    reshape: (autre) => {
      forme = autre;
      for (const glace of glaces) glace.dispose();
      glaces = openGlaces(autre);
      for (const [vue, angle] of [
        [camera, verticalOf(angleDe(autre, debout), autre)],
        [dessus, angleDessus(autre)],
      ] as const) {
        [vue.fov, vue.aspect] = [angle, autre];
        vue.updateProjectionMatrix();
      }
    },
    reflete: (renderer, tous) => {
      for (const glace of tous ? glaces : glaces.slice(tour, tour + 1)) glace.draw(renderer, scene);
      tour = (tour + 1) % glaces.length;
    },
    dispose: () => {
      for (const glace of glaces) glace.dispose();
      freeScene(scene);
      lumieres.dispose();
      for (const plaque of plaques) plaque.dispose();
    },
  };
}
