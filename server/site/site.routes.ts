import type * as site from '../../contract/site.ts';
import type { Database } from '../db/database.ts';
import type { Environment } from '../kernel/environment.ts';
import type { Handlers } from '../kernel/mount.ts';
import { Refus } from '../kernel/refus.ts';
import { addReponseVedette } from './addReponseVedette.ts';
import { getFaits } from './getFaits.ts';
import { getFaq } from './getFaq.ts';
import { getPage } from './getPage.ts';
import { getPageAcces } from './getPageAcces.ts';
import { getVedette } from './getVedette.ts';
import { listProduits } from './site.queries.ts';

interface SiteOptions {
  database: Database;
  version: string;
  env: Environment;
}

export const siteRoutes = ({
  database,
  version,
  env,
}: SiteOptions): Handlers<keyof typeof site> => ({
  health: async ({ db, log }) => {
    try {
      await within(2000, db.selectFrom('chargement').select('source').limit(1).execute());
    } catch (cause) {
      log.error({ err: cause }, 'database out of reach');
      throw new Refus(503, 'Le service est momentanément indisponible.');
    }
    return { database: database.kind, version };
  },
  getReglages: async () => ({
    inscription: env.INSCRIPTION,
    demo: env.APP_MODE === 'demo' ? 1 : 0,
    adresse: env.APP_URL,
  }),
  getAcces: async ({ db }) => ({ accesList: await listProduits(db) }),
  getPageAcces,
  getFaq,
  getFaits,
  getPage,
  getVedette,
  addReponseVedette,
});

/** A database that does not answer in time is out of reach, too. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
