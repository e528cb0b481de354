import type { TypeAcces } from '../../../contract/fields.ts';
import type { Environment } from '../../socle/config/environment.ts';

export type Installation = Pick<Environment, 'TPR_PLAYER_URL'>;

/** Exercises need a player: without one they are neither shown nor sold. */
export const isOffert = (type: TypeAcces, { TPR_PLAYER_URL }: Installation): boolean =>
  type !== 'EX' || TPR_PLAYER_URL !== undefined;
