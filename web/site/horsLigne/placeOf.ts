import { isPagePaiement } from '../../../regles/achat.ts';
import { DOSSIERS } from '../../../regles/images.ts';

export interface Plan {
  version: string;
  fichiers: string[];
  ecrans: string[];
  pages: string[];
}

/**
 * `page`: network for three seconds, else the cached copy. `ecran`: the same, else its empty
 * document. `reseau`: network alone, else our own words. Null: the browser fetches it itself.
 */
export type Place = 'ecran' | 'page' | 'donnees' | 'reseau' | 'fichier' | 'image' | 'film' | null;

export interface Demande {
  url: URL;
  navigation: boolean;
  de?: string;
}

const JAMAIS = /^\/(api|sanctum|extranet|boite-mail|composants|dessins)(\/|$)/i;

export function placeOf({ url, navigation, de = '' }: Demande, ici: string, plan: Plan): Place {
  const { pathname } = url;
  if (url.origin !== ici || JAMAIS.test(pathname)) return null;
  if (navigation) {
    if (isPagePaiement(pathname)) return 'reseau';
    if (documentOf(pathname, plan)) return 'ecran';
    return matches(plan.pages, pathname) ? 'page' : 'reseau';
  }
  if (pathname.startsWith('/assets/')) return 'fichier';
  // Staff pages' requests are not the learner's in the same browser.
  if (de.startsWith(`${ici}/`) && JAMAIS.test(new URL(de).pathname)) return null;
  if (DOSSIERS.some((dossier) => pathname.startsWith(`/img/${dossier}/`))) return 'image';
  if (pathname.startsWith('/img/films/')) return 'film';
  const page = /^(.*?)(?:\/_)?\.data$/.exec(pathname)?.[1];
  return page !== undefined && matches(plan.pages, page || '/') ? 'donnees' : null;
}

const GENRES = {
  page: /^text\/html\b/,
  donnees: /^text\/x-script\b/,
  image: /^image\//,
  film: /^(?:image\/|application\/json\b)/,
};

export function isCacheable(
  place: keyof typeof GENRES,
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  return status === 200 && !redirected && GENRES[place].test(headers.get('content-type') ?? '');
}

/** A proxy or another server may have answered with foreign files. */
export async function isOfPlan(reponse: Response, { fichiers }: Pick<Plan, 'fichiers'>) {
  const { status, redirected, headers } = reponse;
  if (status !== 200 || redirected) return false;
  if (!/^text\/html\b/.test(headers.get('content-type') ?? '')) return true;
  const named = (await reponse.clone().text()).match(/\/assets\/[\w.~-]+\.\w+/g) ?? [];
  return named.length > 0 && named.every((name) => fichiers.includes(name));
}

/** A screen's empty document has 0 for every id. */
export const emptyDocumentOf = (route: string) => route.replaceAll(/:\w+/g, '0');

/** Undefined: no learner's screen. */
export function documentOf(pathname: string, { ecrans }: Pick<Plan, 'ecrans'>): string | undefined {
  const route = ecrans.find((each) => isOf(each, pathname));
  return route && emptyDocumentOf(route);
}

const matches = (routes: string[], pathname: string) => routes.some((each) => isOf(each, pathname));

const isOf = (route: string, pathname: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i').test(pathname);

const dossierOf = (url: string) => /\/img\/[^/]+\//.exec(url)?.[0];

/** Oldest first; folders have separate quotas. */
export const overQuota = (kept: readonly string[], url: string, most: number): string[] => {
  const siens = kept.filter((each) => dossierOf(each) === dossierOf(url));
  return siens.slice(0, Math.max(0, siens.length - most));
};

const cleDeVue = (url: string) => /\/img\/vues\/[0-9a-f]+/.exec(url)?.[0];

/** The same picture in three dimensions, larger or smaller. */
export const otherWidth = <R extends { url: string }>(kept: readonly R[], url: string) => {
  const cle = cleDeVue(url);
  return cle === undefined ? undefined : kept.find((each) => cleDeVue(each.url) === cle);
};
