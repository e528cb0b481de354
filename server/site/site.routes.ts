import { sql } from 'kysely';
import type * as site from '../../contract/site.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../kernel/mount.ts';
import { Refus } from '../kernel/refus.ts';

export const siteRoutes = (database: Database, version: string): Handlers<keyof typeof site> => ({
  health: async ({ db, log }) => {
    try {
      await sql`select 1`.execute(db);
    } catch (cause) {
      log.error({ err: cause }, 'database out of reach');
      throw new Refus(503, 'Le service est momentanément indisponible.');
    }
    return { database: database.kind, version };
  },
});
