/** Everything an owner changes to put this house under another name. */
export const marque = {
  nom: 'Priorité',
  slogan: 'Le permis, bien préparé',
  adresseSupport: 'support@priorite.be',
  /** The page on a social network; null: no link. */
  lienSocial: null as string | null,
  /** B9, the sign of a priority road; the favicon in public/ is the same drawing. */
  logo: {
    viewBox: '0 0 48 48',
    formes: [
      { d: 'M24 1.5 46.5 24 24 46.5 1.5 24z', fill: '#1b242d' },
      { d: 'M24 4 44 24 24 44 4 24z', fill: '#ffffff' },
      { d: 'M24 9 39 24 24 39 9 24z', fill: '#ffce00' },
    ],
  },
} as const;
