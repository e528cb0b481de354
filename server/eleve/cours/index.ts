// Rules
export { deliverDues } from './deliverDue.ts';
export { avancementOfParcours, suiteOfParcours } from './parcours.ts';
export { keptValeur } from './valeur.ts';

// Reads
export {
  listChapitres,
  listChapitresAVoir,
  listChapitresOfQuestions,
  listChapitresThere,
  listQuestionsOfChapitres,
  listQuestionsPrises,
} from './chapitres.queries.ts';
export {
  countChapitresTermines,
  countSansGuide,
  findDateFin,
  holdTermine,
  listAvancements,
  listFins,
  listGuides,
  listLectures,
  listTermines,
  showParcours,
  type Termine,
} from './cours.queries.ts';
export {
  accesByModule,
  countModulesByAcces,
  findChapitre,
  listChapitresByMots,
  findImage,
  findModule,
  listModulesByMots,
  listAccesEL,
  listChapitresOfModule,
  listImages,
  listModules,
  listModulesAVoir,
  listModulesThere,
  modulesByChapitre,
  placesOfChapitre,
} from './modules.queries.ts';
export { listModulesOfAcces } from './modulesOfAcces.queries.ts';
export { imagesDesChapitres, utilisationOf, withUtilisation } from './utilisation.queries.ts';
export { listConstats } from './valeur.queries.ts';

// Writes
export { deliver, isRetenu, type ManqueDuDossier, manquesDuDossier } from './deliverDue.ts';
export { checkGuides, eraseGuides, replaceGuides } from './guides.writes.ts';
export { removeModuleOfAcces, setModulesOfAcces } from './modulesOfAcces.writes.ts';
export {
  leaveOutOfChapitre,
  putBackInChapitres,
  restoreChapitre,
  restoreImage,
  restoreModule,
} from './restore.ts';
export {
  addChapitreRow,
  addImages,
  beginChapitre,
  removeChapitre,
  removeFromChapitres,
  removeImage,
  removeOldImages,
  saveChapitre,
} from './saveChapitre.ts';
export {
  addModuleRow,
  beginModule,
  removeChapitres,
  holdChapitres,
  removeModule,
  saveModule,
  setChapitres,
} from './saveModule.ts';
export { setModules } from './setModules.ts';
export { holdValeur, saveValeur } from './valeur.ts';
