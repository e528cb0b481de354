import type { MetaFunction } from 'react-router';
import { marque } from '../../../marque.ts';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { MesChoix } from '../consentement/index.ts';
import { cookiesPaypal, enregistrements } from './enregistrements.ts';
import { type Article, Fiches, TexteLegal } from './TexteLegal.tsx';

export const meta: MetaFunction = (ici) =>
  metaOf(ici, {
    title: titreOf('Les cookies'),
    description:
      'Tes choix, et la liste complète de ce que le site enregistre dans ton navigateur\u00a0: à quoi cela sert et combien de temps.',
  });

const articles: Article[] = [
  { id: 'mes-choix', titre: 'Tes choix', contenu: <MesChoix /> },
  {
    id: 'liste',
    titre: 'Ce qui est enregistré dans ton navigateur',
    contenu: (
      <>
        <p>
          Tout ce qui suit est nécessaire, ou garde ce que tu viens de faire ou de demander
          toi-même&nbsp;: une réponse, la lecture à voix haute. Cela vient de notre propre adresse,
          n’est lu que par nous, et rien ne te suit ailleurs. Ce que PayPal enregistre, seulement si
          tu le choisis, est <a href="#paypal">plus bas</a>.
        </p>
        <Fiches
          fiches={enregistrements.map(({ nom, genre, but, duree }) => ({
            titre: <code>{nom}</code>,
            lignes: [
              ['Genre', genre],
              ['De qui', marque.nom],
              ['À quoi il sert', but],
              ['Durée', duree],
            ],
          }))}
        />
        <p>
          Le thème clair ou sombre suit le réglage de ton appareil : rien n’est enregistré pour
          cela.
        </p>
      </>
    ),
  },
  {
    id: 'paypal',
    titre: 'Si tu choisis PayPal',
    contenu: (
      <>
        <p>
          Pendant une commande, et seulement quand tu as choisi «&nbsp;Avec PayPal&nbsp;», son
          bouton se charge depuis paypal.com. C’est ton choix qui le demande, pour cette
          commande&nbsp;: sans lui, rien ne vient de PayPal, et tu peux payer par carte. PayPal
          enregistre alors, sous sa propre adresse, des cookies que nous ne lisons pas et dont la
          liste peut changer.
        </p>
        <Fiches
          fiches={cookiesPaypal.map(({ titre, noms, but, duree }) => ({
            titre,
            lignes: [
              ['Par exemple', noms],
              ['De qui', 'PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg'],
              ['À quoi il sert', but],
              ['Durée', duree],
            ],
          }))}
        />
        <p>
          PayPal en répond&nbsp;: la liste du jour et tes choix sont dans{' '}
          <a href="https://www.paypal.com/be/webapps/mpp/ua/cookie-full" rel="noreferrer">
            sa déclaration sur les cookies
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'autres-sites',
    titre: 'Sur d’autres sites',
    contenu: (
      <p>
        À part le bouton de PayPal, nos pages ne chargent rien d’un autre site. Quand tu suis un
        lien vers un réseau social, que tu paies ou que tu ouvres un exercice de perception des
        risques, tu arrives chez quelqu’un d’autre, qui a ses propres règles.
      </p>
    ),
  },
  {
    id: 'effacer',
    titre: 'Tout effacer toi-même',
    contenu: (
      <p>
        Les réglages de ton navigateur permettent d’effacer les cookies et les données d’un site.
        Envoie d’abord les réponses qui attendent encore, s’il y en a. Ensuite tu devras te
        reconnecter, et nous te redemanderons ton choix.
      </p>
    ),
  },
];

export default function CookiesPage() {
  return (
    <TexteLegal
      titre="Les cookies"
      chapeau="Un cookie est un petit texte que ton navigateur garde pour un site. Nous n’en utilisons que pour faire marcher celui-ci. S’il en venait d’autres, ce serait avec ton accord."
      version="2026-11-26"
      articles={articles}
    />
  );
}
