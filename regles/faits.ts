/** Facts that screens cite: content/faits.yaml has each, and `getFaits` gives them. */
export const FAITS_DES_ECRANS = [
  'ageMinimum',
  'centresWallonie',
  'coutFauteGrave',
  'coutFauteMineure',
  'delaiPratique',
  'delaiRdv',
  'dureePerception',
  'dureeTheorie',
  'demo',
  'guidesRdv',
  'nouveauPaiementRdv',
  'prixPerception',
  'prixRdv',
  'prixTheorie',
  'questionsSerie',
  'questionsTheorie',
  'questionsTotal',
  'risquesParVideo',
  'seriesTheorie',
  'seuilPerception',
  'seuilTheorie',
  'validiteAcces',
  'validiteTheorie',
  'videosEntrainement',
  'videosExamenPerception',
] as const;

/** The shape of a schema with a key a fact. */
export const perFait = <T>(each: T) =>
  Object.fromEntries(FAITS_DES_ECRANS.map((nom) => [nom, each])) as Record<
    (typeof FAITS_DES_ECRANS)[number],
    T
  >;
