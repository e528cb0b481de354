/**
 * Everything an owner changes to put this house under another name. The business particulars are
 * a model: the conditions, the privacy page, the mails and the invoices print them as they stand.
 */
export const marque = {
  nom: 'Priorité',
  slogan: 'Le permis, bien préparé',
  adresseSupport: 'support@priorite.be',
  /** The page on a social network. */
  lienSocial: { nom: 'Facebook', adresse: 'https://www.facebook.com/' },
  /** B9, the sign of a priority road; every icon is drawn from it. */
  logo: {
    viewBox: '0 0 48 48',
    formes: [
      {
        d: 'M25.7 2.3 45.7 22.3a2.4 2.4 0 0 1 0 3.4L25.7 45.7a2.4 2.4 0 0 1-3.4 0L2.3 25.7a2.4 2.4 0 0 1 0-3.4L22.3 2.3a2.4 2.4 0 0 1 3.4 0z',
        fill: '#1b242d',
      },
      {
        d: 'M25.1 3.4 44.6 22.9a1.5 1.5 0 0 1 0 2.2L25.1 44.6a1.5 1.5 0 0 1-2.2 0L3.4 25.1a1.5 1.5 0 0 1 0-2.2L22.9 3.4a1.5 1.5 0 0 1 2.2 0z',
        fill: '#ffffff',
      },
      { d: 'M24 8.4 39.6 24 24 39.6 8.4 24z', fill: '#1b242d' },
      { d: 'M24 10 38 24 24 38 10 24z', fill: '#ffce00' },
    ],
  },
  /** Who sells, as book III and article XII.6 of the Code de droit économique want it said. */
  exploitant: {
    nom: 'Auto-école Priorité SRL (exemple)',
    adresse: 'Rue de l’Exemple 1, 5000 Namur, Belgique',
    telephone: '+32 81 00 00 00',
    /** Ten digits; the check digits hold. */
    numeroEntreprise: 'BE 0123.456.749',
    rpm: 'RPM Liège, division Namur',
    /** The account that is printed on invoices; null: none is. */
    iban: 'BE11 0001 2345 6748' as string | null,
    /** The approval as a driving school. */
    agrement: 'n° 0000 (exemple), Service public de Wallonie, Mobilité et Infrastructures',
  },
  /**
   * The attestation of the pedagogical appointment. What the Region wants on it, no text that we know
   * says in full: the school has it confirmed, and sets it here before it issues its first. How many
   * guides there may be stands in words in content/faits.yaml too (`guidesRdv`).
   */
  attestation: {
    /** Guides to name before it is issued; with 0 it goes without. */
    guidesMin: 1,
    guidesMax: 2,
    /** Whether the national register number is printed on it. */
    avecRegistre: true,
    /** How long it is said to hold; null: nothing is said of it. */
    validite: 'cinq ans' as string | null,
    /** Who answers for it. */
    signataire: 'La direction de l’auto-école',
  },
  facture: {
    /**
     * Why a rate of 0 is right, as the law wants it said on an invoice; null: nothing is said. For a small
     * enterprise « Régime particulier de franchise des petites entreprises : TVA non applicable. »
     */
    sansTva: null as string | null,
  },
  /** Partner driving schools, invented; their logos are drawn from `couleur` and `initiales`. */
  ecolesPartenaires: [
    {
      nom: 'Auto-école du Beffroi',
      ville: 'Tournai',
      initiales: 'AB',
      couleur: '#0b4ea2',
      lien: 'https://example.com/',
    },
    {
      nom: 'Conduite Meuse',
      ville: 'Namur',
      initiales: 'CM',
      couleur: '#1b7f3b',
      lien: 'https://example.com/',
    },
    {
      nom: 'École des Coteaux',
      ville: 'Liège',
      initiales: 'EC',
      couleur: '#9a5b00',
      lien: 'https://example.com/',
    },
  ],
  /** Invented, too: the law wants that what is shown here was said by somebody who can be named. */
  temoignage: {
    texte: 'Permis réussi du premier coup. Après chaque question, je savais pourquoi.',
    prenom: 'Léa',
    ville: 'Namur',
    /** Out of five. */
    etoiles: 4,
  },
} as const;
