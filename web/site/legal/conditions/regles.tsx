import { Link } from 'react-router';
import { marque } from '../../../../marque.ts';
import type { Article } from '../TexteLegal.tsx';

const { adresseSupport } = marque;

export const regles: Article[] = [
  {
    id: 'bon-usage',
    titre: 'Le bon usage du site',
    contenu: (
      <>
        <ul>
          <li>
            Tes accès sont pour toi seulement : ils ne se prêtent pas, ne se partagent pas et ne se
            revendent pas. Le rendez-vous pédagogique se suit, lui, avec ton guide ou tes guides.
          </li>
          <li>
            Tu suis toi-même les cours qui donnent une attestation. Une attestation obtenue par
            quelqu’un d’autre peut être annulée.
          </li>
          <li>
            Tu n’extrais pas les questions, les dessins ou les textes pour les publier ou les
            vendre, et tu n’utilises pas de robot.
          </li>
          <li>Tu ne cherches pas à contourner les protections ni à perturber le service.</li>
        </ul>
        <p>
          Si tu ne respectes pas ces règles, nous t’écrivons d’abord. Si c’est grave ou si cela
          continue, nous pouvons suspendre ton accès ou y mettre fin, en proportion de la faute. Tu
          sais alors pourquoi, et tu peux te défendre. Si nous avons eu tort, le temps perdu t’est
          rendu.
        </p>
      </>
    ),
  },
  {
    id: 'propriete',
    titre: 'La propriété intellectuelle',
    contenu: (
      <p>
        Le site, son nom, son logo, ses textes, ses questions et ses dessins sont à nous ou à ceux
        qui nous permettent de les utiliser. Pendant ton accès, tu peux t’en servir pour apprendre,
        pour toi. La loi te permet en plus la copie privée et la citation. Les textes de loi et les
        signaux routiers, eux, sont à tout le monde.
      </p>
    ),
  },
  {
    id: 'conformite',
    titre: 'La garantie de conformité',
    contenu: (
      <>
        <p>
          La loi te garantit que nos services numériques sont conformes au contrat pendant toute la
          durée de ton accès (règles du Code civil en vigueur depuis le 1er juin 2022). Cela
          comprend les mises à jour nécessaires, de sécurité et de contenu : quand le code de la
          route change, les questions le suivent.
        </p>
        <p>
          Si quelque chose ne va pas, écris-nous ce que tu vois. Nous le corrigeons gratuitement et
          dans un délai raisonnable. Si c’est impossible, ou si nous ne le faisons pas, tu peux
          demander une réduction du prix ou, si le défaut n’est pas mineur, mettre fin au contrat et
          obtenir le remboursement. Pendant la durée de l’accès, c’est à nous de prouver que le
          service est conforme. Aide-nous seulement à voir si le problème vient de ton appareil.
        </p>
      </>
    ),
  },
  {
    id: 'disponibilite',
    titre: 'La disponibilité et les changements du service',
    contenu: (
      <>
        <p>
          Le site est ouvert jour et nuit, sauf entretien ou panne. Une réponse que tu as donnée
          n’est pas perdue quand le réseau tombe : ton navigateur la garde et l’envoie plus tard.
        </p>
        <p>
          Nous pouvons faire évoluer le service pour une bonne raison : la loi, la sécurité, ou une
          amélioration. Cela ne te coûte rien, et nous le disons clairement. Si un changement
          rendait ton accès nettement moins bon, nous t’en avertirions à l’avance par mail et tu
          pourrais y mettre fin sans frais dans les 30 jours, avec le remboursement de la part qui
          reste.
        </p>
      </>
    ),
  },
  {
    id: 'responsabilite',
    titre: 'La responsabilité',
    contenu: (
      <>
        <p>
          Nous répondons de ce que nous avons promis, de nos fautes et de celles des personnes que
          nous faisons intervenir. Nous ne limitons pas notre responsabilité en cas de faute
          intentionnelle ou lourde, d’atteinte à la vie ou à la santé, ou pour une obligation
          essentielle du contrat.
        </p>
        <p>
          Nous ne répondons pas des décisions des centres d’examen ou de l’administration, ni de ce
          qui vient de renseignements inexacts que tu as donnés, ni d’un cas de force majeure.
        </p>
        <p>
          Nos explications t’aident à comprendre les règles. Sur la route et devant un juge, c’est
          le texte officiel qui compte. Si tu vois une erreur, dis-le-nous.
        </p>
      </>
    ),
  },
  {
    id: 'mineurs',
    titre: 'Si tu as moins de 18 ans',
    contenu: (
      <p>
        Tu peux préparer ton permis avant ta majorité. Pour commander, demande l’accord d’un parent
        ou de ton tuteur : en commandant, tu confirmes que tu l’as. Nous pouvons vérifier auprès
        d’eux, et ils peuvent nous écrire pour toute question. Avant 13 ans, c’est un parent ou un
        tuteur qui ouvre le compte.
      </p>
    ),
  },
  {
    id: 'donnees',
    titre: 'Tes données personnelles',
    contenu: (
      <p>
        La page <Link to="/vie-privee">Vie privée</Link> dit quelles données nous traitons, pourquoi
        et combien de temps, et comment les obtenir ou les faire effacer. La page{' '}
        <Link to="/les-cookies">Les cookies</Link> dit ce qui est enregistré dans ton navigateur.
      </p>
    ),
  },
  {
    id: 'reclamations',
    titre: 'Les réclamations et la médiation',
    contenu: (
      <>
        <p>
          Quelque chose ne va pas ? Écris à{' '}
          <a href={`mailto:${adresseSupport}`}>{adresseSupport}</a> ou appelle-nous. Nous accusons
          réception dans les deux jours ouvrables, et nous te répondons au plus tard dans les
          30 jours.
        </p>
        <p>
          Si nous ne trouvons pas de solution ensemble, tu peux t’adresser gratuitement au{' '}
          <strong>Service de médiation pour le consommateur</strong>, North Gate II, boulevard du
          Roi Albert II 8, boîte 1, 1000 Bruxelles, 02 702 52 20,{' '}
          <a href="https://mediationconsommateur.be/" rel="noreferrer">
            mediationconsommateur.be
          </a>
          . Il traite le dossier lui-même ou le transmet au service compétent.
        </p>
        <p>Tu peux aussi signaler un problème au SPF Économie, qui contrôle les entreprises.</p>
      </>
    ),
  },
  {
    id: 'droit',
    titre: 'Le droit applicable et les tribunaux',
    contenu: (
      <p>
        Le droit belge s’applique. Si tu vis dans un autre pays de l’Union européenne, tu gardes la
        protection des règles impératives de ton pays. Les tribunaux compétents sont ceux que la loi
        désigne : rien ici ne t’empêche de t’adresser à celui de ton domicile quand elle le permet.
      </p>
    ),
  },
  {
    id: 'langue',
    titre: 'La langue',
    contenu: (
      <p>
        Le site, le contrat et notre service sont en français. C’est dans cette langue que le
        contrat est conclu.
      </p>
    ),
  },
  {
    id: 'changements',
    titre: 'Les changements de ces conditions',
    contenu: (
      <p>
        Quand nous changeons ces conditions, la nouvelle version paraît ici, avec sa date. Une
        commande déjà faite suit la version que tu as acceptée. Un changement important qui touche
        ton compte t’est annoncé par mail 30 jours à l’avance, et tu peux fermer ton compte si tu
        n’es pas d’accord. Les versions précédentes s’obtiennent sur demande.
      </p>
    ),
  },
  {
    id: 'accessibilite',
    titre: 'L’accessibilité',
    contenu: (
      <p>
        Nous voulons que chacun puisse utiliser le site, aussi au clavier ou avec un lecteur
        d’écran. La <Link to="/accessibilite">déclaration d’accessibilité</Link> dit selon quelle
        norme, où il reste des limites, et comment nous les signaler.
      </p>
    ),
  },
];
