// Rules
export { isEfface } from './compteEfface.ts';

// Reads
export {
  compteOf,
  countEleves,
  countNouveaux,
  dueForErasure,
  holdARappeler,
  holdEleve,
  listARappeler,
  opensRegistre,
  neverConfirmed,
} from './compte.queries.ts';
export {
  listByEmails,
  findEleve,
  listElevesByMots,
  isUsable,
  listEleves,
} from './eleves.queries.ts';
export {
  findByAdresse,
  listPremiers,
  listReperesDesEleves,
  rechercheOf,
} from './repertoire.queries.ts';
export { listSessionsOuvertes } from './sessions.ts';

// Writes
export { eraseIdentite, removeInscription, setEleve } from './compte.writes.ts';
export { drawPassword } from './motDePasse.ts';
export { endSessionsOf } from './sessions.ts';
export {
  addEleveRow,
  adressePrise,
  editEleveRow,
  type FicheDEleve,
  hashForStaff,
  resendConfirmation,
  sendNouveauMotDePasse,
} from './staff.ts';
