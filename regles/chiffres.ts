import type { Level } from './niveaux.ts';

/** The lowest levels that read what is beyond the bank. */
export const PARTIES = { composition: 9, ecole: 10 } as const satisfies Record<string, Level>;

/** Figures of the dashboard, in order, by the lowest level that reads them. */
export const CHIFFRES = {
  1: ['questionsSansImage', 'questionsSansJustification', 'questionsSansArticle'],
  [PARTIES.composition]: [
    'seriesACompleter',
    'modulesACompleter',
    'chapitresACompleter',
    'produitsACompleter',
  ],
  [PARTIES.ecole]: [
    'eleves',
    'accesCommences',
    'accesBientotPerimes',
    'mailsEchoues',
    'ecartsPaiement',
    'retractations',
  ],
} as const satisfies Record<Level, readonly string[]>;

/** Counts of one level's figures. */
export type Comptes<L extends Level> = Record<(typeof CHIFFRES)[L][number], number>;
