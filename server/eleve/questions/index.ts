// Rules
export { annoteVue } from './annoteVue.ts';
export { cleOf, codeDe, codeDuJour } from './codeDe.ts';
export { type Categorie, CATEGORIES } from './categorie.ts';
export { serveDessins, serveFilms } from './dessins.ts';
export { adresseOfDessin, type Dessin } from './keepDessins.ts';
export { drawQuestions } from './tirage.ts';

// Reads
export { listArticles, sujetsDesArticles } from './articles.queries.ts';
export {
  findEnsuite,
  findSuivante,
  findVersionEntiere,
  findVersionOf,
  isSuivante,
  listLibelles,
  listQuestionsThere,
  listVersions,
  listVersionsEntieres,
  type VersionEntiere,
} from './banque.queries.ts';
export {
  correctionOf,
  countQuestions,
  findCurrentVersion,
  findDessin,
  findVersion,
  findVue,
  hasReponse,
  imagesDesQuestions,
  imagesDesVues,
  listChangements,
  listVersionsById,
  listVues,
  listCurrentVersions,
  questionOf,
  type Lecteur,
  type QuestionVersion,
} from './questions.queries.ts';
export {
  banqueSous,
  countLacunes,
  listQuestionsByMots,
  listReperes,
  questionMatcher,
  readRepertoire,
  rechercheOf,
  type Repere,
  reperesParId,
  uniqueOf,
} from './repertoire.queries.ts';

// Writes
export {
  addQuestionRow,
  addVersion,
  advanceAllFormes,
  advanceFormes,
  type Contenu,
  type FormeDeQuestion,
  holdDeleted,
  holdQuestion,
  nextRevision,
  removeQuestion,
  restoreQuestion,
  saveEnsuite,
} from './addVersion.ts';
export { holdEach, holdQuestions } from './banque.queries.ts';
export { keepDessins } from './keepDessins.ts';
export { isVueNew, keepVue, type VueAGarder } from './vues.writes.ts';
