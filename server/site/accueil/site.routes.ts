import type * as site from '../../../contract/site.ts';
import { avecVolume, listProduits } from '../../eleve/acces/index.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addReponseVedette } from './addReponseVedette.ts';
import { getArticles } from './getArticles.ts';
import { getFaits } from './getFaits.ts';
import { getFaq } from './getFaq.ts';
import { getPage } from './getPage.ts';
import { getPageAcces } from './getPageAcces.ts';
import { getVedette } from './getVedette.ts';
import { health } from './health.ts';

export const siteRoutes: Handlers<keyof typeof site> = {
  health,
  getReglages: async ({ env }) => ({
    inscription: env.INSCRIPTION,
    demo: env.APP_MODE === 'demo' ? 1 : 0,
    adresse: env.APP_URL,
  }),
  getAccesVisiteur: async ({ db, env }) => ({
    accesList: await avecVolume(db, await listProduits(db, env)),
  }),
  getPageAcces,
  getFaq,
  getArticles,
  getFaits,
  getPage,
  getVedette,
  addReponseVedette,
};
