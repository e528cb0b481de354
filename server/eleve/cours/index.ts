// Rules
export { deliverDues } from './deliverDue.ts';
export { imagesDesChapitres } from './imagesDesChapitres.ts';
export { avancementOf, suiteOf } from './parcours.ts';
export { findValeur } from './valeur.ts';

// Reads
export { countModulesByAcces, listChapitresAVoir, listModulesAVoir } from './aCompleter.queries.ts';
export {
  listChapitres,
  listChapitresOfQuestions,
  listChapitresThere,
  listModulesThere,
  listQuestionsOfChapitres,
  listQuestionsPrises,
} from './chapitres.queries.ts';
export {
  countChapitresTermines,
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
  findChapitre,
  findChapitresByMots,
  findImage,
  findModule,
  findModulesByMots,
  listAccesEL,
  listChapitresOfModule,
  listImages,
  listModules,
  modulesByChapitre,
  placesOfChapitre,
} from './modules.queries.ts';
export { listModulesOfAcces } from './modulesOfAcces.queries.ts';
export { utilisationOf, withUtilisation } from './utilisation.queries.ts';
export { listConstats } from './valeur.queries.ts';

// Writes
export { checkGuides } from './checkGuides.ts';
export { eraseRdv } from './cours.writes.ts';
export { deliver, isRetenu, lacksInfos } from './deliverDue.ts';
export { removeModuleOfAcces, setModulesOfAcces } from './modulesOfAcces.ts';
export { removeFromChapitres } from './removeFromChapitres.ts';
export { replaceGuides } from './replaceGuides.ts';
export { putBackInChapitres, restoreChapitre, restoreModule } from './restore.ts';
export {
  addChapitreRow,
  addImages,
  beginChapitre,
  removeChapitre,
  removeImage,
  saveChapitre,
} from './saveChapitre.ts';
export { addModuleRow, beginModule, emptyModule, removeModule, saveModule } from './saveModule.ts';
export { holdChapitres, setChapitres } from './setChapitres.ts';
export { setModules } from './setModules.ts';
export { holdValeur, saveValeur } from './valeur.ts';
