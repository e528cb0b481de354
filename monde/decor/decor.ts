import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Decor, Objet, Plan, Point } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf, graineDuLieu, graineOf } from '../../drawing/alea.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { SolBati } from '../sol/solBati.ts';
import { addEglise, EGLISE } from './batiments.ts';
import {
  type Bord,
  bordsOf,
  courbesOf,
  isDansLaRue,
  type Rive,
  riveDroite,
  rueOf,
  surBord,
} from './bords.ts';
import { addArbre, addHaie, addSapin, addTouffe, type Pousse } from './feuillage.ts';
import { addAllee, addCloture, addPlantes } from './jardins.ts';
import { addChamps } from './champs.ts';
import { addMaison, NOMBRE_DE_FACADES } from './maisons.ts';
import {
  addFerme,
  addHangar,
  addVilla,
  FERME,
  GARAGE,
  HANGAR,
  PROFONDEUR_DE_VILLA,
  VILLA,
} from './villas.ts';
import type { Region } from '../sol/regions.ts';

/** A house as it can hide: an upright box. */
export interface Massif {
  pied: Vec;
  cap: number;
  longueur: number;
  largeur: number;
  hauteur: number;
}

export interface Reglage {
  /** From 0 to 1: fewer leaves for a film. */
  detail: number;
  /** Nothing is built that would stand between the eye and what the words tell. */
  cache: (massif: Massif) => boolean;
  /** Streets that go on beyond this place: no house stands there. */
  suite?: (x: number, z: number) => boolean;
}

/** How a street is built: in one row, mixed, or as houses in their gardens. */
type Quartier = 'rangée' | 'village' | 'pavillons';
const QUARTIERS: readonly Quartier[] = ['rangée', 'rangée', 'village', 'pavillons'];

interface Lieu {
  /** Streets of two places differ; who drives there changes nothing. */
  sel: number;
  quartier: Quartier;
  chantier: Chantier;
  plan: Plan;
  scene: Scene;
  sol: SolBati;
  rue: Region;
  enneige: boolean;
  reglage: Reglage;
  massifs: Massif[];
  haies: Massif[];
  /** Plots: also of what is left out since it would hide somebody. */
  parcelles: Massif[];
  pris: Objet[];
}

/** In metres: beyond, only fields and the horizon. */
const PORTEE = 150;
const PROFONDEUR = 8;
const HAUTEUR_MAISON = 9.5;

/** All that hides: houses, and hedges or low walls. */
interface Decore {
  massifs: Massif[];
  haies: Massif[];
}

/** Houses, gardens, hedges, fields and trees along the streets. Seeded by the place alone. */
export function addDecor(
  chantier: Chantier,
  plan: Plan,
  scene: Scene,
  sol: SolBati,
  reglage: Reglage = { detail: 1, cache: () => false },
): Decore {
  const sel = selOf(scene);
  const lieu: Lieu = {
    sel,
    quartier: QUARTIERS[sel % QUARTIERS.length]!,
    chantier,
    plan,
    scene,
    sol,
    rue: rueOf(sol.regions),
    enneige: TEMPS[plan.temps].enneige,
    reglage,
    massifs: [],
    haies: [],
    parcelles: [],
    pris: plan.objets.filter((o) => o.genre !== 'usager'),
  };
  const ville = scene.agglomération && (isCarrefour(scene) || scene.lieu === 'route');
  for (const objet of plan.objets)
    if (objet.genre === 'maison' || objet.genre === 'école') addNomme(lieu, objet);
  const bords = bordsOf(lieu.rue);
  for (const bord of bords) {
    if (bord.longueur <= 3 || isBout(lieu, bord)) continue;
    if (ville) addRue(lieu, riveDroite(bord));
    else addCampagne(lieu, bord);
  }
  if (reglage.suite && ville) for (const courbe of courbesOf(bords)) addRue(lieu, courbe);
  if (!reglage.suite) addClocher(lieu);
  if (!reglage.suite && !ville && !lieu.enneige && sol.relief.tranches.length === 0)
    addChamps(
      chantier,
      isCarrefour(scene),
      aleaOf(sel),
      (x, z, demi) =>
        isDansLaRue(lieu.rue, x, z) ||
        reglage.cache({ pied: [x, 0, z], cap: 0, longueur: demi, largeur: demi, hauteur: 0 }),
    );
  return { massifs: lieu.massifs, haies: lieu.haies };
}

const isRue = ({ rue, reglage: { suite } }: Lieu, x: number, z: number): boolean =>
  isDansLaRue(rue, x, z) || (suite?.(x, z) ?? false);

/** A street's end, where another goes on. */
const isBout = ({ reglage: { suite } }: Lieu, bord: Bord): boolean =>
  suite?.(...surBord(bord, bord.longueur / 2, 0.6)) ?? false;

/** Neither who is there nor how one sees it changes a place. */
const PASSAGERS = new Set(['usagers', 'vue', 'temps', 'compteur', 'cotes']);
const selOf = (scene: Scene): number =>
  graineOf(JSON.stringify(Object.entries(scene).filter(([cle]) => !PASSAGERS.has(cle))));

/** Houses stay away from a named building, which mobilier/ builds. */
function addNomme(lieu: Lieu, objet: Decor): void {
  const { x, y, longueur = 7, largeur = 6 } = objet;
  const massif: Massif = {
    pied: [x, 0, y],
    cap: objet.cap - 90,
    longueur: largeur,
    largeur: longueur,
    hauteur: HAUTEUR_MAISON,
  };
  lieu.massifs.push(massif);
  lieu.parcelles.push(massif);
}

/** A church far off, behind houses or fields, where it hides nothing. */
function addClocher(lieu: Lieu): void {
  const { chantier, scene, sol, rue, reglage, massifs, sel, enneige } = lieu;
  const rapide = scene.lieu === 'autoroute' || scene.lieu === 'route pour automobiles';
  const alea = aleaOf(sel + 5);
  if (rapide || alea() < 0.3) return;
  const [cx, cy] = centreOf(lieu);
  for (let essai = 0; essai < 6; essai += 1) {
    const x = cx + (alea() < 0.5 ? -1 : 1) * (32 + alea() * 30);
    const z = cy - 95 - alea() * 70;
    const [largeur, longueur, hauteur] = EGLISE;
    const massif: Massif = { pied: [x, 0, z], cap: 180, longueur, largeur, hauteur };
    const libre =
      [-13, -6, 0, 6, 13].every((d) => [-7, 0, 7].every((e) => !isDansLaRue(rue, x + e, z + d))) &&
      !massifs.some((autre) => seTouchent(autre, massif)) &&
      !reglage.cache(massif);
    if (!libre) continue;
    addEglise(chantier, [x, sol.relief.champs(x, z), z], Math.PI, enneige);
    massifs.push(massif);
    return;
  }
}

/** In metres: across what closes a garden, and beside a country road. */
const EPAISSE = 0.5;
const HAIE = { largeur: 0.9, hauteur: 1.1 };

const haieEntre = (de: Vec, a: Vec, taille: typeof HAIE): Massif => ({
  pied: [(de[0] + a[0]) / 2, Math.min(de[1], a[1]), (de[2] + a[2]) / 2],
  cap: (Math.atan2(a[0] - de[0], de[2] - a[2]) * 180) / Math.PI,
  longueur: Math.hypot(a[0] - de[0], a[2] - de[2]),
  ...taille,
});

const auSol = ([x, z]: Point): Vec => [x, 0, z];

/** A tree as it can hide. */
const arbreEn = (pied: Vec): Massif => ({
  pied,
  cap: 0,
  longueur: 3.4,
  largeur: 3.4,
  hauteur: 6,
});

const centreOf = ({ scene }: Lieu): Point =>
  isCarrefour(scene) ? [0, 0] : [0, -Math.min(scene.longueur, 60) / 2];
const pres = (lieu: Lieu, [x, y]: Point, rayon: number): boolean => {
  const [cx, cy] = centreOf(lieu);
  return Math.hypot(x - cx, y - cy) < rayon;
};

/** No street under a rectangle that begins at an edge and goes `profondeur` away from it. */
function isLibre(lieu: Lieu, bord: Bord, s: number, largeur: number, profondeur: number): boolean {
  for (const a of [-0.5, -0.25, 0, 0.25, 0.5])
    for (const d of [0.08, profondeur / 2, profondeur])
      if (isRue(lieu, ...surBord(bord, s + a * largeur, d))) return false;
  const [x, y] = surBord(bord, s, profondeur / 2);
  return !lieu.pris.some((o) => Math.hypot(o.x - x, o.y - y) < profondeur / 2 + 1.5);
}

const capDe = ({ vers: [x, y] }: Bord): number => (Math.atan2(-x, y) * 180) / Math.PI;

/** Separating axes of two rectangles seen from above. */
export function seTouchent(a: Massif, b: Massif): boolean {
  const axes = [a.cap, a.cap + 90, b.cap, b.cap + 90].map((c) => (c * Math.PI) / 180);
  return axes.every((angle) => {
    const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
    const loin = Math.abs((a.pied[0] - b.pied[0]) * ux + (a.pied[2] - b.pied[2]) * uy);
    const demi = ({ cap, longueur, largeur }: Massif) => {
      const c = (cap * Math.PI) / 180 - angle;
      return (Math.abs(Math.cos(c)) * longueur + Math.abs(Math.sin(c)) * largeur) / 2;
    };
    return loin < demi(a) + demi(b) - 0.15;
  });
}

/** In metres: a yard stays open before a school, that drivers see it. */
const COUR = 24;

/** Beside a school, on its side of the road: no house that would hide it. */
const isCour = ({ pris }: Lieu, [x, , z]: Vec): boolean =>
  pris.some((o) => o.genre === 'école' && Math.abs(o.y - z) < COUR && Math.abs(o.x - x) < 9);

/** A plot along a pavement, from `s` on. */
interface Parcelle {
  bord: Bord;
  s: number;
  large: number;
  pousse: Pousse;
}

/** A row of houses along a pavement; gardens, fences and gates in its gaps. */
function addRue(lieu: Lieu, { longueur, frontAt }: Rive): void {
  const { reglage, enneige, sel, quartier } = lieu;
  let derniere = -1;
  for (let s = 0.1; s < longueur - 3.5;) {
    const ici = frontAt(s, 1);
    const alea = aleaOf(graineDuLieu(...surBord(ici.bord, ici.s, 0), sel + 1));
    const pousse: Pousse = { alea, enneige, detail: reglage.detail };
    const seule = quartier === 'pavillons' || (quartier === 'village' && alea() < 0.35);
    const facade = nextFacade(alea, derniere);
    const large = seule ? VILLA + GARAGE : 5 + alea() * 1.7;
    const recul = seule ? 5 + alea() * 2 : alea() < 0.12 ? 3 + alea() * 2 : 0.05;
    const jardin = seule ? 2.5 + alea() * 2.5 : 0;
    const parcelle: Parcelle = { ...frontAt(s, large), large, pousse };
    const profondeur = seule ? PROFONDEUR_DE_VILLA : PROFONDEUR;
    const massif = massifDe(parcelle, recul, profondeur);
    if (!tient(lieu, parcelle, massif, recul + profondeur)) {
      addJardin(lieu, { ...frontAt(s, 1.4), large: 1.4, pousse });
      s += 1.4;
      continue;
    }
    lieu.parcelles.push(massif);
    if (reglage.cache(massif)) addJardin(lieu, parcelle);
    else {
      lieu.massifs.push(massif);
      if (seule) addPavillon(lieu, parcelle, recul);
      else addMitoyenne(lieu, parcelle, recul, facade);
    }
    derniere = seule ? -1 : facade;
    s += large;
    const reste = Math.min(jardin, longueur - s);
    if (reste > 0.5) addJardin(lieu, { ...frontAt(s + 0.2, reste), large: reste, pousse });
    s += jardin;
  }
}

const massifDe = ({ bord, s, large }: Parcelle, recul: number, profondeur: number): Massif => ({
  pied: auSol(surBord(bord, s + large / 2, recul + profondeur / 2)),
  cap: capDe(bord),
  longueur: profondeur,
  largeur: large,
  hauteur: HAUTEUR_MAISON,
});

/** Its plot is free: whoever drives past changes nothing. */
function tient(
  lieu: Lieu,
  { bord, s, large }: Parcelle,
  massif: Massif,
  profondeur: number,
): boolean {
  const [x, , z] = massif.pied;
  return (
    s + large <= bord.longueur + 0.4 &&
    pres(lieu, [x, z], PORTEE) &&
    !isCour(lieu, massif.pied) &&
    isLibre(lieu, bord, s + large / 2, large, profondeur) &&
    !lieu.parcelles.some((autre) => seTouchent(autre, massif))
  );
}

/** Where a front stands. */
function piedDeFacade({ sol }: Lieu, { bord, s, large }: Parcelle, recul: number): Vec {
  const [x, z] = surBord(bord, s + large / 2, recul);
  return [x, Math.max(0, sol.relief.hauteur(x, z)) + 0.1, z];
}

/** A house in its row, rarely with a front garden. */
function addMitoyenne(lieu: Lieu, parcelle: Parcelle, recul: number, facade: number): void {
  const { large, bord, pousse } = parcelle;
  const { alea, enneige } = pousse;
  const ou = piedDeFacade(lieu, parcelle, recul);
  addMaison(
    lieu.chantier,
    ou,
    (-capDe(bord) * Math.PI) / 180,
    {
      largeur: large,
      profondeur: PROFONDEUR,
      facade,
      etages: alea() < (lieu.quartier === 'rangée' ? 0.65 : 0.3) ? 'trois' : 'deux',
      enneige,
      loin: !pres(lieu, [ou[0], ou[2]], 42),
    },
    alea,
  );
  if (recul > 1) addJardin(lieu, parcelle);
}

/** A villa behind its garden, with a drive to its garage. */
function addPavillon(lieu: Lieu, parcelle: Parcelle, recul: number): void {
  const { large, bord, s, pousse } = parcelle;
  const { alea, enneige } = pousse;
  const lacet = (-capDe(bord) * Math.PI) / 180;
  addVilla(lieu.chantier, piedDeFacade(lieu, parcelle, recul), lacet, enneige, alea);
  const at = (q: number, d: number): Vec => {
    const [x, z] = surBord(bord, q, d);
    return [x, lieu.sol.hauteurAt(x, z), z];
  };
  const [a, b] = [s + large - 0.4, s + large - GARAGE + 0.4];
  addAllee(lieu.chantier, [at(a, 0.05), at(b, 0.05), at(b, recul + 0.9), at(a, recul + 0.9)]);
  addJardin(lieu, { ...parcelle, large: large - GARAGE });
}

/** Shops and garages stay rare, and no two alike stand side by side. */
function nextFacade(alea: () => number, derniere: number): number {
  const tiree = Math.floor(alea() * NOMBRE_DE_FACADES);
  const rare = tiree === 3 || tiree === 7;
  const autre = tiree === derniere || (rare && alea() < 0.6);
  return autre ? (tiree + 1 + Math.floor(alea() * 3)) % NOMBRE_DE_FACADES : tiree;
}

/** Something that closes it, and what grows behind. */
function addJardin(lieu: Lieu, { bord, s, large, pousse }: Parcelle): void {
  const { chantier, sol, reglage } = lieu;
  const at = (q: number, d: number): Vec => {
    const [x, z] = surBord(bord, q, d);
    return [x, sol.hauteurAt(x, z), z];
  };
  const [de, a, fond] = [at(s - 0.05, 0.4), at(s + large + 0.05, 0.4), at(s + large / 2, 2.4)];
  if (!pres(lieu, [de[0], de[2]], 80)) return;
  if ([de, a, fond].some(([x, , z]) => isRue(lieu, x, z))) return;
  if (lieu.pris.some((o) => Math.hypot(o.x - de[0], o.y - de[2]) < 1.6)) return;
  // Neighbours in one gap share what closes it.
  const graine = graineDuLieu(Math.round(de[0] / 12), Math.round(de[2] / 12), lieu.sel);
  const hauteur = addCloture(chantier, { de, a }, { ...pousse, alea: aleaOf(graine) });
  if (hauteur > 0) lieu.haies.push(haieEntre(de, a, { largeur: EPAISSE, hauteur }));
  const libre = (ou: Vec) => !reglage.cache(arbreEn(ou)) && !isRue(lieu, ou[0], ou[2]);
  addPlantes(chantier, (q, d) => at(s + q, d), large, libre, pousse);
}

/** Verges, hedges, trees and farms beside a country road. */
function addCampagne(lieu: Lieu, bord: Bord): void {
  const { chantier, sol, enneige, reglage, parcelles, scene } = lieu;
  const graine = (s: number) => graineDuLieu(...surBord(bord, s, 0), lieu.sel + 2);
  const { feuille } = chantier.mailles;
  const autoroute = scene.lieu === 'autoroute' || scene.lieu === 'route pour automobiles';
  const ardenne = aleaOf(lieu.sel + 9)() < 0.4;
  const haie = aleaOf(graine(bord.longueur / 2))() < 0.5 && !autoroute;
  const at = (s: number, d: number): Vec => {
    const [x, z] = surBord(bord, s, d);
    return [x, sol.hauteurAt(x, z), z];
  };
  const isFree = ([x, y, z]: Vec, marge: number) =>
    !isRue(lieu, x, z) &&
    pres(lieu, [x, z], PORTEE) &&
    !reglage.cache(arbreEn([x, y, z])) &&
    [0, 1, 2, 3].every((k) => {
      const angle = (k * Math.PI) / 2;
      return !isRue(lieu, x + Math.sin(angle) * marge, z + Math.cos(angle) * marge);
    });
  for (let s = 2, pas = 0; s < bord.longueur - 2; s += pas) {
    const alea = aleaOf(graine(s));
    const pousse: Pousse = { alea, enneige, detail: reglage.detail };
    pas = 4.5 + alea() * 3;
    const arbre = at(s, 7 + alea() * 9);
    if (alea() < (autoroute ? 0.65 : 0.35) && isFree(arbre, 4)) {
      if (ardenne) addSapin(chantier.mailles, arbre, pousse, 0.9 + alea() * 0.4);
      else
        addArbre(chantier.mailles, arbre, pousse, {
          echelle: 1 + alea() * 0.5,
          haut: alea() < 0.3,
        });
    }
    const [h0, h1] = [at(s - 2.6, 2.8), at(s + 2.6, 2.8)];
    if (haie && isFree(h0, 1) && isFree(h1, 1)) {
      addHaie(feuille, h0, h1, HAIE, pousse);
      lieu.haies.push(haieEntre(h0, h1, HAIE));
    }
    if (alea() < (autoroute ? 0.03 : 0.07))
      addAuLoin(lieu, bord, s, { ardenne, autoroute }, pousse);
    const futaie = at(s, 26 + alea() * 16);
    if (ardenne && alea() < 0.7 && isFree(futaie, 4)) {
      const libre = !parcelles.some((m) => seTouchent(m, arbreEn(futaie)));
      if (libre) addSapin(chantier.mailles, futaie, { ...pousse, detail: 0.5 }, 1.1 + alea() * 0.3);
    }
    for (let k = 0; k < 4 * reglage.detail; k += 1) {
      const herbe = at(s + alea() * 4, 0.5 + alea() * 2);
      if (isFree(herbe, 0.3))
        addTouffe(
          feuille,
          [herbe[0], herbe[1] + 0.05, herbe[2]],
          [0.24, 0.14, 0.24],
          { cartes: 5, taille: 0.13, couleur: '#7B8455' },
          pousse,
        );
    }
  }
}

/** A farm, or a shed where the place is a town's industrial edge. */
function addAuLoin(
  lieu: Lieu,
  bord: Bord,
  s: number,
  { ardenne, autoroute }: { ardenne: boolean; autoroute: boolean },
  { alea, enneige }: Pousse,
): void {
  const { chantier, massifs, parcelles, reglage, sel, sol } = lieu;
  const zone = aleaOf(sel + 13)() < (autoroute ? 0.5 : 0.15);
  if (autoroute && !zone) return;
  const { large, profond, haut } = zone ? HANGAR : FERME;
  const recul = autoroute ? 45 + alea() * 30 : zone ? 24 : 17;
  const auSolA = (d: number): Vec => {
    const [x, z] = surBord(bord, s, d);
    return [x, sol.hauteurAt(x, z), z];
  };
  const massif: Massif = {
    pied: auSolA(recul + profond / 2),
    cap: capDe(bord),
    longueur: profond,
    largeur: large,
    hauteur: haut,
  };
  const [x, , z] = massif.pied;
  const surRue = [-1, 0, 1].some((i) =>
    [-1, 0, 1].some((k) => isRue(lieu, x + (i * large) / 2, z + (k * large) / 2)),
  );
  if (surRue || !pres(lieu, [x, z], PORTEE)) return;
  if (parcelles.some((autre) => seTouchent(autre, massif))) return;
  parcelles.push(massif);
  if (reglage.cache(massif)) return;
  const [ou, lacet] = [auSolA(recul), (-capDe(bord) * Math.PI) / 180];
  if (zone) addHangar(chantier, ou, lacet, enneige, alea);
  else addFerme(chantier, ou, lacet, { enneige, ardenne });
  massifs.push(massif);
}
