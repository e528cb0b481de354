import type { OutputOf } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { faitsOf } from './faits.ts';

export const getFaits: Handler<'getFaits'> = async ({ db, env }) => {
  const { videosEntrainement = null, ...faits } = await faitsOf(db, env);
  return { faits: { ...faits, videosEntrainement } } as OutputOf<'getFaits'>;
};
