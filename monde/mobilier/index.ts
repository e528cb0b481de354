import type { Decor, Plan, Vu } from '../../drawing/scene/plan/plan.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { profondeurOf } from '../../drawing/scene/dimensions.ts';
import { milieuOf } from '../../drawing/scene/profil.ts';
import type { Terrain } from '../../drawing/scene/plan/route/terrain.ts';
import type { Element, Scene } from '../../drawing/scene/scene.ts';
import type { Boite } from '../camera/boites.ts';
import type { Chantier } from '../chantier.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { bordDeLAutre } from '../sol/enPlus.ts';
import type { SolBati } from '../sol/solBati.ts';
import { addAbribus, addArret, addQuai } from './arrets.ts';
import { addEcole, addMaisonDite, boiteDeMaison, pointsDePorte } from './batiments.ts';
import {
  addBalises,
  addBorduresJaunes,
  addDevantEcole,
  addGlissiere,
  addGravillons,
  addLampadaire,
  addRailsDAutoroute,
  addRetrecissement,
  addRondPoint,
} from './bords.ts';
import { type Lieu, surRoute, terrainDe } from './lieu.ts';
import { addPont, cachesOf } from './ouvrages.ts';
import { addBorne } from './borne.ts';
import { addBarriere, addPassageANiveau } from './passageANiveau.ts';
import { addObstacle, addTravaux, addTriangle } from './travaux.ts';

type PourDecor = ((lieu: Lieu, decor: Decor) => void) | 'ailleurs';

/** `ailleurs`: another room builds it. */
const DECORS: Record<Decor['genre'], PourDecor> = {
  arbre: 'ailleurs',
  agent: 'ailleurs',
  sommet: 'ailleurs',
  maison: addMaisonDite,
  école: addEcole,
  barrière: addBarriere,
  lampadaire: addLampadaire,
  glissière: addGlissiere,
  triangle: addTriangle,
  abribus: addAbribus,
  arrêt: addArret,
  pont: addPont,
};

type PourElement = ((lieu: Lieu, terrain: Terrain, element: Element) => void) | 'plan';

/** `plan`: its ground, signs and objects say all. */
const ELEMENTS: Record<Element['quoi'], PourElement> = {
  'passage pour piétons': 'plan',
  'passage pour cyclistes': 'plan',
  'ligne d’arrêt': 'plan',
  triangles: 'plan',
  'dispositif surélevé': 'plan',
  'passage à niveau': addPassageANiveau,
  'arrêt de bus': 'plan',
  'arrêt de tram avec refuge': addQuai,
  'arrêt de tram sans refuge': 'plan',
  'rue à droite': 'plan',
  'rue à gauche': 'plan',
  'rues des deux côtés': 'plan',
  'garage à droite': 'plan',
  'garage à gauche': 'plan',
  pont: 'plan',
  tunnel: 'plan',
  'sommet de côte': 'plan',
  'virage à gauche': addBalises,
  'virage à droite': addBalises,
  'rétrécissement à droite': addRetrecissement,
  'rétrécissement à gauche': addRetrecissement,
  école: addDevantEcole,
  'triangle de panne': 'plan',
  'flèche de rabattement': 'plan',
  'flèche de sélection': 'plan',
  'zone avancée': 'plan',
  damier: 'plan',
  gravillons: addGravillons,
  maison: 'plan',
};

/** From its north-west corner to its south-east one, in metres. */
export type Prise = readonly [x0: number, z0: number, x1: number, z1: number];

/** `caches` may hide users; `points` must be in the picture; `prises`: nothing else stands there. */
export interface Mobilier {
  caches: Boite[];
  points: Vec[];
  prises: Prise[];
}

/** All of a plan that is neither user, sign nor scenery. */
export function addMobilier(chantier: Chantier, plan: Plan, scene: Scene, sol: SolBati): Mobilier {
  const lieu: Lieu = { chantier, plan, scene, sol };
  addTout(lieu);
  return {
    caches: plan.objets.flatMap((o) => {
      if (o.genre === 'maison') return [boiteDeMaison(lieu, o)];
      return o.genre === 'pont' ? cachesOf(lieu, o) : [];
    }),
    points: [...pointsOf(lieu), ...portesOf(lieu)],
    prises: prisesOf(lieu),
  };
}

function addTout(lieu: Lieu): void {
  const { plan } = lieu;
  for (const objet of plan.objets) {
    if (objet.genre === 'poteau') addBorne(lieu, objet);
    else if (objet.genre === 'usager') addPose(lieu, objet);
    else build(DECORS[objet.genre], lieu, objet);
  }
  const ilot = ilotOf(lieu);
  if (ilot !== undefined) addRondPoint(lieu, ilot);
  const terrain = terrainDe(lieu);
  if (!terrain) return;
  addRailsDAutoroute(lieu, terrain);
  addBorduresJaunes(lieu, terrain);
  for (const element of terrain.scene.éléments) {
    const add = ELEMENTS[element.quoi];
    if (add !== 'plan') add(lieu, terrain, element);
  }
}

function build(add: PourDecor, lieu: Lieu, decor: Decor): void {
  if (add !== 'ailleurs') add(lieu, decor);
}

/** Things that words list among the users. */
function addPose(lieu: Lieu, vu: Vu): void {
  if (vu.qui === 'travaux') addTravaux(lieu, vu);
  if (vu.qui === 'obstacle') addObstacle(lieu, vu);
}

/** They begin in the picture and go on beyond it: no point of theirs must be in it. */
const SANS_POINT = new Set<Element['quoi']>([
  'sommet de côte',
  'virage à gauche',
  'virage à droite',
]);

/** In metres from the road's middle: a thing in one lane asks for that lane alone. */
const bordsOf = ({ profil }: Terrain, { quoi, voie }: Element): number[] =>
  quoi === 'triangle de panne'
    ? [milieuOf(profil, voie ?? profil.voies.length)]
    : [profil.gauche, profil.droite];

/** Both edges of each element that words name, at its beginning and a little on. */
function pointsOf(lieu: Lieu): Vec[] {
  const terrain = terrainDe(lieu);
  if (!terrain) return [];
  return terrain.scene.éléments
    .filter(({ quoi }) => !SANS_POINT.has(quoi))
    .flatMap((element) =>
      bordsOf(terrain, element).flatMap((x) =>
        [0, Math.min(6, profondeurOf(element))].map((avance): Vec => {
          const ou = surRoute(terrain, element.a + avance, x);
          return [ou.x, lieu.sol.hauteurAt(ou.x, ou.y), ou.y];
        }),
      ),
    );
}

const portesOf = (lieu: Lieu): Vec[] =>
  lieu.plan.objets.flatMap((o) => (o.genre === 'maison' ? pointsDePorte(lieu, o) : []));

/** In metres: the planted part of a round centre that no tram crosses. */
function ilotOf({ scene }: Lieu): number | undefined {
  if (scene.lieu !== 'rond-point') return undefined;
  const branches = Object.values(scene.branches);
  if (branches.some(({ rails }) => rails)) return undefined;
  const [une, deux] = VRAIES.anneaux;
  return (branches.some(({ bandes }) => bandes > 1) ? deux : une).ilot - 1.3;
}

/** Tracks, hills, banks and the other carriageway. */
function prisesOf(lieu: Lieu): Prise[] {
  const terrain = terrainDe(lieu);
  if (!terrain) return [];
  const autre = bordDeLAutre(terrain);
  return [
    ...(autre === undefined ? [] : [[autre - 22, -900, autre + 1, 900] as const]),
    ...terrain.scene.éléments.flatMap(({ quoi, a }): Prise[] => {
      if (quoi === 'passage à niveau') return [[-200, -a - 8, 200, -a + 3]];
      if (quoi === 'pont') return [[-140, -a - 24, 140, -a + 17]];
      if (quoi === 'école')
        return [[terrain.profil.droite, -a - 13, terrain.profil.droite + 16, -a + 5]];
      return quoi === 'tunnel' ? [[-150, -a - 46, 150, -a + 15]] : [];
    }),
  ];
}
