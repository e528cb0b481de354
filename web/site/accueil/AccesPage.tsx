import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import type { Route } from './+types/AccesPage.ts';
import { filAriane, produit } from './donnees.ts';
import { Acheter, nomDansFil, pageOf, PageProduit, PAGES } from '../../argent/boutique/index.ts';
import { Inscription } from './Inscription.tsx';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(serverCallContext)('getPageAcces', { slug: params.slug });

export function meta(args: Route.MetaArgs) {
  const acces = args.loaderData?.acces;
  if (!acces) return [];
  return metaOf(args, {
    title: titreOf(acces.title),
    description: acces.description,
    image: `acces-${acces.slug}`,
    alt: acces.title,
    donnees: (adresse) => [
      produit(adresse, acces),
      filAriane(adresse, [
        [PAGES[pageOf(acces)].nom, pageOf(acces)],
        [nomDansFil(acces), `/acces/${acces.slug}`],
      ]),
    ],
  });
}

export default function AccesPage({ loaderData: { acces } }: Route.ComponentProps) {
  return (
    <PageProduit acces={acces} achat={<Acheter acces={acces} />} inscription={<Inscription />} />
  );
}
