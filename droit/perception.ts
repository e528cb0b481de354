/** How a test of risk perception is marked. Dates say when a source was read. */

interface RegleEcrite {
  libelle: string;
  dit: string;
  /** Where it holds, as far as we know. */
  ou: string;
  source: string;
  lu: string;
  /** Clicks for the whole test; undefined: as many as one likes. */
  clics?: number;
  /** Points that a wrong click or choice costs. */
  faute: number;
  /** Told in words after each clip, not clicked on. */
  choix?: true;
}

/** The name of a rule is on the wire (regles/perception.ts). */
export const REGLES_DE_PERCEPTION = {
  'dix-clics': {
    libelle: 'Dix clics',
    dit: 'Dix clics pour les cinq vidéos. Un risque trouvé vaut un point ; un clic à côté est un clic perdu.',
    ou: 'Des candidats et des écoles le décrivent pour les centres du groupe AutoSécurité.',
    source:
      'https://www.feuvert.be/je-m-informe/blog/blog-1/test-de-perception-des-risques-le-point-pour-les-3-regions',
    lu: '2026-11-27',
    clics: 10,
    faute: 0,
  },
  'moins-un': {
    libelle: 'Moins un',
    dit: 'Autant de clics que tu veux. Un risque trouvé vaut un point ; un clic à côté en retire un.',
    ou: 'Des écoles le décrivent sans nommer de centre.',
    source: 'https://leblogdumono.be/glossaire/perception-risques/',
    lu: '2026-11-27',
    faute: 1,
  },
  'choix-multiple': {
    libelle: 'Choix multiple',
    dit: 'Tu regardes, puis tu coches ce qui t’obligeait à agir. Une bonne réponse vaut un point ; une mauvaise en retire un.',
    ou: 'Des écoles le décrivent pour les centres de l’AIBV. Nous ne savons pas si une mauvaise réponse y coûte toujours un point.',
    source: 'https://www.autoecolecontactplus.be/le-test-de-perception-des-risques-tpr/',
    lu: '2026-11-27',
    faute: 1,
    choix: true,
  },
} as const satisfies Record<string, RegleEcrite>;

type NomDeRegle = keyof typeof REGLES_DE_PERCEPTION;

/** One clip’s risks that were found, and its wrong clicks or choices. */
export interface Manche {
  trouves: number;
  faux: number;
}

export const regleOf = (nom: NomDeRegle): RegleEcrite => REGLES_DE_PERCEPTION[nom];

/** Never below zero. */
export function pointsOfTest(nom: NomDeRegle, manches: readonly Manche[]): number {
  const { faute } = regleOf(nom);
  const points = manches.reduce((somme, { trouves, faux }) => somme + trouves - faute * faux, 0);
  return Math.max(0, points);
}
