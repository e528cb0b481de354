import type { Signal } from '../../signal.schema.ts';
import { distance } from '../plan/geometrie.ts';
import type { Vu } from '../plan/plan.ts';
import type { EtatAt, FilmEnMetres } from './filmEnMetres.ts';
import type { FilmEnvoye } from './filmEnvoye.ts';

/** In seconds, between two places that are sent. */
export const PAS = 0.1;

export const cleDeSignal = (signal: Signal): string => JSON.stringify(signal);

const TOUR = 360;
/** The shorter way round. */
const capEntre = (a: number, b: number, part: number): number =>
  a + (((b - a + TOUR * 1.5) % TOUR) - TOUR / 2) * part;
const entre = (a: number, b: number, part: number): number => a + (b - a) * part;

function etatAt({ x, z, cap, parcouru, lampes, parti }: FilmEnvoye['parcours'][number]) {
  return (t: number): EtatAt => {
    const ici = Math.min(x.length - 1, Math.max(0, t / PAS));
    const [i, j] = [Math.floor(ici), Math.min(x.length - 1, Math.floor(ici) + 1)];
    const part = ici - i;
    const { clignotant, freine } = lampes.findLast(({ pas }) => pas <= i)!;
    return {
      ou: [entre(x[i]!, x[j]!, part), entre(z[i]!, z[j]!, part)],
      cap: capEntre(cap[i]!, cap[j]!, part),
      vitesse: distance([x[i]!, z[i]!], [x[j]!, z[j]!]) / PAS,
      parcouru: entre(parcouru[i]!, parcouru[j]!, part),
      clignotant: clignotant ?? undefined,
      freine,
      parti: parti !== null && i >= parti,
    };
  };
}

/** The same film, from the places that were sent. */
export function filmRecuOf({ plan, duree, etapes, parcours }: FilmEnvoye): FilmEnMetres {
  const roles = parcours.map((sien) => ({ vu: plan.objets[sien.rang] as Vu, at: etatAt(sien) }));
  return {
    duree,
    etapes,
    acteurs: roles.map(({ vu }) => vu),
    etat: (t) => new Map(roles.map(({ vu, at }) => [vu, at(t)])),
  };
}
