import { Exploitant } from '../Exploitant.tsx';
import { type Article, Fiches } from '../TexteLegal.tsx';

const fiches = [
  {
    titre: 'Ton compte',
    lignes: [
      ['Données', 'prénom, nom, adresse mail, mot de passe (nous n’en gardons qu’une empreinte)'],
      ['Pourquoi', 'ouvrir ton compte, te connecter, t’écrire à propos de tes accès'],
      ['Base', 'le contrat avec toi'],
      ['Durée', 'tant que ton compte existe'],
    ],
  },
  {
    titre: 'Ton adresse et ta date de naissance',
    lignes: [
      ['Données', 'rue, code postal, localité, date de naissance'],
      ['Pourquoi', 'établir l’attestation du rendez-vous pédagogique et les factures'],
      ['Base', 'le contrat avec toi ; facultatives pour tout le reste'],
      ['Durée', 'tant que ton compte existe'],
    ],
  },
  {
    titre: 'Ton apprentissage',
    lignes: [
      [
        'Données',
        'tes accès et leurs dates, tes réponses et le temps qu’elles t’ont pris, tes scores, ce que tu sais de chaque question, les chapitres et les exercices terminés',
      ],
      [
        'Pourquoi',
        'corriger tes réponses, te montrer tes progrès et te reposer au bon moment ce que tu as raté',
      ],
      ['Base', 'le contrat avec toi'],
      ['Durée', 'tant que ton compte existe'],
    ],
  },
  {
    titre: 'Ton attestation et tes guides',
    lignes: [
      [
        'Données',
        'ce qui est imprimé sur ton attestation, son numéro, son code et ses dates\u202f; le nom de tes guides et, si tu la donnes, leur adresse mail',
      ],
      [
        'Pourquoi',
        'te délivrer l’attestation du rendez-vous pédagogique, et dire à qui en a le code si elle est authentique\u00a0: il n’en voit que tes initiales et des dates',
      ],
      ['Base', 'le contrat avec toi\u202f; l’intérêt de ceux à qui tu montres ton attestation'],
      [
        'Durée',
        'tant que ton compte existe\u202f; ensuite il n’en reste que le numéro, le code et les dates, sans aucun nom',
      ],
    ],
  },
  {
    titre: 'Tes achats',
    lignes: [
      ['Données', 'l’accès acheté, le montant, la date, le moyen de paiement, la facture'],
      ['Pourquoi', 'te donner ton accès, te rembourser s’il le faut, tenir nos comptes'],
      ['Base', 'le contrat avec toi ; nos obligations comptables et fiscales'],
      [
        'Durée',
        'dix ans à partir du 1er janvier qui suit, comme la loi l’impose pour les documents de TVA, même après l’effacement du compte',
      ],
    ],
  },
  {
    titre: 'Les preuves de tes choix',
    lignes: [
      [
        'Données',
        'la date à laquelle tu as accepté les conditions générales ou demandé à commencer avant la fin du délai de rétractation',
      ],
      ['Pourquoi', 'prouver ce qui a été convenu'],
      ['Base', 'nos obligations légales'],
      ['Durée', 'tant que ton compte existe ; celles d’un achat, aussi longtemps que lui'],
    ],
  },
  {
    titre: 'La newsletter',
    lignes: [
      ['Données', 'ton adresse mail et ton choix'],
      ['Pourquoi', 't’envoyer nos nouvelles'],
      ['Base', 'ton consentement, que tu retires quand tu veux dans « Mon compte »'],
      ['Durée', 'jusqu’à ce que tu te désabonnes'],
    ],
  },
  {
    titre: 'Les mails que nous t’envoyons',
    lignes: [
      ['Données', 'le sujet, la date, l’adresse ; le texte est effacé dès que le mail est parti'],
      ['Pourquoi', 'savoir qu’il est arrivé, ou pourquoi il ne l’est pas'],
      ['Base', 'notre intérêt légitime à ce que le service fonctionne'],
      ['Durée', 'tant que ton compte existe'],
    ],
  },
  {
    titre: 'La sécurité',
    lignes: [
      [
        'Données',
        'tes sessions ouvertes (sorte d’appareil, dates), et le nombre d’essais de connexion, d’inscription ou de mot de passe oublié, compté sous une empreinte, sans ton adresse IP en clair',
      ],
      [
        'Pourquoi',
        'te montrer qui est connecté à ton compte, et arrêter ceux qui devinent des mots de passe',
      ],
      ['Base', 'notre intérêt légitime, et le tien, à des comptes bien gardés'],
      ['Durée', 'trente jours au plus pour une session, environ un jour pour les essais'],
    ],
  },
  {
    titre: 'Le journal technique',
    lignes: [
      [
        'Données',
        'l’heure, la page ou l’appel demandé, le résultat ; ni nom, ni mail, ni adresse IP',
      ],
      ['Pourquoi', 'trouver les pannes'],
      ['Base', 'notre intérêt légitime à un service qui marche'],
      ['Durée', 'douze mois au plus'],
    ],
  },
  {
    titre: 'Ce que tu nous écris',
    lignes: [
      ['Données', 'ton message et ton adresse'],
      ['Pourquoi', 'te répondre'],
      ['Base', 'notre intérêt légitime, ou le contrat si tu as un accès'],
      ['Durée', 'un an après le dernier échange'],
    ],
  },
] as const;

/** Articles 13 and 30 of the GDPR, as the code does it. */
export const traitements: Article[] = [
  {
    id: 'responsable',
    titre: 'Qui est responsable de tes données',
    contenu: (
      <>
        <Exploitant />
        <p>Pour toute question sur tes données, écris à l’adresse mail ci-dessus.</p>
      </>
    ),
  },
  {
    id: 'quelles-donnees',
    titre: 'Quelles données, pourquoi et combien de temps',
    contenu: (
      <>
        <p>
          Sans ton nom et ton adresse mail, il n’y a pas de compte. Le reste est facultatif tant
          qu’un service que tu choisis n’en a pas besoin.
        </p>
        <Fiches fiches={fiches} />
        <p>
          Tes réponses sont corrigées par un programme. À l’entraînement, il retient ce que tu sais
          de chaque question, pour te la reposer au bon moment&nbsp;: cela ne sert à rien d’autre.
          Rien de ce qu’il calcule n’a d’effet pour toi en dehors du site.
        </p>
      </>
    ),
  },
  {
    id: 'registre-national',
    titre: 'Ton numéro de registre national',
    contenu: (
      <>
        <p>
          La loi du 8 août 1983 n’en permet l’usage qu’à ceux qui y sont autorisés. Nous ne le
          demandons que pour l’attestation officielle du rendez-vous pédagogique, au titre de notre
          agrément. Tu peux t’inscrire, t’exercer et acheter les autres accès sans le donner.
        </p>
        <ul>
          <li>Il est chiffré dans la base de données et n’apparaît dans aucun journal.</li>
          <li>
            Il n’est montré en entier qu’à toi et aux responsables de l’école qui en ont besoin.
          </li>
          <li>Il ne sert jamais à te reconnaître, à te chercher ou à croiser des fichiers.</li>
          <li>Il est effacé avec ton compte.</li>
        </ul>
        <p>
          <strong>À confirmer par l’exploitant avant l’ouverture</strong> : l’autorisation ou la
          mission qui lui permet de traiter ce numéro, et la durée pendant laquelle la Région
          demande de garder les attestations.
        </p>
      </>
    ),
  },
  {
    id: 'mineurs',
    titre: 'Si tu as moins de 18 ans',
    contenu: (
      <p>
        Dès 13 ans, tu peux consentir par toi-même à un service en ligne en Belgique, par exemple à
        la newsletter. Avant 13 ans, c’est un parent ou un tuteur qui ouvre le compte et qui
        consent. Si nous apprenons qu’un enfant plus jeune s’est inscrit sans cet accord, nous
        effaçons le compte.
      </p>
    ),
  },
  {
    id: 'avec-qui',
    titre: 'Avec qui nous les partageons',
    contenu: (
      <>
        <p>
          Notre personnel voit ce dont il a besoin, selon son niveau. En dehors de l’école, tes
          données ne vont qu’à :
        </p>
        <ul>
          <li>
            notre hébergeur et le service qui distribue nos mails, qui suivent nos instructions ;
          </li>
          <li>
            le prestataire de paiement que tu choisis, PayZen ou PayPal, qui traite ton paiement
            sous sa propre responsabilité ;
          </li>
          <li>
            le fournisseur des exercices de perception des risques, quand tu en ouvres un : il
            reçoit un jeton où un pseudonyme te désigne, sans ton nom, ton adresse ni ton mot de
            passe, et nous annonce tes résultats ;
          </li>
          <li>l’administration ou la justice, quand la loi nous y oblige.</li>
        </ul>
        <p>
          Nous gardons tes données dans l’Espace économique européen. Si un prestataire en traite
          ailleurs, comme PayPal peut le faire, c’est avec les garanties que le RGPD exige.
        </p>
      </>
    ),
  },
];
