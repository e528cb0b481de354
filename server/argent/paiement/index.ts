// Rules
export { openAcheteur } from './achat/acheteur.ts';
export { isAvantCapture, isJamaisCapture, peutRevenir } from './avantCapture.ts';
export { finDuDelai, finDuRemboursement, usageOf } from './retractation/delai.ts';
export { sansPaiement } from './hold.ts';
export { wantOuvert } from './achat/openAchat.ts';
export { statutOf } from './statut.ts';
export type { Fenetre, Mouvement } from './fournisseurs/port.ts';
export { moisOf } from './achat/issueFactureDAchat.ts';
export { canBecome } from './transitions.ts';

// Reads
export { listARegler, listLignes } from './aRegler.queries.ts';
export {
  countEnRoute,
  findRemboursement,
  isRenduDemande,
  listRemboursementsEnAttente,
  listRemboursementsOf,
} from './remboursement/remboursement.queries.ts';
export {
  countPaiements,
  type Filtre,
  listIdsByReference,
  findPaiement,
  listNotificationsOf,
  listReperes,
  listReperesDe,
  pageOfPaiements,
  PLAFOND,
  netDepuis,
  recetteDe,
  type Repere,
  voulusOf,
} from './caisse.queries.ts';
export {
  hasPaiements,
  listIdsNamed,
  listIdsOfPeriode,
  listNotres,
  type Notre,
} from './mouvements.queries.ts';
export {
  ATTEND_PAIEMENT,
  countAwaited,
  findByCommande,
  findDestinataire,
  isNotificationKept,
  isPaid,
  listNotificationsEnAttente,
  listPaiements,
  listPaiementsEntiers,
  opensAcheteur,
  resteChezEux,
} from './paiement.queries.ts';
export { recountPaiements } from './recompte.ts';
export {
  type AvecRetractation,
  countRetractationsATraiter,
  findRetractable,
  listRetractables,
  listRetractationsATraiter,
} from './retractation/retractation.queries.ts';

// Writes
export { openAchat, type APayer } from './achat/openAchat.ts';
export { advancePaiement } from './advance.ts';
export { forgetAcheteurs, forgetMotsOfErased } from './forget.ts';
export { holdPaiement, noteAVoir } from './hold.ts';
export { erasePaiements, keepNotification, notePaiementVu, noteSuite } from './paiement.writes.ts';
export { giveNonDonne, settlePaiement } from './aRegler.ts';
export {
  claimRemboursement,
  finishAsked,
  finishRemboursement,
  noteRemboursement,
  openRemboursement,
  declineRemboursement,
  declineMontant,
  undoRemboursement,
} from './remboursement/remboursement.writes.ts';
export { addRetractation, answerRefus, declineRetractation } from './retractation/retractation.ts';
export { noteRetour, noteRevenu, winLitige } from './revenu.ts';
