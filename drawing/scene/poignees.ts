import { el } from '../svg.ts';
import { isDeuxRouesLeger, isPieton } from '../../droit/circulation/usagers.ts';
import { isCarrefour } from './branche.ts';
import { profondeurOf } from './dimensions.ts';
import { sprite } from './dessus/sprites.ts';
import { unites } from './dessus/traces.ts';
import type { Mesures } from './mesures.ts';
import { nomOf } from './mots/noms.ts';
import { branchesOf } from './plan/carrefour/carrefour.ts';
import { capDirection } from './plan/carrefour/coupe.ts';
import { place } from './plan/carrefour/placement.ts';
import { rondOf } from './plan/carrefour/rondPoint.ts';
import { distance } from './plan/geometrie.ts';
import { postesOf, usagersOf } from './plan/objets.ts';
import type { Plan, Point, Poste, Vu } from './plan/plan.ts';
import { terrainDe } from './plan/route/route.ts';
import type { Terrain } from './plan/route/terrain.ts';
import { etenduOf } from './planDessine.ts';
import { milieuOf } from './profil.ts';
import type { Carrefour, Element, Route, Scene, UsagerCarrefour } from './scene.ts';
import { directions, type Direction } from './vocabulaire.ts';

/** In units of the picture: its middle, its heading, its length and width. */
interface Etendue {
  x: number;
  y: number;
  cap: number;
  long: number;
  large: number;
}

/** A hand takes hold of it; `chemin` leads to its words in the scene. */
export interface Poignee extends Etendue {
  genre: 'usager' | 'branche' | 'poteau' | 'élément' | 'agent' | 'cote';
  chemin: (string | number)[];
  nom: string;
  /** A user alone, to be dragged. */
  dessin?: string;
}

export const LIEUX = [
  'de',
  'vers',
  'traverse',
  'côté',
  'état',
  'bande',
  'rang',
  'sur',
  'anneau',
] as const;
export type MotsDuLieu = Pick<UsagerCarrefour, (typeof LIEUX)[number]>;

/** Somewhere that somebody may stand, and the words for it. */
export interface PlacePossible extends Etendue {
  mots: MotsDuLieu;
}

/** A lane's middle: x, y, and metres along the road. */
export interface FilDeVoie {
  voie: number;
  points: [x: number, y: number, a: number][];
}

export interface Carte {
  /** Left, top, width, height, in units of the picture. */
  cadre: readonly [number, number, number, number];
  poignees: Poignee[];
  /** At a junction, by user: all the places that he may have. */
  places: PlacePossible[][];
  /** Along a road. */
  voies: FilDeVoie[];
}

/** Throws where the scene cannot be drawn. */
export function carteOf(scene: Scene, jour: string): Carte {
  const { plan, dessinee, mesures } = etenduOf(scene, jour);
  const cadre = plan.cadre.map(unites) as unknown as Carte['cadre'];
  const usagers = usagersOf(plan).flatMap((vu) => {
    const i = (scene.usagers as Vu['usager'][]).indexOf(vu.usager);
    return i < 0 ? [] : [poigneeDe(vu, i)];
  });
  if (isCarrefour(dessinee)) {
    const places = dessinee.usagers.map((usager) => placesDe(usager, dessinee, mesures));
    return {
      cadre,
      poignees: [...duCarrefour(dessinee, plan, mesures), ...usagers],
      places,
      voies: [],
    };
  }
  const terrain = terrainDe(dessinee, mesures);
  return {
    cadre,
    poignees: [...deLaRoute(scene as Route, terrain, plan), ...usagers],
    places: [],
    voies: voiesDe(terrain),
  };
}

const etendue = (x: number, y: number, cap: number, long: number, large: number): Etendue => ({
  x: unites(x),
  y: unites(y),
  cap: Math.round(cap),
  long: unites(long),
  large: unites(large),
});

function poigneeDe(vu: Vu, i: number): Poignee {
  const [long, large] = vu.taille;
  const [l, h] = [unites(large) + 12, unites(long) + 12];
  return {
    genre: 'usager',
    chemin: ['usagers', i],
    nom: nomOf(vu, true) + (vu.moi ? ' (moi)' : ''),
    ...etendue(vu.x, vu.y, vu.cap, long, large),
    dessin: el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${-l / 2} ${-h / 2} ${l} ${h}` },
      sprite(vu.qui, vu.couleur),
    ),
  };
}

/** In metres. */
const ROND = 2.2;

function duCarrefour(scene: Carrefour, plan: Plan, mesures: Mesures): Poignee[] {
  const branches =
    scene.lieu === 'carrefour' ? branchesOf(scene, mesures) : rondOf(scene, mesures).branches;
  const [x0, y0, l, h] = plan.cadre;
  const bouts = branches.map((coupe): Poignee => {
    const [ux, uy] = coupe.ici(1, 0);
    const jusqua = (u: number, de: number, a: number) =>
      Math.abs(u) < 0.01 ? Infinity : (u > 0 ? a : de) / u;
    const loin = Math.min(jusqua(ux, x0, x0 + l), jusqua(uy, y0, y0 + h)) - ROND * 0.75;
    return {
      genre: 'branche',
      chemin: ['branches', coupe.direction],
      nom: `la branche ${coupe.direction}`,
      // On the kerb of those who leave: their arrows end beside it.
      ...etendue(...coupe.ici(loin, -coupe.gauche - 0.3), 0, ROND, ROND),
    };
  });
  const poteaux = postesOf(plan).map((poste): Poignee => {
    const coupe = branches
      .filter(({ cap }) => (cap - poste.cap) % 180 === 0)
      .toSorted((une, autre) => loinDe(une, poste) - loinDe(autre, poste))[0]!;
    return {
      genre: 'poteau',
      chemin: ['branches', coupe.direction],
      nom: `les signaux de la branche ${coupe.direction}`,
      ...plaqueDe(poste),
    };
  });
  const agent = scene.agent && {
    genre: 'agent' as const,
    chemin: ['agent'],
    nom: 'l’agent',
    ...etendue(0, 0, capDirection(scene.agent.regarde), ROND, ROND),
  };
  return [...bouts, ...poteaux, ...(agent ? [agent] : [])];
}

const loinDe = (
  { ici, ligne, droite, gauche }: ReturnType<typeof branchesOf>[number],
  { pied, x, y }: Poste,
): number =>
  Math.min(
    distance(ici(ligne, droite), pied ?? [x, y]),
    distance(ici(ligne, -gauche), pied ?? [x, y]),
  );

function plaqueDe({ x, y, dessus = [x - 1, y - 1, 2, 2] }: Poste): Etendue {
  const [gauche, haut, l, h] = dessus;
  return etendue(gauche + l / 2, haut + h / 2, 0, h, l);
}

function deLaRoute(scene: Route, terrain: Terrain, plan: Plan): Poignee[] {
  const { enDessin, pointAt, profil } = terrain;
  const ici = (a: number, x: number): Point => pointAt(enDessin(a), x);
  const elements = scene.éléments.map((element, i): Poignee => {
    const x = element.voie ? milieuOf(profil, element.voie) : bordDe(element, terrain);
    const [px, py] = ici(element.a + profondeurOf(element) / 2, x);
    return {
      genre: 'élément',
      chemin: ['éléments', i],
      nom: element.quoi,
      ...etendue(px, py, 0, ROND, ROND),
    };
  });
  const poteaux = postesOf(plan).flatMap((poste): Poignee[] => {
    const i = scene.poteaux.findIndex((poteau) => poteau === poste.dit);
    if (i < 0) return [];
    return [{ genre: 'poteau', chemin: ['poteaux', i], nom: 'un poteau', ...plaqueDe(poste) }];
  });
  const cotes = scene.cotes.map((cote, i): Poignee => {
    const [px, py] = ici((cote.de + cote.a) / 2, milieuOf(profil, cote.voie));
    const nom = 'une distance écrite';
    return { genre: 'cote', chemin: ['cotes', i], nom, ...etendue(px, py, 0, ROND, ROND) };
  });
  return [...elements, ...poteaux, ...cotes];
}

/** In metres, beside the road. */
const A_COTE = 1.4;
const bordDe = ({ quoi }: Element, { profil: { gauche, droite } }: Terrain): number =>
  quoi.endsWith('gauche') ? gauche - A_COTE : droite + A_COTE;

/** In metres along the road. */
const PAS = 1;

function voiesDe(terrain: Terrain): FilDeVoie[] {
  const { profil, hauteur, enMetres, enDessin, pointAt } = terrain;
  const [debut, fin] = [Math.max(0, Math.ceil(enMetres(0))), Math.floor(enMetres(hauteur))];
  return profil.voies.map((_, i) => ({
    voie: i + 1,
    points: Array.from({ length: Math.floor((fin - debut) / PAS) + 1 }, (_each, j) => {
      const a = debut + j * PAS;
      const [x, y] = pointAt(enDessin(a), milieuOf(profil, i + 1));
      return [unites(x), unites(y), a];
    }),
  }));
}

const RANGS = [1, 2, 3];

function placesDe(usager: UsagerCarrefour, scene: Carrefour, mesures: Mesures): PlacePossible[] {
  const rond = scene.lieu === 'rond-point' ? rondOf(scene, mesures) : undefined;
  const branches = rond?.branches ?? branchesOf(scene, mesures);
  const reste = Object.fromEntries(
    Object.entries(usager).filter(([cle]) => !(LIEUX as readonly string[]).includes(cle)),
  ) as Pick<UsagerCarrefour, 'qui'>;
  return lieuxPour(usager, scene).flatMap((mots) => {
    const lui: UsagerCarrefour = { ...reste, ...mots };
    const seul = { ...scene, usagers: [lui] };
    const { objets } = place(seul, branches, mesures, rond?.itineraire);
    const vu = objets.find((o) => o.genre === 'usager');
    return vu ? [{ ...etendue(vu.x, vu.y, vu.cap, ...vu.taille), mots }] : [];
  });
}

function lieuxPour(usager: UsagerCarrefour, scene: Carrefour): MotsDuLieu[] {
  const siennes = directions.filter((d) => scene.branches[d]);
  const aPied = isPieton(usager);
  const leger = isDeuxRouesLeger(usager);
  return siennes.flatMap((ici): MotsDuLieu[] => {
    const branche = scene.branches[ici]!;
    const vers = versDepuis(ici, usager, siennes);
    const attend = usager.état === 'attend' && !usager.traverse && { état: 'attend' as const };
    const arrive = branche.sens !== 'sortant' || (leger && branche.contresens !== undefined);
    const traverse =
      aPied || (leger && branche.passage?.includes('cyclistes'))
        ? (['droite', 'gauche'] as const).flatMap((côté) =>
            (['attend', 'engagé'] as const).map((état) => ({ traverse: ici, côté, état })),
          )
        : [];
    const trottoir = aPied || leger ? [{ de: ici, ...vers, sur: 'trottoir' as const }] : [];
    if (aPied)
      return [
        ...traverse,
        ...trottoir,
        ...trottoir.map((mots) => ({ ...mots, état: 'engagé' as const })),
      ];
    const bandes = Array.from({ length: branche.bandes }, (_, i) => i + 1);
    const arrivees = bandes.flatMap((bande) =>
      RANGS.map((rang) => ({
        de: ici,
        ...vers,
        ...attend,
        ...(bandes.length > 1 && { bande }),
        ...(rang > 1 && { rang }),
      })),
    );
    return [
      ...(arrive ? [...arrivees, { de: ici, ...vers, état: 'engagé' as const }] : []),
      ...(arrive && branche.piste && leger ? [{ de: ici, ...vers, sur: 'piste' as const }] : []),
      ...(arrive && branche.bandeBus ? [{ de: ici, ...vers, sur: 'bande bus' as const }] : []),
      ...(branche.sens === 'entrant' ? [] : [{ vers: ici }]),
      ...(scene.lieu === 'rond-point'
        ? bandes.map((bande) => ({
            anneau: ici,
            ...vers,
            ...(bandes.length > 1 && { bande }),
          }))
        : []),
      ...traverse,
      ...trottoir,
    ];
  });
}

/** He goes on turning as he did; where that leads nowhere, straight on, else anywhere. */
function versDepuis(
  ici: Direction,
  { de, anneau, vers }: UsagerCarrefour,
  siennes: readonly Direction[],
): Pick<UsagerCarrefour, 'vers'> {
  const venait = de ?? anneau;
  const deja = venait !== undefined || vers !== undefined;
  if (deja && vers === undefined) return {};
  const at = (d: Direction) => directions.indexOf(d);
  const tourne = venait && vers ? at(vers) - at(venait) : 4;
  const vise = [tourne, 4].map((t) => directions[(at(ici) + t + 16) % 8]!);
  const la = [...vise, ...siennes].find((d) => siennes.includes(d) && (d !== ici || tourne === 0));
  return la ? { vers: la } : {};
}
