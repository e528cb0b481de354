import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { faitsOf } from './faits.ts';

type GetFaits = (typeof calls)['getFaits'];

export const getFaits: Handler<'getFaits'> = async ({ db, env }) => {
  const { videosEntrainement = null, ...faits } = await faitsOf(db, env);
  return { faits: { ...faits, videosEntrainement } } as z.input<GetFaits['output']>;
};
