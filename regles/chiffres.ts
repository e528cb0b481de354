/** Figures of the dashboard by part, in order. */
export const CHIFFRES = {
  ecole: [
    'mailsEchoues',
    'attestationsEnAttente',
    'eleves',
    'elevesNouveaux',
    'accesCommences',
    'accesBientotPerimes',
  ],
  argent: ['paiementsARegler', 'retractations'],
  comptes: ['ecartsPaiement'],
  composition: [
    'seriesACompleter',
    'modulesACompleter',
    'chapitresACompleter',
    'produitsACompleter',
  ],
  banque: ['questionsSansImage', 'questionsSansJustification', 'questionsSansArticle'],
} as const;

export type PartieDuTableau = keyof typeof CHIFFRES;
export const PARTIES = Object.keys(CHIFFRES) as PartieDuTableau[];

/** A part is read by whoever may make this call, which its links open. */
export const OUVERTES = {
  ecole: 'getEleves',
  argent: 'getCaisse',
  comptes: 'getEcarts',
  composition: 'getThemesExtranet',
  banque: 'getQuestions',
} as const satisfies Record<PartieDuTableau, string>;

/** Counts of one part's figures. */
export type Comptes<P extends PartieDuTableau> = Record<(typeof CHIFFRES)[P][number], number>;
