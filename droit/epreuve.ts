/** A series has as many: specification.md#series. */
export const SERIE = 50;

/** Questions by subject: code-de-la-route.md#spread-of-questions. */
export const quotas = {
  signaux: 10,
  priorites: 8,
  vitesse: 5,
  'place-et-depassement': 9,
  'arret-et-stationnement': 5,
  'usagers-vulnerables': 5,
  'autoroutes-tunnels-passages-a-niveau': 3,
  'vehicule-et-documents': 3,
  comportement: 2,
};

/** An exam may stop at this many wrong answers. */
export const ARRET = 10;

/** Bounds of serious questions in a series. */
export const graves = { min: 4, max: 7 };
