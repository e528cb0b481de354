import { Link } from 'react-router';
import texte from '../../../content/legal/conditions.md';
import { marque } from '../../../marque.ts';
import { MODELE_RETRACTATION, RETRACTATION } from '../../../regles/retractation.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { dureeEnMots } from '../../../regles/vente.ts';
import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import type { Route } from './+types/ConditionsPage.ts';
import { TexteLegal, metaLegal } from './TexteLegal.tsx';

export const meta: Route.MetaFunction = (ici) => metaLegal(ici, texte);

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(serverCallContext);
  const [{ accesList }, { faits }, { inscription }] = await Promise.all([
    ask('getAccesVisiteur', {}),
    ask('getFaits', {}),
    ask('getReglages', {}),
  ]);
  const tarif = accesList.map((acces) => ({
    slug: acces.slug,
    libelle: acces.libelle,
    duree: dureeEnMots(acces),
    prix: enEuros(acces.prix),
    renouvellement: enEuros(acces.prixRenouvellement ?? acces.prix),
  }));
  const insecable = (fait: string) => fait.replaceAll(' ', '\u00a0');
  return {
    tarif,
    faits: {
      demo: insecable(faits.demo),
      delaiRdv: insecable(faits.delaiRdv),
      nouveauPaiementRdv: insecable(faits.nouveauPaiementRdv),
      validiteAcces: insecable(faits.validiteAcces),
      inscriptionFermee: inscription === 'fermee',
    },
  };
}

const MAILTO = `mailto:${marque.adresseSupport}?subject=${encodeURIComponent('Rétractation')}&body=${encodeURIComponent(MODELE_RETRACTATION.slice(0, -1).join('\r\n\r\n'))}`;

const formulaire = (
  <>
    <blockquote>
      {MODELE_RETRACTATION.map((ligne) => (
        <p key={ligne}>{ligne}</p>
      ))}
    </blockquote>
    <p>
      <a href={MAILTO}>Remplir ce modèle dans un mail</a>
    </p>
  </>
);

export default function ConditionsPage({ loaderData: { tarif, faits } }: Route.ComponentProps) {
  const valeurs = {
    ...faits,
    joursRetractation: RETRACTATION.jours,
    joursRemboursement: RETRACTATION.joursPourRendre,
    renoncer: RETRACTATION.fonction,
    confirmer: RETRACTATION.confirmer,
    formulaire,
    tarif: <Tarif tarif={tarif} />,
  };
  return <TexteLegal texte={texte} valeurs={valeurs} />;
}

function Tarif({ tarif }: Pick<Route.ComponentProps['loaderData'], 'tarif'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Accès</th>
          <th scope="col">Durée</th>
          <th scope="col">Prix</th>
          <th scope="col">Renouvellement</th>
        </tr>
      </thead>
      <tbody>
        {tarif.map(({ slug, libelle, duree, prix, renouvellement }) => (
          <tr key={slug}>
            <td>
              <Link to={`/acces/${slug}`}>{libelle}</Link>
            </td>
            <td>{duree}</td>
            <td>{prix}</td>
            <td>{renouvellement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
