import type { Location, MetaDescriptor } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { marque } from '../../../marque.ts';
import type { EarlyRead } from './earlyReads.ts';

export type Donnee = { '@type': string } & Record<string, unknown>;

/** `noindex` covers the route and its children. */
export interface Handle {
  noindex?: boolean;
  cadre?: 'eleve' | 'aucun';
  /** The page runs only its inline scripts. */
  inerte?: boolean;
  recherche?: string[];
  /** Asked while the scripts come; a page's own, where its address has no query. */
  lit?: EarlyRead[];
}

export interface Ici {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: Pick<Location, 'pathname'>;
}

interface Page {
  title: string;
  description: string;
  /** A name under /img/partage/; undefined: the site's own. */
  image?: string;
  alt?: string;
  donnees?: (adresse: string) => Donnee[];
}

/** The server's own origin, never the browser's claim. */
export function adresseOf({ matches }: Pick<Ici, 'matches'>): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as OutputOf<'getReglages'> | undefined)?.adresse ?? '';
}

/** One address per page, without query and trailing slash. */
export const canonique = (adresse: string, pathname: string): string =>
  adresse + (pathname.replace(/\/+$/, '') || '/');

const graphe = (donnees: Donnee[]) => ({
  '@context': 'https://schema.org',
  '@graph': donnees,
});

export function metaOf(ici: Ici, page: Page): MetaDescriptor[] {
  const { title, description, image = 'site', alt = marque.slogan, donnees } = page;
  const adresse = adresseOf(ici);
  const url = canonique(adresse, ici.location.pathname);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: marque.nom },
    { property: 'og:locale', content: 'fr_BE' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: imageDePartage(adresse, image) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(donnees ? [{ 'script:ld+json': graphe(donnees(adresse)) } as MetaDescriptor] : []),
  ];
}

export const imageDePartage = (adresse: string, nom: string): string =>
  `${adresse}/img/partage/${nom}.png`;

export const titreOf = (page: string): string => `${page} · ${marque.nom}`;
