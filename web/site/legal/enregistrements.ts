export interface Enregistrement {
  /** « … » stands for the variable part. */
  nom: string;
  genre: 'cookie' | 'stockage local' | 'stockage de l’onglet' | 'base de données' | 'cache';
  but: string;
  duree: string;
}

/** Everything that we store in browsers; a journey compares it with the real storage. */
export const enregistrements: readonly Enregistrement[] = [
  {
    nom: 'consentement',
    genre: 'cookie',
    but: 'Garder le choix que tu fais ici, avec sa date, pour ne pas te le redemander à chaque page.',
    duree: '14 jours',
  },
  {
    nom: 'XSRF-TOKEN',
    genre: 'cookie',
    but: 'Prouver qu’un envoi vient bien d’une de nos pages, et pas d’un site qui se fait passer pour toi.',
    duree: '2 heures',
  },
  {
    nom: 'appareil_connu',
    genre: 'cookie',
    but: 'Reconnaître un navigateur d’où l’on s’est déjà connecté à un compte, pour t’y laisser entrer même quand quelqu’un d’autre essaie des mots de passe. Il ne dit pas qui tu es, n’est envoyé que lors d’une connexion, et aucun script ne le lit. Le personnel de l’école a le sien.',
    duree: '6 mois, ou jusqu’à ton prochain changement de mot de passe',
  },
  {
    nom: 'auth_token',
    genre: 'stockage local',
    but: 'Garder ta connexion à ton compte d’une page à l’autre.',
    duree: 'Jusqu’à ta déconnexion, 30 jours au plus',
  },
  {
    nom: 'auth_user',
    genre: 'stockage local',
    but: 'Savoir qui est connecté : ton numéro d’élève, ton prénom, ton nom et ton adresse mail.',
    duree: 'Jusqu’à ta déconnexion',
  },
  {
    nom: 'auth_token_extranet',
    genre: 'stockage local',
    but: 'La même chose pour le personnel de l’école, à part.',
    duree: 'Jusqu’à la déconnexion, 30 jours au plus',
  },
  {
    nom: 'priorite.reponse.…',
    genre: 'stockage local',
    but: 'Garder une réponse que tu as donnée tant que notre serveur ne l’a pas reçue, pour qu’une coupure ne te la fasse pas perdre.',
    duree: 'Jusqu’à ce qu’elle soit enregistrée',
  },
  {
    nom: 'priorite.dizaine.…',
    genre: 'stockage local',
    but: 'La même chose pour une réponse donnée à l’entraînement.',
    duree: 'Jusqu’à ce qu’elle soit enregistrée',
  },
  {
    nom: 'priorite.examen.…',
    genre: 'stockage local',
    but: 'La même chose pour une réponse donnée à un examen blanc.',
    duree: 'Jusqu’à ce qu’elle soit enregistrée',
  },
  {
    nom: 'priorite.chapitre.…',
    genre: 'stockage local',
    but: 'La même chose pour un chapitre que tu as terminé.',
    duree: 'Jusqu’à ce qu’il soit enregistré',
  },
  {
    nom: 'priorite.choix.…',
    genre: 'stockage local',
    but: 'Te rendre ce que tu as coché dans un chapitre que tu n’as pas encore terminé.',
    duree: 'Jusqu’à ce que le chapitre soit terminé',
  },
  {
    nom: 'priorite',
    genre: 'base de données',
    but: 'Te montrer sans réseau ce que notre serveur t’a déjà envoyé\u00a0: ton prénom, tes accès, tes paiements, tes attestations, tes séries et leurs questions, tes examens blancs, ton cours. Ni ton adresse ni ton numéro de registre national n’y sont.',
    duree: 'Jusqu’à ta déconnexion',
  },
  {
    nom: 'priorite.hors-ligne',
    genre: 'stockage local',
    but: 'Savoir de qui sont ces données, pour qu’un autre élève ne les voie jamais.',
    duree: 'Jusqu’à ta déconnexion',
  },
  {
    nom: 'priorite-images',
    genre: 'cache',
    but: 'Te montrer sans réseau les images de tes questions et de ton cours, 600 au plus.',
    duree: 'Jusqu’à ta déconnexion',
  },
  {
    nom: 'priorite-films',
    genre: 'cache',
    but: 'La même chose pour les scènes qui bougent après ta réponse, 100 au plus.',
    duree: 'Jusqu’à ta déconnexion',
  },
  {
    nom: 'priorite-pages',
    genre: 'cache',
    but: 'Te rendre sans réseau les pages du site que tu as déjà ouvertes.',
    duree: 'Jusqu’à ta déconnexion ou à une nouvelle version du site',
  },
  {
    nom: 'priorite-eleve',
    genre: 'cache',
    but: 'Vide\u00a0: sa présence dit qu’un élève est connecté, et que les images et les pages peuvent être gardées.',
    duree: 'Jusqu’à ta déconnexion',
  },
  {
    nom: 'workbox-precache-…',
    genre: 'cache',
    but: 'Ouvrir le site sans réseau\u00a0: ses propres fichiers, les mêmes pour tout le monde, installés à ta première connexion.',
    duree: 'Jusqu’à une nouvelle version du site',
  },
  {
    nom: 'priorite-anciens',
    genre: 'cache',
    but: 'La même chose pour la version d’avant, tant qu’une page est encore ouverte avec elle.',
    duree: 'Jusqu’à la version suivante',
  },
  {
    nom: 'priorite.voix',
    genre: 'stockage local',
    but: 'Te lire chaque question à voix haute, si tu l’as demandé.',
    duree: 'Jusqu’à ce que tu éteignes la lecture',
  },
  {
    nom: 'priorite.vedettes',
    genre: 'stockage local',
    but: 'Retenir tes réponses aux questions du jour de la page d’accueil, pour ne pas te les reposer. Elles restent dans ton navigateur.',
    duree: 'Jusqu’à ta première visite d’un autre jour',
  },
  {
    nom: 'priorite.brouillon.…',
    genre: 'stockage local',
    but: 'Pour le personnel de l’école\u00a0: garder un chapitre en cours d’écriture, pour qu’une coupure ne le fasse pas perdre.',
    duree: 'Jusqu’à ce qu’il soit enregistré ou jeté',
  },
  {
    nom: 'priorite.paiement',
    genre: 'stockage local',
    but: 'Ne te dire qu’une fois ce qu’est devenu un paiement, même avec deux onglets ouverts.',
    duree: 'Jusqu’à ton paiement suivant',
  },
  {
    nom: 'priorite.commande',
    genre: 'stockage de l’onglet',
    but: 'Te rendre ton code de remise et le nom de ta société quand tu reviens de la page de paiement sans avoir payé.',
    duree: 'Jusqu’à la fermeture de l’onglet',
  },
  {
    nom: 'priorite.suite',
    genre: 'stockage local',
    but: 'Te ramener à l’accès que tu voulais acheter, une fois ton inscription confirmée.',
    duree: 'Jusqu’à ta connexion suivante',
  },
  {
    nom: 'suite',
    genre: 'stockage de l’onglet',
    but: 'Passer un message d’une page à la suivante quand la page de paiement se charge à neuf.',
    duree: 'Une page',
  },
  {
    nom: 'regard',
    genre: 'stockage de l’onglet',
    but: 'Pour le personnel de l’école\u00a0: voir le site comme un élève le voit, en lecture seule.',
    duree: 'Jusqu’à ce qu’on en sorte, une demi-heure au plus',
  },
  {
    nom: 'react-router-scroll-positions',
    genre: 'stockage de l’onglet',
    but: 'Te ramener au même endroit de la page quand tu reviens en arrière.',
    duree: 'Jusqu’à la fermeture de l’onglet',
  },
];

/** PayPal's own cookies, by purpose: their names change without us. */
export const cookiesPaypal: readonly { titre: string; noms: string; but: string; duree: string }[] =
  [
    {
      titre: 'Connexion et paiement',
      noms: 'nsid, x-pp-s, l7_az',
      but: 'Afficher le bouton, garder ta session PayPal ouverte et mener le paiement à sa fin.',
      duree: 'La visite, ou une demi-heure',
    },
    {
      titre: 'Sécurité et fraude',
      noms: 'ts, ts_c',
      but: 'Reconnaître ton appareil pour repérer un paiement frauduleux.',
      duree: 'Trois ans environ',
    },
    {
      titre: 'Préférences et mesure',
      noms: 'LANG, enforce_policy, tsrce',
      but: 'Garder ta langue et les règles de ton pays, et mesurer par où l’on arrive au bouton.',
      duree: 'De quelques heures à un an environ',
    },
  ];
