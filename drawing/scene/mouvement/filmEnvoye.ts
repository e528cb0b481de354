import { drawSignal } from '../../drawSignal.ts';
import type { Signal } from '../../signal.schema.ts';
import type { Piece } from '../../svg.ts';
import { isCarrefour } from '../branche.ts';
import { VRAIES } from '../mesures.ts';
import { layOut } from '../plan/index.ts';
import type { Objet, Plan, Vu } from '../plan/plan.ts';
import type { Carrefour, Scene } from '../scene.ts';
import type { Paire } from './dementis.ts';
import { dementisEnMetres } from './dementisEnMetres.ts';
import { type EtapeDuFilm, type FilmEnMetres, filmEnMetresOf } from './filmEnMetres.ts';
import { PAS, cleDeSignal } from './filmRecu.ts';

/** Where one is every PAS seconds: metres and degrees. */
interface Parcours {
  /** His rank among the plan's things. */
  rang: number;
  x: number[];
  z: number[];
  cap: number[];
  parcouru: number[];
  /** From that step on. */
  lampes: { pas: number; clignotant: Vu['clignotant'] | null; freine: boolean }[];
  /** The step from which he is gone. */
  parti: number | null;
}

/** All that a browser needs to play an answer in the world, without the law or the drawings. */
export interface FilmEnvoye {
  scene: Carrefour;
  plan: Plan;
  /** Each signal of the plan as it is drawn. */
  signes: [cle: string, piece: Piece][];
  /** In seconds. */
  duree: number;
  etapes: EtapeDuFilm[];
  parcours: Parcours[];
}

const centieme = (n: number): number => Math.round(n * 100) / 100;

function parcoursOf({ duree, etat }: FilmEnMetres, plan: Plan, vu: Vu): Parcours {
  const instants = Array.from({ length: Math.ceil(duree / PAS) + 1 }, (_, i) =>
    etat(i * PAS).get(vu)!,
  );
  const parti = instants.findIndex((instant) => instant.parti);
  return {
    rang: plan.objets.indexOf(vu),
    x: instants.map(({ ou }) => centieme(ou[0])),
    z: instants.map(({ ou }) => centieme(ou[1])),
    cap: instants.map(({ cap }) => centieme(cap)),
    parcouru: instants.map(({ parcouru }) => centieme(parcouru)),
    lampes: instants.flatMap(({ clignotant, freine }, pas) => {
      const avant = instants[pas - 1];
      if (avant && avant.clignotant === clignotant && avant.freine === freine) return [];
      return [{ pas, clignotant: clignotant ?? null, freine }];
    }),
    parti: parti < 0 ? null : parti,
  };
}

/** Each signal that stands there, as it is drawn. `jour`: YYYY-MM-DD. */
export const signesOf = (objets: readonly Objet[], jour: string): FilmEnvoye['signes'] => {
  const signaux = objets.flatMap((o) => (o.genre === 'poteau' ? o.dessins : []));
  const parCle = new Map<string, Signal>(signaux.map((signal) => [cleDeSignal(signal), signal]));
  return [...parCle].map(([cle, signal]) => {
    const { svg, l, h } = drawSignal(signal, jour).signe;
    return [cle, { svg, l, h }];
  });
};

/** Undefined: no order, or the film would belie the law or the key. `paires`: the key's. */
export function filmEnvoyeOf(scene: Scene, jour: string, paires: Paire[]): FilmEnvoye | undefined {
  if (!isCarrefour(scene)) return undefined;
  const plan = layOut(scene, jour, { mesures: VRAIES });
  const film = filmEnMetresOf(scene, plan);
  if (!film || dementisEnMetres(scene, plan, film, paires).length > 0) return undefined;
  const { trajets: _, ...vu } = plan;
  return {
    scene,
    plan: { ...vu, fleches: [] },
    signes: signesOf(plan.objets, plan.jour),
    duree: film.duree,
    etapes: film.etapes,
    parcours: film.acteurs.map((acteur) => parcoursOf(film, plan, acteur)),
  };
}
