const NOMBRES = { une: 1, un: 1, deux: 2, trois: 3, cinq: 5, six: 6, sept: 7, dix: 10, trente: 30 };
const MINUTE = 60_000;
const JOUR = 24 * 60 * MINUTE;
const UNITES = {
  minutes: MINUTE,
  'demi-heure': 30 * MINUTE,
  heure: 60 * MINUTE,
  heures: 60 * MINUTE,
  jour: JOUR,
  jours: JOUR,
  /** Thirty days. */
  mois: 30 * JOUR,
};

type Nombre = keyof typeof NOMBRES | `${number}`;
const nombreDe = (mots: string) => {
  const [nombre = ''] = mots.split(' ');
  return NOMBRES[nombre as keyof typeof NOMBRES] ?? Number(nombre);
};
const dite = (mots: string) => mots.replace(/^(\d+) /, '$1\u00a0');

/** The figure is read off the words, so that they cannot differ. */
export const periodeOf = (mots: `${Nombre} ${keyof typeof UNITES}`) => ({
  mots: dite(mots),
  ms: nombreDe(mots) * UNITES[mots.split(' ')[1] as keyof typeof UNITES],
});

/** By the calendar. */
export const anneesOf = (mots: `${Nombre} ans`) => ({ mots: dite(mots), annees: nombreDe(mots) });

/** Periods that people are told: what is decided and what is said are both read here. */
export const PERIODES = {
  /** In which an erasure can be called off. */
  effacement: periodeOf('sept jours'),
  /** In which the link of a registration works. */
  confirmation: periodeOf('24 heures'),
  /** In which the link of an account that the school opened works. */
  bienvenue: periodeOf('sept jours'),
  /** In which the password works that « Mot de passe oublié ? » sends. */
  oubli: periodeOf('une heure'),
  session: periodeOf('30 jours'),
  /** A supervisor's look at a learner's side. */
  regard: periodeOf('une demi-heure'),
  /** The cookies `XSRF-TOKEN`, `appareil_connu` and `consentement`. */
  jetonDePage: periodeOf('2 heures'),
  appareilConnu: periodeOf('6 mois'),
  choixDesCookies: periodeOf('14 jours'),
  /** After which a person decides about a refund that its provider does not answer. */
  remboursementMuet: periodeOf('trois jours'),
  /** Over which the dashboard counts. */
  accesRecents: periodeOf('sept jours'),
  mailsEchoues: periodeOf('trente jours'),
  /** The player of exercises has these. */
  jetonTpr: periodeOf('cinq minutes'),
  messageTpr: periodeOf('cinq minutes'),
  seanceTpr: periodeOf('un jour'),
  /** In which a deletion of the staff can be taken back. */
  corbeille: periodeOf('trente jours'),
  journal: anneesOf('deux ans'),
  /** The law of 20 November 2022 counts full years from the next 1 January. */
  factures: anneesOf('dix ans'),
};

/** « ces sept derniers jours ». */
export const derniers = ({ mots }: { mots: string }): string =>
  `ces ${mots.replace(' ', ' derniers ')}`;

/** « dans les sept jours ». */
export const prochains = ({ mots }: { mots: string }): string => `dans les ${mots}`;

/** Texts of content/legal/ name these in braces. */
export const MOTS_DES_PERIODES = Object.fromEntries(
  Object.entries(PERIODES).map(([nom, { mots }]) => [nom, mots]),
);
