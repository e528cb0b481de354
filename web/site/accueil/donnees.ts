import type { OutputOf } from '../../../contract/index.ts';
import { marque } from '../../../marque.ts';
import type { Produit } from '../../argent/boutique/index.ts';
import type { Donnee } from '../../socle/kernel/referencement.ts';

export type QuestionDeFaq = OutputOf<'getFaq'>['faq'][number];

const idOrganisation = (adresse: string) => ({ '@id': `${adresse}/#organisation` });

export function organisation(adresse: string): Donnee {
  const { exploitant, lienSocial } = marque;
  // A social network's home page is nobody's profile.
  const profil = lienSocial && new URL(lienSocial.adresse).pathname.length > 1;
  return {
    '@type': 'Organization',
    ...idOrganisation(adresse),
    name: marque.nom,
    legalName: exploitant.nom,
    url: `${adresse}/`,
    logo: `${adresse}/img/icones/512.png`,
    slogan: marque.slogan,
    email: marque.adresseSupport,
    telephone: exploitant.telephone,
    address: exploitant.adresse,
    ...(profil && { sameAs: [lienSocial.adresse] }),
  };
}

export const siteWeb = (adresse: string): Donnee => ({
  '@type': 'WebSite',
  name: marque.nom,
  url: `${adresse}/`,
  inLanguage: 'fr-BE',
  publisher: idOrganisation(adresse),
});

export const faqPage = (faq: QuestionDeFaq[]): Donnee => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, reponse }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: reponse },
  })),
});

export const filAriane = (adresse: string, etapes: [nom: string, chemin: string][]): Donnee => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Accueil', '/'] as const, ...etapes].map(([name, chemin], rang) => ({
    '@type': 'ListItem',
    position: rang + 1,
    name,
    item: adresse + chemin,
  })),
});

const offre = (adresse: string, { slug, prix }: Produit): Donnee => ({
  '@type': 'Offer',
  url: `${adresse}/acces/${slug}`,
  price: prix.toFixed(2),
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  category: 'Paid',
  seller: idOrganisation(adresse),
});

export const produit = (adresse: string, acces: Produit): Donnee => ({
  '@type': 'Product',
  name: acces.title,
  description: acces.description,
  sku: acces.slug,
  image: `${adresse}/img/partage/acces-${acces.slug}.png`,
  brand: { '@type': 'Brand', name: marque.nom },
  offers: offre(adresse, acces),
});

interface Cours {
  nom: string;
  description: string;
  produits: Produit[];
}

export const cours = (adresse: string, { nom, description, produits }: Cours): Donnee => ({
  '@type': 'Course',
  name: nom,
  description,
  inLanguage: 'fr-BE',
  provider: { '@type': 'Organization', name: marque.nom, ...idOrganisation(adresse) },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', inLanguage: 'fr-BE' },
  offers: produits.map((acces) => offre(adresse, acces)),
});
