import { Link } from 'react-router';
import { dureeEnMots } from '../../../../regles/vente.ts';
import { enEuros } from '../../../../regles/ecriture.ts';
import type { Article } from '../TexteLegal.tsx';
import { type Faits, insecable } from './faits.ts';

interface Tarif {
  libelle: string;
  slug: string;
  prix: number;
  prixRenouvellement: number | null;
  codePermis: string;
  dureeValidite: number;
}

export const achat = (
  tarif: readonly Tarif[],
  { delaiRdv, nouveauPaiementRdv, validiteAcces, videosEntrainement }: Faits,
): Article[] => [
  {
    id: 'prix',
    titre: 'Les prix',
    contenu: (
      <>
        <p>
          Les prix sont en euros et comprennent la TVA. Rien ne s’y ajoute. Voici ceux
          d’aujourd’hui :
        </p>
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
            {tarif.map((acces) => (
              <tr key={acces.slug}>
                <td>
                  <Link to={`/acces/${acces.slug}`}>{acces.libelle}</Link>
                </td>
                <td>{dureeEnMots(acces)}</td>
                <td>{enEuros(acces.prix)}</td>
                <td>{enEuros(acces.prixRenouvellement ?? acces.prix)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Un prix peut changer. Celui qui compte est celui qui est affiché quand tu commandes. Si un
          prix est visiblement une erreur, nous t’écrivons avant toute chose, et tu peux renoncer à
          la commande ou la confirmer au bon prix.
        </p>
      </>
    ),
  },
  {
    id: 'commander',
    titre: 'Commander',
    contenu: (
      <>
        <ol>
          <li>Tu te connectes et tu choisis un accès. Son contenu, sa durée et son prix y sont.</li>
          <li>
            Tu vois le récapitulatif, avec le prix total et les moyens de paiement acceptés. Tu peux
            revenir en arrière, corriger ou abandonner, sans frais.
          </li>
          <li>
            Ton accès s’ouvre dès le paiement : tu le demandes expressément en cochant une case (
            <a href="#retractation">voir le droit de rétractation</a>). Aucune case n’est cochée
            d’avance.
          </li>
          <li>
            Tu cliques sur un bouton qui dit clairement que la commande t’oblige à payer. En
            commandant, tu acceptes ces conditions, dont le lien est juste au-dessus. Sans ce
            bouton, rien ne t’oblige.
          </li>
          <li>Tu paies chez le prestataire de paiement que tu as choisi.</li>
          <li>
            Dès que le paiement est confirmé, ton accès apparaît dans ton profil, et nous t’envoyons
            sans tarder un mail qui la confirme&nbsp;: il joint ta facture et ces conditions, et
            reprend ce que tu as demandé, le modèle de rétractation, la garantie et la médiation.
          </li>
        </ol>
        <p>
          Le contrat est conclu quand le paiement est confirmé. Nous le conservons ; tu retrouves
          chaque achat et sa facture dans ton profil, sous « Mes paiements ».
        </p>
        <p>
          Nous pouvons refuser une commande pour une raison légitime, par exemple une fraude
          probable. Nous te disons pourquoi, et ce que tu as déjà payé t’est rendu aussitôt.
        </p>
      </>
    ),
  },
  {
    id: 'paiement',
    titre: 'Payer',
    contenu: (
      <>
        <p>
          Tu paies en une fois, par carte sur la page sécurisée de PayZen, ou avec PayPal. Aucun
          moyen de paiement ne coûte plus qu’un autre. Nous ne voyons pas et ne gardons pas le
          numéro de ta carte.
        </p>
        <p>
          Un paiement refusé ou annulé ne t’engage à rien et n’ouvre aucun accès. Si ton compte a
          été débité sans que tu reçoives l’accès, écris-nous : nous vérifions chez le prestataire,
          et nous t’ouvrons l’accès ou te remboursons, à ton choix.
        </p>
      </>
    ),
  },
  {
    id: 'duree',
    titre: 'Le début et la durée de ton accès',
    contenu: (
      <>
        <p>
          L’accès est dans ton profil dès que le paiement est confirmé, mais sa durée ne court pas
          encore : <strong>elle commence quand tu l’ouvres pour la première fois</strong>.
        </p>
        <ul>
          <li>
            {videosEntrainement
              ? 'La théorie et la perception des risques durent'
              : 'La théorie dure'}{' '}
            {insecable(validiteAcces)} : l’accès finit le même jour du mois, à la même heure, ou le
            dernier jour du mois si ce jour n’existe pas. Le tableau des <a href="#prix">prix</a>{' '}
            donne la durée de chaque accès.
          </li>
          <li>
            Le rendez-vous pédagogique dure {insecable(delaiRdv)} à partir de ta première ouverture
            du cours. Passé ce délai, un nouveau paiement de {insecable(nouveauPaiementRdv)} est
            nécessaire.
          </li>
        </ul>
        <p>
          La date de fin est affichée dans « Mes accès ». À ce moment, l’accès s’arrête de lui-même.
          Ton historique est gardé, et tu le retrouves si tu renouvelles.
        </p>
      </>
    ),
  },
  {
    id: 'renouvellement',
    titre: 'Renouveler',
    contenu: (
      <p>
        Aucun accès ne se renouvelle tout seul. Renouveler, c’est passer une nouvelle commande, au
        prix affiché ce jour-là et avec un nouveau droit de rétractation. La nouvelle durée suit
        l’ancienne ; si l’accès est déjà périmé, elle commence dès le paiement. C’est pourquoi la
        même case t’est alors demandée.
      </p>
    ),
  },
];
