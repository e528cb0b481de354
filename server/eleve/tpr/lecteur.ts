import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../../socle/config/environment.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { type Cles, clesOf } from './cles.ts';

export interface Lecteur {
  url: string;
  site: string;
  /** The first key signs, and all verify. */
  cles: readonly [Cles, ...Cles[]];
}

type Tpr = Pick<Environment, 'APP_URL' | 'TPR_PLAYER_URL' | 'TPR_SECRET'>;

export function lecteurOf({ APP_URL, TPR_PLAYER_URL, TPR_SECRET }: Tpr): Lecteur {
  const [first, ...others] = (TPR_SECRET ?? []).map(clesOf);
  if (!TPR_PLAYER_URL || !first)
    throw new Refus(
      503,
      'Les exercices de perception des risques ne sont pas encore disponibles ici.',
    );
  return { url: TPR_PLAYER_URL, site: APP_URL, cles: [first, ...others] };
}

/** Logs refusals with their reason, for whoever connects a player. */
export const logRefus = <T>(log: FastifyBaseLogger, appel: string, call: Promise<T>) =>
  call.catch((cause: unknown) => {
    if (cause instanceof Refus)
      log.warn({ appel, statut: cause.status, raison: cause.message }, 'player refused');
    throw cause;
  });
