import type { z } from 'zod';
import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';

type GetFaits = (typeof calls)['getFaits'];

/** The contract names those that the pages cite; the start has made sure that they are there. */
export const getFaits: Handler<GetFaits> = async ({ db }) => {
  const rows = await db.selectFrom('fait').selectAll().execute();
  return {
    faits: Object.fromEntries(rows.map(({ nom, valeur }) => [nom, valeur])),
  } as z.input<GetFaits['output']>;
};
