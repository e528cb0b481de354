import type { Output } from '../../contract/call.ts';
import type { TypeAcces } from '../../contract/fields.ts';
import type { Calls } from '../../contract/index.ts';
import type { ServerCall } from '../kernel/serverCall.ts';
import { type Produit, type Question, cours, faqPage, filAriane } from './donnees.ts';
import type { Faits } from './faits.ts';
import { type Ici, metaOf, titreOf } from './referencement.ts';

/** What one of the three pages about a preparation is made of. */
export interface Outil {
  page: Output<Calls['getPage']>['page'];
  faits: Faits;
  faq: Question[];
  produits: Produit[];
}

interface Sujet {
  /** The name of its text in content/pages/, which is also its address. */
  reference: string;
  /** Of the frequent questions that it answers. */
  type: TypeAcces;
  garde: (acces: Produit) => boolean;
}

export async function loadOutil(ask: ServerCall, { reference, type, garde }: Sujet) {
  const [{ page }, { faits }, { faq }, { accesList }] = await Promise.all([
    ask('getPage', { reference }),
    ask('getFaits', {}),
    ask('getFaq', { type }),
    ask('getProduits', {}),
  ]);
  return { page, faits, faq, produits: accesList.filter(garde) } satisfies Outil;
}

interface Annonce {
  /** In the path from the home page. */
  nom: string;
  title: string;
  description: string;
}

export function metaOutil(
  args: Ici & { loaderData?: Outil | undefined },
  { nom, title, description }: Annonce,
) {
  const { produits = [], faq = [] } = args.loaderData ?? {};
  const [premier] = produits;
  return metaOf(args, {
    title: titreOf(title),
    description,
    ...(premier && { image: `acces-${premier.slug}`, alt: premier.title }),
    donnees: (adresse) => [
      cours(adresse, { nom: title, description, produits }),
      faqPage(faq),
      filAriane(adresse, [[nom, args.location.pathname]]),
    ],
  });
}
