// Reads
export {
  type Classe,
  findClasse,
  hasEleve,
  listClassesDeLEleve,
  listClassesDuMoniteur,
  listClassesOffertes,
  listElevesDuMoniteur,
  listInscrits,
  selectClasses,
} from './classes.queries.ts';

// Writes
export {
  addClasseRow,
  eraseInscriptions,
  holdClasse,
  insertInscrits,
  removeClasse,
  removeInscritRow,
  restoreClasse,
  setClasse,
} from './classes.writes.ts';
