import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import type { Route } from './+types/ConditionsPage.ts';
import { achat } from './conditions/achat.tsx';
import { contrat } from './conditions/contrat.tsx';
import { regles } from './conditions/regles.tsx';
import { retractation } from './conditions/retractation.tsx';
import { TexteLegal } from './TexteLegal.tsx';

export const meta: Route.MetaFunction = (ici) =>
  metaOf(ici, {
    title: titreOf('Conditions générales'),
    description:
      'Les conditions générales de vente et d’utilisation : prix, commande, durée des accès, droit de rétractation, garanties, réclamations.',
  });

/** Prices and figures come from the shop; the loader sends no more. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(serverCallContext);
  const [{ accesList }, { faits }, { inscription }] = await Promise.all([
    ask('getAccesVisiteur', {}),
    ask('getFaits', {}),
    ask('getReglages', {}),
  ]);
  const tarif = accesList.map(
    ({ slug, libelle, prix, prixRenouvellement, codePermis, dureeValidite }) => ({
      slug,
      libelle,
      prix,
      prixRenouvellement,
      codePermis,
      dureeValidite,
    }),
  );
  const { demo, delaiRdv, nouveauPaiementRdv, validiteAcces, videosEntrainement } = faits;
  const cites = { demo, delaiRdv, nouveauPaiementRdv, validiteAcces, videosEntrainement };
  return { tarif, inscription, faits: cites };
}

export default function ConditionsPage({ loaderData }: Route.ComponentProps) {
  const { tarif, inscription, faits } = loaderData;
  return (
    <TexteLegal
      titre="Conditions générales"
      chapeau="Ce que tu peux attendre de nous, ce que nous attendons de toi, et les droits que la loi te donne. Ces conditions valent pour chaque commande et pour l’utilisation du site."
      version="2026-11-26"
      modele
      articles={[
        ...contrat(inscription, faits),
        ...achat(tarif, faits),
        ...retractation,
        ...regles,
      ]}
    />
  );
}
