import type { Level } from './niveaux.ts';

/** Figures of the dashboard, in order, by the lowest level that reads them. */
export const CHIFFRES = {
  1: ['questionsSansImage', 'questionsSansJustification', 'questionsSansArticle'],
  9: ['seriesACompleter', 'modulesACompleter', 'chapitresACompleter', 'produitsACompleter'],
  10: [
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
