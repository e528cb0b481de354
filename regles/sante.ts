/** The page « Santé » tells of these, in this order. */
export const POINTS_DE_SANTE = [
  'base',
  'appelsEnEchec',
  'appelsLents',
  'mails',
  'paiements',
  'remboursements',
  'taches',
  'disque',
  'images',
  'sauvegarde',
  'textes',
  'boucle',
] as const;
export type PointDeSante = (typeof POINTS_DE_SANTE)[number];

export const ETATS_DE_SANTE = ['bien', 'attention', 'mal'] as const;
export type EtatDeSante = (typeof ETATS_DE_SANTE)[number];
