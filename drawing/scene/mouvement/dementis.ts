import { priorites } from '../../../droit/circulation/priorites.ts';
import { nomOf } from '../../../droit/circulation/usagers.ts';
import type { Letter } from '../../../regles/lettres.ts';
import type { Verifie } from '../verifie/verifie.schema.ts';
import type { Plan, Vu } from '../plan/plan.ts';
import type { Carrefour, Scene } from '../scene.ts';
import { ECHELLE } from '../dessus/traces.ts';
import { dansLeCadre, type Ici } from './deplacements.ts';
import type { Film, Pose } from '../../../regles/film.ts';
import { corpsOf, seTouchent } from './horaire.ts';
import type { Tourne } from './index.ts';

/** With `ailleurs`, `premier` must go first even where the two paths never meet. */
export interface Paire {
  premier: string;
  second: string;
  ailleurs: boolean;
}

/** In milliseconds. */
const INTERVALLE = 60;

/** A film as it is seen: places in metres, at equal intervals. */
export interface Vues {
  plan: Plan;
  corps: Map<string, Vu>;
  vues: Map<string, Ici[]>;
}

export function pairesDeLaLoi(scene: Carrefour): Paire[] {
  const { verdicts, blocage } = priorites(scene);
  return verdicts
    .filter(({ cede, a }) => !blocage.includes(cede) || !blocage.includes(a))
    .map(({ cede, a }) => ({ premier: a, second: cede, ailleurs: true }));
}

const enListe = (noms: string | string[]): string[] => [noms].flat();

export function pairesDeLaCle(scene: Scene, verifie: Verifie, correcte: Letter): Paire[] {
  const dit = verifie[correcte] ?? [];
  const groupes = groupesOf(scene, verifie, dit);
  const dites = groupes.flatMap((avant, i) =>
    groupes
      .slice(i + 1)
      .flat()
      .flatMap((second) => avant.map((premier) => ({ premier, second, ailleurs: false }))),
  );
  if (verifie.question !== 'cède' || dit === 'raison') return dites;
  const { qui } = verifie;
  const nommes = new Set([qui, ...(dit === 'personne' ? [] : [dit].flat(2))]);
  const autres = scene.usagers.map(nomOf).filter((nom) => !nommes.has(nom));
  return [...dites, ...autres.map((second) => ({ premier: qui, second, ailleurs: false }))];
}

function groupesOf(
  scene: Scene,
  verifie: Verifie,
  dit: string | (string | string[])[],
): string[][] {
  if (typeof dit === 'string' && ['personne', 'raison', 'blocage'].includes(dit)) return [];
  if (verifie.question === 'ordre') return [dit].flat().map(enListe);
  const noms = [dit].flat(2);
  if (verifie.question === 'cède') return [noms, [verifie.qui]];
  if (verifie.question === 'premier')
    return [noms, scene.usagers.map(nomOf).filter((nom) => !noms.includes(nom))];
  return [];
}

function depart(svg: string, e: string): Ici {
  const [, x, y, cap] =
    new RegExp(`data-e="${e}" transform="translate\\((\\S+) (\\S+)\\) rotate\\((\\S+)\\)"`).exec(
      svg,
    ) ?? [];
  return { x: Number(x), y: Number(y), cap: Number(cap) };
}

interface PoseVue extends Ici {
  opacite: number;
}

/** Linear, as browsers interpolate. */
function entre(images: readonly Pose[], part: number): PoseVue {
  const i = images.findIndex(([p]) => p >= part);
  const [de, a] = [images[Math.max(0, i - 1)]!, images[i < 0 ? images.length - 1 : i]!];
  const quota = a[0] === de[0] ? 1 : Math.min(1, Math.max(0, (part - de[0]) / (a[0] - de[0])));
  const mix = (n: 1 | 2 | 3 | 5): number => de[n] + (a[n] - de[n]) * quota;
  return { x: mix(1), y: mix(2), cap: mix(3), opacite: mix(5) };
}

function vueAt({ etapes }: Film, e: string, avant: PoseVue): (ms: number) => PoseVue {
  const pistes = etapes.flatMap(({ depart: debut, pistes: siennes }) =>
    siennes.filter((p) => p.e === e).map((p) => ({ ...p, debut: debut + p.apres })),
  );
  return (ms) => {
    const piste = pistes.findLast(({ debut }) => debut <= ms);
    return piste ? entre(piste.images, Math.min(1, (ms - piste.debut) / piste.duree)) : avant;
  };
}

const instantsDe = (film: Film, intervalle: number): number[] =>
  Array.from({ length: Math.ceil(film.duree / intervalle) + 1 }, (_, i) => i * intervalle);

const enMetres = ({ x, y, cap }: Ici): Ici => ({ x: x / ECHELLE, y: y / ECHELLE, cap });

/** In metres, every `intervalle` milliseconds. */
export function vuesOf({ svg, film, corps }: Tourne, intervalle = INTERVALLE): Map<string, Ici[]> {
  const instants = instantsDe(film, intervalle);
  return new Map(
    [...corps].map(([e, vu]) => {
      const at = vueAt(film, e, { ...depart(svg, e), opacite: 1 });
      return [nomOf(vu.usager), instants.map((t) => enMetres(at(t)))];
    }),
  );
}

export function visiblesOf({ svg, film, corps }: Tourne): Map<string, string[]> {
  const instants = instantsDe(film, INTERVALLE);
  return new Map(
    [...corps].map(([e, vu]) => {
      const dessins = [
        ...svg.matchAll(new RegExp(`data-e="(${e.replace('a', 's')}-[^"]*)"( opacity="0")?`, 'g')),
      ];
      const montres = dessins.map(([, nom, cache]) => ({
        nom: nom!,
        at: vueAt(film, nom!, { x: 0, y: 0, cap: 0, opacite: cache ? 0 : 1 }),
      }));
      return [
        nomOf(vu.usager),
        instants.map((t) =>
          montres
            .filter(({ at }) => at(t).opacite > 0.5)
            .map(({ nom }) => nom)
            .join(' '),
        ),
      ];
    }),
  );
}

export const sansRegle = (scene: Carrefour, tourne: Tourne): string[] =>
  sansRegleDesVues(scene, { ...tourne, vues: vuesOf(tourne, 4 * INTERVALLE) });

export function sansRegleDesVues(scene: Carrefour, { plan, corps, vues }: Vues): string[] {
  const { verdicts } = priorites(scene);
  const tous = [...corps.values()].map((vu) => {
    const nom = nomOf(vu.usager);
    const ici = vues.get(nom)!.filter((p) => dansLeCadre(plan, p, vu));
    return { nom, places: ici.map((p) => corpsOf(vu, p)) };
  });
  const isDit = (...deux: [string, string]): boolean =>
    verdicts.some(({ cede, a }) => deux.includes(cede) && deux.includes(a));
  return tous.flatMap((un, i) =>
    tous
      .slice(i + 1)
      .filter(
        (autre) =>
          !isDit(un.nom, autre.nom) &&
          un.places.some((p) => autre.places.some((q) => seTouchent(p, q))),
      )
      .map((autre) => `aucune règle ne dit qui passe d’abord, ${un.nom} ou ${autre.nom}`),
  );
}

export const dementisOf = (tourne: Tourne, paires: Paire[]): string[] =>
  dementisDesVues({ ...tourne, vues: vuesOf(tourne) }, paires);

export function dementisDesVues({ plan, corps, vues }: Vues, paires: Paire[]): string[] {
  const qui = new Map([...corps.values()].map((vu) => [nomOf(vu.usager), vu]));
  const bouge = new Map(
    [...vues].map(([nom, ici]) => [
      nom,
      ici.findIndex((p) => p.x !== ici[0]!.x || p.y !== ici[0]!.y),
    ]),
  );
  const places = new Map(
    [...vues].map(([nom, ici]) => {
      const vu = qui.get(nom)!;
      return [nom, ici.map((p) => (dansLeCadre(plan, p, vu) ? corpsOf(vu, p) : undefined))];
    }),
  );
  return paires.flatMap(({ premier, second, ailleurs }) => {
    const [un, autre] = [places.get(premier), places.get(second)];
    if (!autre) return [];
    if (!un) return ailleurs ? [`on ne voit pas passer ${premier}, avant ${second}`] : [];
    const premierIci = (siens: typeof un, leurs: typeof un): number => {
      const i = siens.findIndex((s) => s && leurs.some((l) => l && seTouchent(s, l)));
      return i < 0 ? Infinity : i;
    };
    if (un.some((s, i) => s && autre[i] && seTouchent(s, autre[i])))
      return [`${premier} et ${second} se heurtent`];
    const [a, b] = [premierIci(un, autre), premierIci(autre, un)];
    const faux = a === Infinity ? ailleurs && bouge.get(premier)! > bouge.get(second)! : a > b;
    return faux ? [`on voit passer ${second} avant ${premier}`] : [];
  });
}
