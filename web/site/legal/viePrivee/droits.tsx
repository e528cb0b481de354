import { Link } from 'react-router';
import { marque } from '../../../../marque.ts';
import type { Article } from '../TexteLegal.tsx';

const { adresseSupport } = marque;

export const droits: Article[] = [
  {
    id: 'tes-droits',
    titre: 'Tes droits, et comment t’en servir',
    contenu: (
      <>
        <ul>
          <li>
            <strong>Voir et emporter tes données</strong> : dans{' '}
            <Link to="/mon-profil">ton profil</Link>, tu les télécharges toutes en un seul fichier,
            à tout moment.
          </li>
          <li>
            <strong>Les faire effacer</strong> : tu le demandes dans ton profil, avec ton mot de
            passe. Nous t’écrivons aussitôt, et tu as sept jours pour changer d’avis. Ensuite tes
            accès prennent fin, et ton nom, ton adresse et tout ce qui te désigne disparaissent. Tes
            réponses comptent encore dans nos statistiques, sans nom. Tes paiements et tes factures
            restent aussi longtemps que la loi l’impose, avec le nom et l’adresse qui figurent sur
            ces factures.
          </li>
          <li>
            <strong>Les corriger</strong> : écris-nous ce qui n’est pas juste.
          </li>
          <li>
            <strong>Retirer un consentement</strong> : la newsletter dans « Mon compte », les
            cookies sur la page <Link to="/les-cookies#mes-choix">Les cookies</Link>. Ce qui a été
            fait avant reste valable.
          </li>
          <li>
            <strong>T’opposer ou limiter</strong> : tu peux t’opposer à ce qui repose sur notre
            intérêt légitime, ou demander que tes données soient seulement gardées pendant que nous
            vérifions un désaccord.
          </li>
        </ul>
        <p>
          Pour ce qui ne se fait pas dans le profil, écris à{' '}
          <a href={`mailto:${adresseSupport}`}>{adresseSupport}</a>. Nous répondons dans le mois,
          sans frais. Si nous doutons que c’est bien toi, nous te demandons de le montrer, sans
          copie de ta carte d’identité.
        </p>
      </>
    ),
  },
  {
    id: 'plainte',
    titre: 'Te plaindre',
    contenu: (
      <p>
        Dis-nous d’abord ce qui ne va pas. Tu peux aussi, à tout moment, introduire une plainte
        auprès de l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles,{' '}
        <a href="mailto:contact@apd-gba.be">contact@apd-gba.be</a>,{' '}
        <a href="https://www.autoriteprotectiondonnees.be/" rel="noreferrer">
          autoriteprotectiondonnees.be
        </a>
        .
      </p>
    ),
  },
  {
    id: 'securite',
    titre: 'Comment nous les protégeons',
    contenu: (
      <>
        <p>
          Les mots de passe sont gardés sous une forme qui ne se déchiffre pas. Le numéro de
          registre national est chiffré. Les essais de connexion sont limités, et changer ton mot de
          passe termine tes autres sessions. Ce qui circule entre toi et nous est chiffré.
        </p>
        <p>
          Si une fuite mettait tes droits en danger, nous avertirions l’Autorité de protection des
          données dans les 72 heures, et toi sans tarder. Tu as trouvé une faille ? Écris-nous avant
          d’en parler ailleurs : nous t’en remercions.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    titre: 'Les cookies',
    contenu: (
      <p>
        Nous n’enregistrons dans ton navigateur que ce qui fait marcher le site. La page{' '}
        <Link to="/les-cookies">Les cookies</Link> en donne la liste complète, et c’est là que tu
        règles tes choix.
      </p>
    ),
  },
  {
    id: 'changements',
    titre: 'Les changements de cette page',
    contenu: (
      <p>
        La date en haut est celle de la dernière version. Si un changement te concerne vraiment,
        nous te l’annonçons par mail avant qu’il commence.
      </p>
    ),
  },
];
