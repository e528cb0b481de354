export { type Fiche, addEleveRow, adressePrise, editEleveRow, hashForStaff } from './staff.ts';
export { drawPassword, endSessionsOf, resendConfirmation, sendNouveauMotDePasse } from './aide.ts';
export { eraseIdentite, removeInscription } from './eraseIdentite.ts';
