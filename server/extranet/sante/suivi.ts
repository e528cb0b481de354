import type { FastifyBaseLogger } from 'fastify';
import type { EtatDuServeur } from '../../socle/taches/etatDuServeur.ts';
import type { Constat } from './constats.ts';

/** Gives each fault its beginning, and logs each change of state. */
export function followConstats(
  { points }: Pick<EtatDuServeur, 'points'>,
  constats: readonly Constat[],
  now: Date,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Constat[] {
  return constats.map((constat) => {
    const { quoi, etat, dit } = constat;
    const avant = points.get(quoi);
    if (etat === 'bien') {
      if (avant) log.info({ point: quoi }, 'health is back');
      points.delete(quoi);
      return constat;
    }
    const depuis =
      [constat.depuis, avant?.depuis].filter((date) => date != null).toSorted()[0] ??
      now.toISOString();
    if (avant?.etat !== etat) log.warn({ point: quoi, etat, dit }, 'health is not well');
    points.set(quoi, { etat, depuis });
    return { ...constat, depuis };
  });
}
