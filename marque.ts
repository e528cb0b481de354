// Ton école. Change ce qui est entre deux ' et rien d'autre ; une apostrophe s'y écrit ’.
// Puis : priorite npm run prestart && systemctl restart priorite (docs/premier-jour.md, étape 3).
interface LienSocial {
  nom: string;
  adresse: string;
}
interface Temoignage {
  texte: string;
  prenom: string;
  ville: string;
  etoiles: number;
}
interface EcolePartenaire {
  nom: string;
  ville: string;
  initiales: string;
  couleur: string;
  lien: string;
}

export const marque = {
  nom: 'Priorité',
  slogan: 'Le permis, bien préparé',
  /** Là où les élèves écrivent, et où une rétractation arrive : elle est dans chaque mail. */
  adresseSupport: 'support@priorite.be',
  /** Ta page ; null : aucune. */
  lienSocial: { nom: 'Facebook', adresse: 'https://www.facebook.com/' } as LienSocial | null,
  /** Le panneau B9 ; les icônes en sont dessinées. */
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
  /** Le Code de droit économique (livre III, article XII.6) les veut sur le site. */
  exploitant: {
    nom: 'Auto-école Priorité SRL (exemple)',
    adresse: 'Rue de l’Exemple 1, 5000 Namur, Belgique',
    telephone: '+32 81 00 00 00',
    /** Dix chiffres. */
    numeroEntreprise: 'BE 0123.456.749',
    rpm: 'RPM Liège, division Namur',
    /** Imprimé sur les factures ; null : aucun. */
    iban: 'BE11 0001 2345 6748' as string | null,
    /** L’agrément comme auto-école. */
    agrement: 'n° 0000 (exemple), Service public de Wallonie, Mobilité et Infrastructures',
  },
  /**
   * Fais-le confirmer par la Région avant la première attestation : aucun texte connu ne dit tout.
   * content/faits.yaml répète le nombre de guides en lettres (`guidesRdv`).
   */
  attestation: {
    /** 0 : elle se délivre sans guide. */
    guidesMin: 1,
    guidesMax: 2,
    avecRegistre: true,
    /** null : rien n’en est dit. */
    validite: 'cinq ans' as string | null,
    signataire: 'La direction de l’auto-école',
  },
  facture: {
    /**
     * Pourquoi un taux de TVA de 0 ; null : aucun accès n’en a. Une petite entreprise dit « Régime
     * particulier de franchise des petites entreprises : TVA non applicable. »
     */
    sansTva: null as string | null,
  },
  /** Inventées. Entre [ et ] : les tiennes, ou rien. Les enseignes sont dessinées de `couleur` et `initiales`. */
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
  ] as readonly EcolePartenaire[],
  /** Inventé : la loi veut un auteur réel, que tu peux nommer. null : aucun. */
  temoignage: {
    texte: 'Permis réussi du premier coup. Après chaque question, je savais pourquoi.',
    prenom: 'Léa',
    ville: 'Namur',
    etoiles: 4,
  } as Temoignage | null,
} as const;
