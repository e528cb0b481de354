/** The page of a learner, which other sites and mails lead back to. */
export const MON_PROFIL = '/mon-profil';
export const VERS_MON_PROFIL = { to: MON_PROFIL, label: 'Vers mon profil' } as const;

/** Where a provider sends who has paid, or has not. */
export const retourDePaiement = (commande: string) => `${MON_PROFIL}?paiement=${commande}`;

/** Public pages, which learners are led to. */
export const CE_QUI_CHANGE = '/ce-qui-change-en-2027';
export const LEXIQUE = '/lexique';
