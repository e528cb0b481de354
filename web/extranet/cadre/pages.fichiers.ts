// Written by scripts/manifestes.mjs.

/** By its address, as web/routes.ts names a file. */
export const fichiers = {
  '/extranet/edit-acces/:acces_id': 'extranet/acces/LiensPage.tsx',
  '/extranet/users': 'extranet/admins/AdminsPage.tsx',
  '/extranet/mon-compte': 'extranet/admins/MonComptePage.tsx',
  '/extranet/attestations': 'extranet/attestation/ValeurPage.tsx',
  '/extranet/classes/:classe_id': 'extranet/classes/ClassePage.tsx',
  '/extranet/contenu': 'extranet/contenu/ContenuPage.tsx',
  '/extranet/chapitres': 'extranet/cours/ChapitresPage.tsx',
  '/extranet/dashboard': 'extranet/dashboard/DashboardPage.tsx',
  '/extranet/eleves': 'extranet/eleves/ElevesPage.tsx',
  '/extranet/eleves/:user_id': 'extranet/eleves/ElevePage.tsx',
  '/extranet/journal': 'extranet/journal/JournalPage.tsx',
  '/extranet/corbeille': 'extranet/journal/CorbeillePage.tsx',
  '/extranet/paiements': 'extranet/paiement/PaiementsPage.tsx',
  '/extranet/paiements/:paiement_id': 'extranet/paiement/PaiementPage.tsx',
  '/extranet/rapprochement': 'extranet/rapprochement/RapprochementPage.tsx',
  '/extranet/sante': 'extranet/sante/SantePage.tsx',
  '/extranet/sentinelle': 'extranet/statistiques/SentinellePage.tsx',
  '/extranet/classes': 'extranet/classes/ClassesPage.tsx',
  '/extranet/faits': 'extranet/faits/FaitsPage.tsx',
  '/extranet/modules': 'extranet/cours/ModulesPage.tsx',
  '/extranet/acces': 'extranet/acces/AccesPage.tsx',
  '/extranet/questions': 'extranet/questions/QuestionsPage.tsx',
  '/extranet/remises': 'extranet/remises/RemisesPage.tsx',
  '/extranet/themes': 'extranet/series/ThemesPage.tsx',
} as const;
