import type { Location, MetaDescriptor } from 'react-router';
import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { marque } from '../../../marque.ts';

/** Structured data in the words of schema.org. */
export type Donnee = { '@type': string } & Record<string, unknown>;

/** What a route says of itself: `noindex` keeps it and what is in it out of search engines. */
export interface Handle {
  noindex?: boolean;
  /** What stands around a page: without it the whole site's bar and footer. */
  cadre?: 'eleve' | 'aucun';
  /** It is read and runs nothing of ours but what stands in it. */
  inerte?: boolean;
  /** What its loader reads of the query; whatever else stands there shows the same page. */
  recherche?: string[];
}

export interface Ici {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: Pick<Location, 'pathname'>;
}

interface Page {
  title: string;
  description: string;
  /** Its name under /img/partage/; the site's own without one. */
  image?: string;
  /** What is seen on the picture. */
  alt?: string;
  /** What search engines may know of the page, made from the address of the site. */
  donnees?: (adresse: string) => Donnee[];
}

/** Where the public reaches the site, as the server knows it; never what a browser claims. */
export function adresseOf({ matches }: Pick<Ici, 'matches'>): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as Output<Calls['getReglages']> | undefined)?.adresse ?? '';
}

/** One address a page, whatever slash or query it was reached with. */
export const canonique = (adresse: string, pathname: string): string =>
  adresse + (pathname.replace(/\/+$/, '') || '/');

const graphe = (donnees: Donnee[]) => ({
  '@context': 'https://schema.org',
  '@graph': donnees,
});

/** Everything in a page's head that search engines and social networks read. */
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
