import { isPagePaiement } from '../../../regles/achat.ts';

/** What a build knows of itself: the files that its pages need, and the routes of its screens. */
export interface Plan {
  /** Another for each build. */
  version: string;
  /** Built files, each under a name of its own for ever. */
  fichiers: string[];
  /** A learner's screens, as routes name them: `/series/:acces_id`. */
  ecrans: string[];
  /** What is open to everybody. */
  pages: string[];
}

/**
 * What the worker does with a request. `ecran`: the network for three seconds, else its empty
 * document, which is the same for every learner. `page`: the network, else as it was seen last.
 * `reseau`: the network, and our own words where there is none; never kept. null: not ours to touch.
 */
export type Place = 'ecran' | 'page' | 'donnees' | 'reseau' | 'fichier' | 'image' | 'film' | null;

export interface Demande {
  url: URL;
  /** A document is asked for. */
  navigation: boolean;
  /** The address of the page that asks; '': none, or it does not say. */
  de?: string;
}

/** Calls, and what is the staff's or the workshop's. */
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
  // What the staff look at is not the learner's who is connected in the same browser.
  if (de.startsWith(`${ici}/`) && JAMAIS.test(new URL(de).pathname)) return null;
  if (/^\/img\/(questions|acces|chapitres)\//.test(pathname)) return 'image';
  if (pathname.startsWith('/img/films/')) return 'film';
  const page = /^(.*?)(?:\/_)?\.data$/.exec(pathname)?.[1];
  return page !== undefined && matches(plan.pages, page || '/') ? 'donnees' : null;
}

/** What a kept answer has to say of itself. */
const GENRES = {
  page: /^text\/html\b/,
  donnees: /^text\/x-script\b/,
  image: /^image\//,
  film: /^image\//,
};

/** Whether an answer may stand in for the next: whole, of this very address, and what it was asked to be. */
export function isBonne(
  place: keyof typeof GENRES,
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  return status === 200 && !redirected && GENRES[place].test(headers.get('content-type') ?? '');
}

/** Whether a document names files of this build alone, or this is a file: another server, or a proxy, may have answered. */
export async function isDuPlan(reponse: Response, { fichiers }: Pick<Plan, 'fichiers'>) {
  const { status, redirected, headers } = reponse;
  if (status !== 200 || redirected) return false;
  if (!/^text\/html\b/.test(headers.get('content-type') ?? '')) return true;
  const named = (await reponse.clone().text()).match(/\/assets\/[\w.~-]+\.\w+/g) ?? [];
  return named.length > 0 && named.every((name) => fichiers.includes(name));
}

/** Where the empty document of a learner's screen is asked for: what stands in the address is not in it. */
export const documentDe = (route: string) => route.replaceAll(/:\w+/g, '0');

/** The empty document for this path; undefined: it is no screen of a learner. */
export function documentOf(pathname: string, { ecrans }: Pick<Plan, 'ecrans'>): string | undefined {
  const route = ecrans.find((each) => isOf(each, pathname));
  return route && documentDe(route);
}

const matches = (routes: string[], pathname: string) => routes.some((each) => isOf(each, pathname));

/** As the router reads addresses: in any case, with or without a slash at the end. */
const isOf = (route: string, pathname: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i').test(pathname);

const dossierDe = (url: string) => /\/img\/[^/]+\//.exec(url)?.[0];

/** Finds the oldest of `kept` that give way to `url`: pictures push out none of another folder. */
export const enTrop = (kept: readonly string[], url: string, most: number): string[] => {
  const siens = kept.filter((each) => dossierDe(each) === dossierDe(url));
  return siens.slice(0, Math.max(0, siens.length - most));
};
