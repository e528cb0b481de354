import type { OutputOf } from '../../../contract/index.ts';
import type { TypeAcces } from '../../../regles/produit.ts';
import type { ServerCall } from '../../socle/kernel/serverCall.ts';
import type { Produit } from '../../argent/boutique/index.ts';
import { type QuestionDeFaq, cours, faqPage, filAriane } from './donnees.ts';
import type { Faits } from './faits.ts';
import { type Ici, metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { type Vedettes, loadVedettes } from './vedettes.ts';

export interface Outil {
  page: OutputOf<'getPage'>['page'];
  faits: Faits;
  faq: QuestionDeFaq[];
  produits: Produit[];
  vedettes: Vedettes;
}

interface Sujet {
  /** A file of content/pages/, and its address. */
  reference: string;
  type: TypeAcces;
  garde: (acces: Produit) => boolean;
  rang: number;
}

export async function loadOutil(ask: ServerCall, request: Request, sujet: Sujet) {
  const { reference, type, garde, rang } = sujet;
  const [{ page }, { faits }, { faq }, { accesList }, vedettes] = await Promise.all([
    ask('getPage', { reference }),
    ask('getFaits', {}),
    ask('getFaq', { type }),
    ask('getAccesVisiteur', {}),
    loadVedettes(ask, request, [rang]),
  ]);
  return { page, faits, faq, produits: accesList.filter(garde), vedettes } satisfies Outil;
}

interface Annonce {
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
