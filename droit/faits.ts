import { REGLES_D_EXAMEN, REGLE_DE_DEPART } from './examen.ts';

/** Facts that pages, questions and mails tell: whose they are, since when, where they were read. */
export const ORIGINES = ['loi', 'centre', 'ecole'] as const;

interface FaitEcrit {
  libelle: string;
  /** The law’s, the exam centres’, or read from our own products and counts. */
  de: (typeof ORIGINES)[number];
  valeur: string;
  /** Days: from when it holds, and when its source was last read. */
  du: string;
  source: string;
  verifie: string;
  /** The law adapts this fee each 1 January. */
  indexe?: true;
  /** Marking or accesses apply it, so a screen can’t change it. */
  applique?: true;
  /** Its only values, by their labels. */
  valeurs?: Readonly<Record<string, { libelle: string }>>;
}

/** The day on which serious faults came back to the Walloon exam. */
const DU = '2018-01-01';
const LU = '2026-11-28';
const DITE = { du: DU, verifie: LU };
const SPECIFICATION = 'La spécification de l’école.';
const REGION = 'https://www.monpermisdeconduire.be/examen-theorique';

const loi = (libelle: string, valeur: string, source: string) =>
  ({ libelle, de: 'loi', valeur, ...DITE, source }) as const;
const centre = (libelle: string, valeur: string, source: string) =>
  ({ libelle, de: 'centre', valeur, ...DITE, source }) as const;
/** The value is told where there is no product to read it from. */
const ecole = (libelle: string, valeur: string) =>
  ({ libelle, de: 'ecole', valeur, ...DITE, source: SPECIFICATION, applique: true }) as const;

export const FAITS = {
  ageMinimum: loi('Âge pour l’examen théorique', '17\u00a0ans', REGION),
  centresWallonie: centre('Centres d’examen en Wallonie', '14', REGION),
  prixTheorie: {
    ...loi(
      'Prix de l’examen théorique (B, AM, A, G)',
      '15\u00a0euros',
      `${SPECIFICATION} La Région écrit 16\u00a0€\u00a0: ${REGION}`,
    ),
    indexe: true,
  },
  prixTheorieCD: {
    ...loi('Prix de l’examen théorique (C, D)', '21\u00a0euros', SPECIFICATION),
    indexe: true,
  },
  validiteTheorie: loi('Validité d’une réussite à l’examen théorique', '3\u00a0ans', SPECIFICATION),
  heuresApresEchecsTheorie: loi(
    'Cours après deux échecs à l’examen théorique',
    '12\u00a0heures',
    'https://www.permispratique.be/Reforme-de-l-examen-theorique-du-permis-B-auto_a544.html',
  ),
  prixPerception: {
    ...loi('Prix du test de perception des risques', '15\u00a0euros', SPECIFICATION),
    indexe: true,
  },
  heuresApresEchecsPerception: loi(
    'Cours après deux échecs au test de perception',
    '3\u00a0heures',
    SPECIFICATION,
  ),
  delaiPratique: loi(
    'Du rendez-vous pédagogique à l’examen pratique',
    '3\u00a0mois',
    SPECIFICATION,
  ),
  fautesGraves: loi('Fautes graves en tout', '49', SPECIFICATION),
  fautesTroisiemeDegre: loi('Fautes graves du troisième degré', '42', SPECIFICATION),
  fautesQuatriemeDegre: loi('Fautes graves du quatrième degré', '7', SPECIFICATION),
  regleExamen: {
    ...centre('Règle de l’examen blanc', REGLE_DE_DEPART, SPECIFICATION),
    valeurs: REGLES_D_EXAMEN,
  },

  questionsSerie: { ...loi('Questions d’un examen', '50', REGION), applique: true },
  seuilTheorie: { ...loi('Seuil de l’examen', '41 sur 50', REGION), applique: true },
  coutFauteGrave: {
    ...loi('Une faute grave coûte', '5\u00a0points', SPECIFICATION),
    applique: true,
  },
  coutFauteMineure: {
    ...loi('Une faute mineure coûte', '1\u00a0point', SPECIFICATION),
    applique: true,
  },
  arretExamen: {
    ...centre('Fautes qui peuvent arrêter l’examen', '10', SPECIFICATION),
    applique: true,
  },
  videosExamenPerception: {
    ...loi('Vidéos du test de perception', '5', SPECIFICATION),
    applique: true,
  },
  risquesParVideo: {
    ...loi('Risques par vidéo', '0\u00a0à\u00a03', SPECIFICATION),
    applique: true,
  },
  seuilPerception: {
    ...loi('Seuil du test de perception', '6 sur 10', SPECIFICATION),
    applique: true,
  },
  guidesRdv: {
    ...loi('Guides au rendez-vous pédagogique', 'un ou deux guides', SPECIFICATION),
    applique: true,
  },

  prixRdv: ecole('Prix du rendez-vous pédagogique', '12\u00a0euros'),
  nouveauPaiementRdv: ecole('Prix d’un nouveau rendez-vous', '15\u00a0euros'),
  delaiRdv: ecole('Temps pour finir le rendez-vous', '7\u00a0jours'),
  demo: ecole('Durée d’une démonstration', '7\u00a0jours'),
  seriesTheorie: ecole('Séries de l’accès théorie', '7'),
  questionsTheorie: ecole('Questions de l’accès théorie', 'plus de 350'),
  questionsTotal: ecole('Questions de la banque', 'plus de 1\u202f000'),
  videosEntrainement: ecole('Vidéos d’entraînement', 'plus de 140'),
  validiteAcces: ecole('Durée d’un accès', '1\u00a0mois'),
  dureeTheorie: ecole('Durée de l’accès théorie', '1\u00a0mois'),
  dureePerception: ecole('Durée de l’accès perception', '1\u00a0mois'),
} satisfies Record<string, FaitEcrit>;

export type NomDeFait = keyof typeof FAITS;

export const NOMS_DES_FAITS = Object.keys(FAITS) as NomDeFait[];
export const faitOf = (nom: NomDeFait): FaitEcrit => FAITS[nom];

/** Those that the owner keeps on a screen. */
export const FAITS_TENUS = NOMS_DES_FAITS.filter((nom) => !faitOf(nom).applique);

/** A fee is read again after each 1 January, the rest after a year. `jour`: YYYY-MM-DD. */
export function isARevoir(nom: NomDeFait, verifie: string, jour: string): boolean {
  const an = Number(jour.slice(0, 4));
  const limite = faitOf(nom).indexe ? `${an}-01-01` : `${an - 1}${jour.slice(4)}`;
  return verifie < limite;
}
