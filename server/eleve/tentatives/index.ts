// Rules
export {
  countFaites,
  dureesOf,
  firstUnanswered,
  fixedWidth,
  isComplete,
  isTermine,
  keyOf,
  numeroOf,
  pourcentageOf,
  reponseAt,
  reponsesOf,
  corrigeesOf,
  SANS_REPONSE,
  type Tentative,
} from './tentative.ts';

// Reads
export {
  type Appel,
  countOuvertes,
  countTerminees,
  entieres,
  holdACompter,
  holdCompteesAEffacer,
  latestAt,
  listComptees,
  listOuvertes,
  listTentatives,
  ownAccesQT,
  ownNumbered,
  tentatives,
  versionAt,
  versionsOf,
} from './tentatives.queries.ts';

// Writes
export {
  keepOrFinish,
  answer,
  begin,
  feedbackOf,
  eraseTentatives,
  finish,
  setPremieres,
  type Regles,
} from './tentatives.writes.ts';
