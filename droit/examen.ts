/** How a mock exam is marked and ended. Dates say when a source was read. */

interface RegleEcrite {
  libelle: string;
  /** Told to the learner. */
  dit: string;
  /** Where it holds, as far as we know. */
  ou: string;
  source: string;
  lu: string;
  /** The exam ends at the second wrong serious answer. */
  arretGraves: boolean;
  /** A serious question left without an answer costs no more than a light one. */
  videLegere: boolean;
}

/** The name of a rule is stored with an exam, and with the school’s choice (droit/faits.ts). */
export const REGLES_D_EXAMEN = {
  'cinq-points': {
    libelle: 'Cinq points, jusqu’au bout',
    dit: 'Une question grave ratée ou sans réponse coûte 5 points, et deux font rater. Tu réponds aux 50 questions.',
    ou: 'La règle de la spécification. Une école la décrit ainsi pour la Wallonie dès 2018.',
    source: 'http://www.feuvert.be/je-m-informe/blog/general/pas-de-panique',
    lu: '2026-11-28',
    arretGraves: false,
    videLegere: false,
  },
  'vide-un-point': {
    libelle: 'Sans réponse, un point',
    dit: 'Une question grave ratée coûte 5 points, et deux font rater. Sans réponse, elle n’en coûte qu’un.',
    ou: 'Une école la décrit pour Bruxelles. Pour la Wallonie, nous n’avons rien trouvé.',
    source: 'https://www.auto-ecolecontactplus.be/permis/lexamen-theorique-a-bruxelles/',
    lu: '2026-11-28',
    arretGraves: false,
    videLegere: true,
  },
  'arret-deux-graves': {
    libelle: 'Arrêt à la deuxième faute grave',
    dit: 'Une question grave ratée ou sans réponse coûte 5 points. À la deuxième, l’examen s’arrête.',
    ou: 'Des candidats le racontent. Nous n’avons trouvé ni texte ni centre qui le dise.',
    source: 'Aucune source trouvée.',
    lu: '2026-11-28',
    arretGraves: true,
    videLegere: false,
  },
} as const satisfies Record<string, RegleEcrite>;

export type RegleDExamen = keyof typeof REGLES_D_EXAMEN;

export const REGLES_CONNUES = Object.keys(REGLES_D_EXAMEN) as RegleDExamen[];
/** Holds for exams begun before rules had names. */
export const REGLE_DE_DEPART: RegleDExamen = 'cinq-points';

/** A device may keep an exam that was read before rules had names. */
export const regleDExamenOf = (nom: RegleDExamen = REGLE_DE_DEPART): RegleEcrite =>
  REGLES_D_EXAMEN[nom];
