import type { FastifyBaseLogger } from 'fastify';
import { LECTEUR } from '../../../regles/perception.ts';
import type { Database } from '../../socle/db/database.ts';
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

/** All that the school’s side of the protocol needs. */
export interface Guichet {
  write: Database['write'];
  now: Date;
  env: Environment;
  log: FastifyBaseLogger;
}

export function lecteurOf({ APP_URL, TPR_PLAYER_URL, TPR_SECRET }: Tpr): Lecteur {
  const [first, ...others] = TPR_SECRET.map(clesOf);
  return { url: TPR_PLAYER_URL, site: APP_URL, cles: [first!, ...others] };
}

/** Ours has the films of content/films, another one its own. */
export const isNotreLecteur = ({ APP_URL, TPR_PLAYER_URL }: Tpr): boolean =>
  TPR_PLAYER_URL === APP_URL + LECTEUR;

/** Logs refusals with their reason, for whoever connects a player. */
export const logRefus = <T>(log: FastifyBaseLogger, appel: string, call: Promise<T>) =>
  call.catch((cause: unknown) => {
    if (cause instanceof Refus)
      log.warn({ appel, statut: cause.status, raison: cause.message }, 'player refused');
    throw cause;
  });
