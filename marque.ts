/**
 * An owner changes everything here. The particulars are a model; conditions, privacy page, mails
 * and invoices print them.
 */
export const marque = {
  nom: 'Priorité',
  slogan: 'Le permis, bien préparé',
  adresseSupport: 'support@priorite.be',
  lienSocial: { nom: 'Facebook', adresse: 'https://www.facebook.com/' },
  /** B9, the sign of a priority road; icons are drawn from it. */
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
  /** Book III and article XII.6 of the Code de droit économique want these. */
  exploitant: {
    nom: 'Auto-école Priorité SRL (exemple)',
    adresse: 'Rue de l’Exemple 1, 5000 Namur, Belgique',
    telephone: '+32 81 00 00 00',
    /** Ten digits, with valid check digits. */
    numeroEntreprise: 'BE 0123.456.749',
    rpm: 'RPM Liège, division Namur',
    /** Printed on invoices; null: none. */
    iban: 'BE11 0001 2345 6748' as string | null,
    /** The approval as a driving school. */
    agrement: 'n° 0000 (exemple), Service public de Wallonie, Mobilité et Infrastructures',
  },
  /**
   * The school has the Region confirm this before its first attestation: no known text says it all.
   * content/faits.yaml repeats the number of guides in words (`guidesRdv`).
   */
  attestation: {
    /** 0: it is issued without guides. */
    guidesMin: 1,
    guidesMax: 2,
    avecRegistre: true,
    /** Null: nothing is said. */
    validite: 'cinq ans' as string | null,
    signataire: 'La direction de l’auto-école',
  },
  facture: {
    /**
     * The legal reason for a VAT rate of 0; null: none. A small enterprise says « Régime
     * particulier de franchise des petites entreprises : TVA non applicable. »
     */
    sansTva: null as string | null,
  },
  /** Invented; logos are drawn from `couleur` and `initiales`. */
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
  /** Invented: the law wants a real, nameable author. */
  temoignage: {
    texte: 'Permis réussi du premier coup. Après chaque question, je savais pourquoi.',
    prenom: 'Léa',
    ville: 'Namur',
    etoiles: 4,
  },
} as const;
