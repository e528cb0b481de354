import type { MetaFunction } from 'react-router';
import { marque } from '../../../marque.ts';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { type Article, TexteLegal } from './TexteLegal.tsx';

const { adresseSupport, exploitant } = marque;

export const meta: MetaFunction = (ici) =>
  metaOf(ici, {
    title: titreOf('Accessibilité'),
    description:
      'La déclaration d’accessibilité\u00a0: la norme suivie, ce qui fonctionne, les limites connues et comment nous signaler un obstacle.',
  });

const articles: Article[] = [
  {
    id: 'norme',
    titre: 'La norme que nous suivons',
    contenu: (
      <p>
        Nous visons le niveau AA des règles internationales WCAG 2.1, que la norme européenne
        EN 301 549 reprend. C’est ce que la loi belge du 5 novembre 2023 attend depuis le 28 juin
        2025 des sites qui vendent en ligne aux consommateurs.
      </p>
    ),
  },
  {
    id: 'etat',
    titre: 'Où nous en sommes',
    contenu: (
      <>
        <p>
          D’après notre propre évaluation, les pages publiques et l’espace des élèves suivent cette
          norme, sauf pour les limites ci-dessous. Chaque écran passe par un contrôle automatique,
          en thème clair et en thème sombre, et les parcours sont essayés au clavier. Aucun
          organisme extérieur ne l’a encore vérifié.
        </p>
        <ul>
          <li>Tout se fait au clavier, et l’endroit où tu es se voit toujours.</li>
          <li>
            Les images des questions ont une description, qui dit ce qu’on voit sans donner la
            réponse.
          </li>
          <li>Juste ou faux se dit par un signe et par un mot, jamais par la couleur seule.</li>
          <li>Les séries n’ont pas de chronomètre : prends le temps qu’il te faut.</li>
          <li>
            Le texte s’agrandit à 200 % sans rien perdre, et les mouvements s’arrêtent si ton
            appareil le demande.
          </li>
          <li>Les pages publiques se lisent aussi sans JavaScript.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'limites',
    titre: 'Les limites que nous connaissons',
    contenu: (
      <ul>
        <li>
          Les exercices de perception des risques sont des vidéos d’un fournisseur extérieur, à
          regarder et à interrompre au bon moment. Ils demandent de voir et de réagir vite, comme le
          test officiel.
        </li>
        <li>
          Les pages de paiement de PayZen et de PayPal sont à eux, et ont leur propre déclaration.
        </li>
        <li>
          La description d’un carrefour complexe peut être longue. Si elle ne suffit pas pour
          répondre, dis-nous laquelle.
        </li>
      </ul>
    ),
  },
  {
    id: 'contact',
    titre: 'Signaler un obstacle',
    contenu: (
      <>
        <p>
          Quelque chose t’empêche d’utiliser le site ? Écris à{' '}
          <a href={`mailto:${adresseSupport}`}>{adresseSupport}</a> ou appelle le{' '}
          <a href={`tel:${exploitant.telephone.replaceAll(' ', '')}`}>{exploitant.telephone}</a>.
          Dis quelle page et, si tu veux, avec quel appareil. Nous répondons dans les 15 jours, et
          nous te donnons ce qu’il te faut sous une autre forme si c’est possible.
        </p>
        <p>
          Si la réponse ne te convient pas, tu peux t’adresser à l’Inspection économique du SPF
          Économie, qui veille au respect de cette loi.
        </p>
      </>
    ),
  },
];

export default function AccessibilitePage() {
  return (
    <TexteLegal
      titre="Accessibilité"
      chapeau="Nous voulons que chacun puisse préparer son permis ici, quelle que soit sa façon de voir, d’entendre ou de se servir d’un appareil."
      version="2026-11-21"
      articles={articles}
    />
  );
}
