// Rules

// Reads
export { countEleves } from './chiffres.queries.ts';
export { dueForErasure, opensRegistre, waitingTooLong } from './compte.queries.ts';
export { compteOf } from './donnees.queries.ts';
export {
  findByEmails,
  findEleve,
  findElevesByMots,
  isUsable,
  listEleves,
  listSessionsOuvertes,
} from './eleves.queries.ts';
export {
  findByAdresse,
  listPremiers,
  listReperesDesEleves,
  rechercheOf,
} from './repertoire.queries.ts';

// Writes
export { drawPassword, endSessionsOf, resendConfirmation, sendNouveauMotDePasse } from './aide.ts';
export { eraseIdentite, removeInscription } from './eraseIdentite.ts';
export { addEleveRow, adressePrise, editEleveRow, type Fiche, hashForStaff } from './staff.ts';
