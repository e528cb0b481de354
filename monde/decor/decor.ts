import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Decor, Plan } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { QuartierDit } from '../../films/decors.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf, graineOf } from '../../drawing/alea.ts';
import type { SolBati } from '../sol/solBati.ts';
import { addEglise, EGLISE } from './batiments.ts';
import { type Bord, bordsOf, courbesOf, isDansLaRue, riveDroite, rueOf, surBord } from './bords.ts';
import { addCampagne } from './campagne.ts';
import { addChamps } from './champs.ts';
import {
  centreOf,
  HAUTEUR_MAISON,
  type Lieu,
  type Massif,
  type Reglage,
  seTouchent,
} from './lieu.ts';
import { addRue } from './rue.ts';

const QUARTIERS: readonly QuartierDit[] = ['rangée', 'rangée', 'village', 'pavillons'];

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
    quartier: reglage.décor?.ville ?? QUARTIERS[sel % QUARTIERS.length]!,
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
