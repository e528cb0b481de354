import { VOIES } from '../../../drawing/scene/branche.ts';
import { scene, type Carrefour, type SceneEcrite } from '../../../drawing/scene/scene.ts';
import { directions, type Direction } from '../../../drawing/scene/vocabulaire.ts';

/** Deterministic by seed, in [0, 1). */
export function hasard(graine: number): () => number {
  let etat = graine * 2654435761 + 1;
  return () => {
    etat = (Math.imul(etat, 1664525) + 1013904223) >>> 0;
    return etat / 4294967296;
  };
}

type Tirage = () => number;
type CarrefourEcrit = Extract<SceneEcrite, { lieu: 'carrefour' | 'rond-point' }>;
type UsagerEcrit = NonNullable<CarrefourEcrit['usagers']>[number];

const parmi = <T>(r: Tirage, liste: readonly T[]): T => liste[Math.floor(r() * liste.length)] as T;
const mix = <T>(tirage: Tirage, liste: readonly T[]): T[] =>
  liste
    .map((x) => ({ x, k: tirage() }))
    .sort((a, b) => a.k - b.k)
    .map(({ x }) => x);

const BRANCHES: object[] = [
  {},
  {},
  {},
  { panneau: { panneau: 'B1' } },
  { panneau: { panneau: 'B5' } },
  { panneau: { panneau: 'B9' } },
  { panneau: { panneau: 'B15', additionnel: { symbole: 'trait épais à gauche' } } },
  ...Object.keys(VOIES).map((voie) => ({ voie })),
  { sens: 'sortant' },
  { sens: 'sortant', contresens: 'vélos' },
  { feu: 'vert' },
  { feu: 'rouge' },
  { feu: 'orange clignotant' },
  { feu: 'rouge et flèche verte à droite' },
  { passage: 'piétons' },
  { passage: 'piétons et cyclistes', piste: 'oui' },
  { encombrée: 'oui' },
];

function usager(tirage: Tirage, nom: string, ici: Direction[], anneau: boolean): UsagerEcrit {
  const qui = parmi(tirage, [
    'voiture',
    'voiture',
    'camion',
    'vélo',
    'tram',
    'ambulance',
    'piéton',
    'enfant',
  ] as const);
  const commun = { qui, ...(nom === 'moi' ? { moi: 'oui' as const } : { nom: nom as 'A' }) };
  const état = parmi(tirage, ['attend', 'engagé', undefined] as const);
  if (qui === 'piéton' || qui === 'enfant' || (qui === 'vélo' && tirage() < 0.3))
    return { ...commun, traverse: parmi(tirage, ici), ...(état && { état }) };
  const de = parmi(tirage, ici);
  const sur = qui === 'vélo' && tirage() < 0.4 ? ({ sur: 'piste' } as const) : {};
  return {
    ...commun,
    ...(anneau && tirage() < 0.5 ? { anneau: de } : { de }),
    vers: parmi(tirage, ici),
    ...sur,
    ...(état === 'engagé' && tirage() < 0.2 && { état }),
    ...(qui === 'ambulance' && tirage() < 0.7 && { sirène: 'oui' as const }),
  };
}

export function carrefourAuHasard(graine: number): CarrefourEcrit {
  const r = hasard(graine);
  const croix = ['nord', 'est', 'sud', 'ouest'] as const;
  const ici: Direction[] =
    r() < 0.6 ? [...croix] : mix(r, directions).slice(0, 3 + Math.floor(r() * 2));
  const lieu = r() < 0.2 ? 'rond-point' : 'carrefour';
  const agent = r() < 0.1 && {
    agent: { bras: parmi(r, ['tendus', 'levé', 'lampe'] as const), regarde: parmi(r, ici) },
  };
  const noms = ['moi', 'A', 'B', 'C', 'D'].slice(0, 2 + Math.floor(r() * 4));
  return {
    lieu,
    branches: Object.fromEntries(ici.map((d) => [d, parmi(r, BRANCHES)])),
    usagers: noms.map((nom) => usager(r, nom, ici, lieu === 'rond-point')),
    ...(lieu === 'rond-point' && r() < 0.4 && { signalé: 'non' as const }),
    ...agent,
  };
}

export const lu = (ecrite: CarrefourEcrit): Carrefour => scene.parse(ecrite) as Carrefour;

const tourneOf = (direction: Direction, huitiemes: number): Direction =>
  directions[(directions.indexOf(direction) + huitiemes) % 8] as Direction;

/** Results must not depend on the compass. */
export function tournee(scene: CarrefourEcrit, huitiemes: number): CarrefourEcrit {
  const t = (d: Direction | undefined) => d && tourneOf(d, huitiemes);
  return {
    ...scene,
    branches: Object.fromEntries(
      Object.entries(scene.branches).map(([d, b]) => [tourneOf(d as Direction, huitiemes), b]),
    ),
    usagers: (scene.usagers ?? []).map((usager) => ({
      ...usager,
      ...(usager.de && { de: t(usager.de) }),
      ...(usager.vers && { vers: t(usager.vers) }),
      ...(usager.traverse && { traverse: t(usager.traverse) }),
      ...(usager.anneau && { anneau: t(usager.anneau) }),
    })),
    ...(scene.agent && {
      agent: { ...scene.agent, regarde: tourneOf(scene.agent.regarde, huitiemes) },
    }),
  };
}
