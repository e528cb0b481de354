import { CallError, NetworkError } from '../../socle/kernel/call.ts';
import { GARDE } from '../../socle/kernel/garde.ts';

const PASSAGERS = new Set([408, 429, 502, 503, 504]);

export const isPassing = (erreur: unknown): boolean =>
  erreur instanceof NetworkError || (erreur instanceof CallError && PASSAGERS.has(erreur.status));

/** A server error does not invalidate the cached reading. */
export const isFromServer = (erreur: unknown): boolean =>
  erreur instanceof CallError && erreur.status >= 500;

export const isNotBegun = (erreur: unknown): boolean =>
  erreur instanceof CallError && erreur.status === 409;

/** Staff view the site as its learner, and this would have started something. */
export const isLectureSeule = (erreur: unknown): boolean =>
  erreur instanceof CallError && erreur.body.lectureSeule === 1;

/** Query options: retries while an error passes, and keeps the data for offline use. */
export const RETRYING = {
  retry: (essais: number, erreur: Error) => isPassing(erreur) && essais < 2,
  refetchInterval: (query: { state: { error: Error | null } }) =>
    isPassing(query.state.error) ? 10_000 : (false as const),
  refetchOnWindowFocus: 'always' as const,
  gcTime: 1_800_000,
  meta: GARDE,
};
