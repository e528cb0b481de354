import { Link } from 'react-router';
import { marque } from '../../../../marque.ts';
import { Exploitant } from '../Exploitant.tsx';
import type { Article } from '../TexteLegal.tsx';
import { type Faits, insecable } from './faits.ts';

export const contrat = (
  inscription: 'ouverte' | 'fermee',
  { demo, videosEntrainement }: Faits,
): Article[] => [
  {
    id: 'qui-nous-sommes',
    titre: 'Qui nous sommes',
    contenu: (
      <>
        <Exploitant />
        <p>
          Tu peux nous écrire ou nous téléphoner directement. Dans ce texte, « nous » est cet
          exploitant, et « tu » la personne qui utilise le site ou qui y commande.
        </p>
      </>
    ),
  },
  {
    id: 'objet',
    titre: 'Ce que ces conditions règlent',
    contenu: (
      <>
        <p>
          Elles règlent l’utilisation de {marque.nom} et la vente de ses accès à des particuliers,
          chacun pour soi-même. Si ta société ou ton employeur paie ton accès, la facture peut être
          à son nom&nbsp;: tu le demandes en commandant. L’accès reste le tien, et ces conditions
          valent de la même façon, droit de rétractation compris. Une école ou une entreprise qui
          veut commander pour plusieurs personnes nous écrit d’abord.
        </p>
        <p>
          Leur lien est au-dessus du bouton qui commande : en commandant, tu les acceptes. La
          version que tu as acceptée est celle qui compte ; le mail qui confirme ta commande la
          joint. Tu peux l’imprimer ou l’enregistrer d’ici.
        </p>
        <p>
          Rien dans ces conditions ne te retire un droit que la loi donne aux consommateurs. Si une
          phrase n’est pas valable, les autres le restent. Si une phrase a deux sens, c’est le plus
          favorable pour toi qui l’emporte.
        </p>
      </>
    ),
  },
  {
    id: 'services',
    titre: 'Ce que nous proposons',
    contenu: (
      <>
        <p>Des accès en ligne, pour une durée limitée, qui préparent au permis de conduire :</p>
        <ul>
          <li>
            <strong>les séries</strong> : des questions sur le code de la route, cotées comme à
            l’examen théorique, avec une explication après chaque réponse ;
          </li>
          <li>
            <strong>les cours en ligne</strong> : des chapitres suivis de questions, dont le
            rendez-vous pédagogique, qui donne une attestation quand il est terminé
            {videosEntrainement ? '\u202f;' : '.'}
          </li>
          {videosEntrainement && (
            <li>
              <strong>la perception des risques</strong> : des exercices en vidéo, dans un lecteur
              qui s’ouvre dans un nouvel onglet.
            </li>
          )}
        </ul>
        <p>
          La page de chaque accès dit ce qu’il contient. Cette description fait partie du contrat.
        </p>
        <p>
          Nous préparons aux examens, nous ne les organisons pas. Tu t’y inscris et tu en paies les
          frais au centre d’examen. Nous t’aidons à réussir sans pouvoir te le promettre.
        </p>
        <p>
          <strong>Ce qu’il te faut</strong> : un téléphone, une tablette ou un ordinateur avec un
          navigateur à jour et JavaScript activé, une connexion à Internet et une adresse mail. Il
          n’y a rien à installer. Ta connexion à Internet reste à tes frais.
        </p>
      </>
    ),
  },
  {
    id: 'compte',
    titre: 'Ton inscription et la démonstration',
    contenu: (
      <>
        <p>
          L’inscription est gratuite et n’oblige à aucun achat. Elle donne une démonstration de{' '}
          {insecable(demo)}, qui commence quand tu l’ouvres et s’arrête d’elle-même, sans paiement.
        </p>
        {inscription === 'fermee' && (
          <p>
            L’inscription en ligne n’est pas encore ouverte. En attendant, c’est notre personnel qui
            crée les comptes.
          </p>
        )}
        <ul>
          <li>
            Tu donnes des renseignements exacts, et tu confirmes ton adresse mail avec le lien que
            nous t’envoyons.
          </li>
          <li>
            Ton compte est personnel. Garde ton mot de passe pour toi, et préviens-nous si quelqu’un
            d’autre s’en sert. Dans ton profil, sous « Sécurité », tu vois tes sessions ouvertes et
            tu peux les terminer.
          </li>
          <li>
            Tu peux demander l’effacement de ton compte à tout moment, dans ton profil. Tes accès
            prennent alors fin ; un remboursement auquel tu as droit reste dû. La page{' '}
            <Link to="/vie-privee#tes-droits">Vie privée</Link> dit ce que nous devons garder.
          </li>
        </ul>
      </>
    ),
  },
];
