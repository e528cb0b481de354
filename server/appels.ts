// Written by scripts/manifestes.mjs.
import { exportComptable } from './argent/facture/exportComptable.ts';
import { getFacturePdf, getFacturePdfExtranet } from './argent/facture/getFacturePdf.ts';
import { getTotauxComptables } from './argent/facture/getTotauxComptables.ts';
import { giveAccord } from './argent/paiement/accord.ts';
import { checkRemise } from './argent/paiement/checkRemise.ts';
import { cancelPaypal } from './argent/paiement/fournisseurs/paypal/cancelPaypal.ts';
import { createOrderPaypal } from './argent/paiement/fournisseurs/paypal/createOrderPaypal.ts';
import { purchaseAccesPaypal } from './argent/paiement/fournisseurs/paypal/purchaseAccesPaypal.ts';
import { purchaseAccesPayzen } from './argent/paiement/fournisseurs/payzen/purchaseAccesPayzen.ts';
import { getAcces } from './argent/paiement/getAcces.ts';
import { getAccesUser } from './argent/paiement/getAccesUser.ts';
import { getPaiements, getStatutPaiement, paiementVu } from './argent/paiement/mesPaiements.ts';
import { addRemise } from './argent/remises/addRemise.ts';
import { deleteRemise } from './argent/remises/deleteRemise.ts';
import { editRemise } from './argent/remises/editRemise.ts';
import { getRemises } from './argent/remises/getRemises.ts';
import { getAttestationPdf, getAttestations } from './eleve/attestation/getAttestations.ts';
import { compareAttestation, verifyAttestation } from './eleve/attestation/verifyAttestation.ts';
import { getCap } from './eleve/cap/getCap.ts';
import { addPreuve } from './eleve/compte/addPreuve.ts';
import { askEffacement } from './eleve/compte/askEffacement.ts';
import { cancelEffacement } from './eleve/compte/cancelEffacement.ts';
import { checkMotDePasse } from './eleve/compte/checkMotDePasse.ts';
import { choosePassword } from './eleve/compte/choosePassword.ts';
import { confirmEmail } from './eleve/compte/confirmEmail.ts';
import { endSession } from './eleve/compte/endSession.ts';
import { forgotPassword } from './eleve/compte/forgotPassword.ts';
import { getSessions } from './eleve/compte/getSessions.ts';
import { getUser } from './eleve/compte/getUser.ts';
import { getVerificationMail } from './eleve/compte/getVerificationMail.ts';
import { login } from './eleve/compte/login.ts';
import { logout } from './eleve/compte/logout.ts';
import { modifyPassword } from './eleve/compte/modifyPassword.ts';
import { redoInscription } from './eleve/compte/redoInscription.ts';
import { register } from './eleve/compte/register.ts';
import { updateAccount } from './eleve/compte/updateAccount.ts';
import { updateRegistre } from './eleve/compte/updateRegistre.ts';
import { addELearning } from './eleve/cours/addELearning.ts';
import { getChapitres } from './eleve/cours/getChapitres.ts';
import { getModules } from './eleve/cours/getModules.ts';
import { getGuides, setGuides } from './eleve/cours/guides.ts';
import { keepPlace } from './eleve/cours/keepPlace.ts';
import { addDizaine } from './eleve/entrainement/addDizaine.ts';
import { addReponseDizaine } from './eleve/entrainement/addReponseDizaine.ts';
import { getDizaine } from './eleve/entrainement/getDizaine.ts';
import { getEntrainement } from './eleve/entrainement/getEntrainement.ts';
import { addExamen } from './eleve/examen/addExamen.ts';
import { addReponseExamen } from './eleve/examen/addReponseExamen.ts';
import { getExamen } from './eleve/examen/getExamen.ts';
import { getExamens } from './eleve/examen/getExamens.ts';
import { getHistoriqueExamens } from './eleve/examen/getHistoriqueExamens.ts';
import { openQuestionExamen } from './eleve/examen/openQuestionExamen.ts';
import { stopExamen } from './eleve/examen/stopExamen.ts';
import { getPret } from './eleve/pret/getPret.ts';
import { addQuestionnaire } from './eleve/series/addQuestionnaire.ts';
import { addReponse } from './eleve/series/addReponse.ts';
import { beginSerie } from './eleve/series/beginSerie.ts';
import { getQuestion } from './eleve/series/getQuestion.ts';
import { getQuestionnaire } from './eleve/series/getQuestionnaire.ts';
import { getThemes } from './eleve/series/getThemes.ts';
import { stopSerie } from './eleve/series/stopSerie.ts';
import { cles } from './eleve/tpr/cles.ts';
import { getExercices } from './eleve/tpr/getExercices.ts';
import { ouverture } from './eleve/tpr/ouverture.ts';
import { resultat } from './eleve/tpr/resultat.ts';
import { tprExercice } from './eleve/tpr/tprExercice.ts';
import { addAcces } from './extranet/acces/addAcces.ts';
import { deleteAcces } from './extranet/acces/deleteAcces.ts';
import { editAcces } from './extranet/acces/editAcces.ts';
import { getAccesExtranet } from './extranet/acces/getAccesExtranet.ts';
import { linkModules, linkThemes, unlinkModule, unlinkTheme } from './extranet/acces/liens.ts';
import { addPreuveExtranet } from './extranet/admins/addPreuveExtranet.ts';
import { addUser } from './extranet/admins/addUser.ts';
import { beginFacteur } from './extranet/admins/beginFacteur.ts';
import { choosePasswordExtranet } from './extranet/admins/choosePasswordExtranet.ts';
import { confirmFacteur } from './extranet/admins/confirmFacteur.ts';
import { deleteFacteur } from './extranet/admins/deleteFacteur.ts';
import { deleteFacteurUser } from './extranet/admins/deleteFacteurUser.ts';
import { deleteUser } from './extranet/admins/deleteUser.ts';
import { forgotPasswordExtranet } from './extranet/admins/forgotPasswordExtranet.ts';
import { getFacteur } from './extranet/admins/getFacteur.ts';
import { getUserExtranet } from './extranet/admins/getUserExtranet.ts';
import { getUsers } from './extranet/admins/getUsers.ts';
import { loginCode } from './extranet/admins/loginCode.ts';
import { loginExtranet } from './extranet/admins/loginExtranet.ts';
import { modifyPasswordExtranet } from './extranet/admins/modifyPasswordExtranet.ts';
import { renewCodes } from './extranet/admins/renewCodes.ts';
import { sendLienUser } from './extranet/admins/sendLienUser.ts';
import { updateUser } from './extranet/admins/updateUser.ts';
import { undo } from './extranet/annuler/undo.ts';
import { exportContenu } from './extranet/contenu/archive/exportContenu.ts';
import { checkContenu, importContenu } from './extranet/contenu/archive/importContenu.ts';
import { addChapitre } from './extranet/cours/addChapitre.ts';
import { addModule } from './extranet/cours/addModule.ts';
import { deleteChapitre } from './extranet/cours/deleteChapitre.ts';
import { deleteImage } from './extranet/cours/deleteImage.ts';
import { deleteModule } from './extranet/cours/deleteModule.ts';
import { editChapitre } from './extranet/cours/editChapitre.ts';
import { editModule } from './extranet/cours/editModule.ts';
import { getChapitresExtranet } from './extranet/cours/getChapitresExtranet.ts';
import { getModulesExtranet } from './extranet/cours/getModulesExtranet.ts';
import { uploadImages } from './extranet/cours/uploadImages.ts';
import { getValeurAttestation, setValeurAttestation } from './extranet/cours/valeurAttestation.ts';
import { getDashboard } from './extranet/dashboard/getDashboard.ts';
import {
  activateAcces,
  addAccesToEleve,
  deleteAccesFromEleve,
  updateAcces,
} from './extranet/eleves/accesDeLEleve.ts';
import { addEleve } from './extranet/eleves/addEleve.ts';
import { endSessionExtranet, sendConfirmation, sendPassword } from './extranet/eleves/aide.ts';
import {
  deliverAttestation,
  getAttestationPdfExtranet,
  getAttestationsExtranet,
  sendAttestation,
  withdrawAttestation,
} from './extranet/eleves/attestationsDeLEleve.ts';
import { deleteEleve } from './extranet/eleves/deleteEleve.ts';
import { editEleve } from './extranet/eleves/editEleve.ts';
import { exportEleves } from './extranet/eleves/exportEleves.ts';
import { getEleve } from './extranet/eleves/getEleve.ts';
import { getEleves } from './extranet/eleves/getEleves.ts';
import { getPaiementsExtranet } from './extranet/eleves/getPaiementsExtranet.ts';
import { getRegistre } from './extranet/eleves/getRegistre.ts';
import { getSuivi } from './extranet/eleves/getSuivi.ts';
import { checkClasse, importClasse } from './extranet/eleves/importClasse.ts';
import { openRegard } from './extranet/eleves/openRegard.ts';
import { getJournal } from './extranet/journal/getJournal.ts';
import { checkPaiement } from './extranet/paiement/checkPaiement.ts';
import { getCaisse } from './extranet/paiement/getCaisse.ts';
import { getConditionsPdf } from './extranet/paiement/getConditionsPdf.ts';
import { getPaiement } from './extranet/paiement/getPaiement.ts';
import { givePaiement, settlePaiement, winLitige } from './extranet/paiement/issues.ts';
import { refundPaiement } from './extranet/paiement/refundPaiement.ts';
import {
  getRetractations,
  refuseRetractation,
  withdrawCommande,
  withdrawPaiement,
} from './extranet/paiement/retractations.ts';
import { addQuestion } from './extranet/questions/addQuestion.ts';
import { deleteQuestion } from './extranet/questions/deleteQuestion.ts';
import { editQuestion } from './extranet/questions/editQuestion.ts';
import { getQuestionExtranet } from './extranet/questions/getQuestionExtranet.ts';
import { getQuestions } from './extranet/questions/getQuestions.ts';
import { getVersions } from './extranet/questions/getVersions.ts';
import { restoreVersion } from './extranet/questions/restoreVersion.ts';
import { compareMouvements } from './extranet/rapprochement/compareMouvements.ts';
import { getEcarts } from './extranet/rapprochement/getEcarts.ts';
import { settleEcart } from './extranet/rapprochement/settleEcart.ts';
import { takeOverEcart } from './extranet/rapprochement/takeOverEcart.ts';
import { getRecherche } from './extranet/recherche/getRecherche.ts';
import { addTheme } from './extranet/series/addTheme.ts';
import { composeTheme } from './extranet/series/composeTheme.ts';
import { deleteTheme } from './extranet/series/deleteTheme.ts';
import { editTheme } from './extranet/series/editTheme.ts';
import { getTheme } from './extranet/series/getTheme.ts';
import { getThemesExtranet } from './extranet/series/getThemesExtranet.ts';
import { addReponseVedette } from './site/accueil/addReponseVedette.ts';
import { getAccesVisiteur } from './site/accueil/getAccesVisiteur.ts';
import { getArticles } from './site/accueil/getArticles.ts';
import { getFaits } from './site/accueil/getFaits.ts';
import { getFaq } from './site/accueil/getFaq.ts';
import { getPage } from './site/accueil/getPage.ts';
import { getPageAcces } from './site/accueil/getPageAcces.ts';
import { getReglages } from './site/accueil/getReglages.ts';
import { getVedette } from './site/accueil/getVedette.ts';
import { health } from './site/accueil/health.ts';
import { getDonnees } from './viePrivee/getDonnees.ts';
import type { Handlers } from './socle/http/mount.ts';

/** A call without a handler does not compile. */
export const handlers: Handlers = {
  exportComptable,
  getFacturePdf,
  getFacturePdfExtranet,
  getTotauxComptables,
  giveAccord,
  checkRemise,
  cancelPaypal,
  createOrderPaypal,
  purchaseAccesPaypal,
  purchaseAccesPayzen,
  getAcces,
  getAccesUser,
  getPaiements,
  getStatutPaiement,
  paiementVu,
  addRemise,
  deleteRemise,
  editRemise,
  getRemises,
  getAttestationPdf,
  getAttestations,
  compareAttestation,
  verifyAttestation,
  getCap,
  addPreuve,
  askEffacement,
  cancelEffacement,
  checkMotDePasse,
  choosePassword,
  confirmEmail,
  endSession,
  forgotPassword,
  getSessions,
  getUser,
  getVerificationMail,
  login,
  logout,
  modifyPassword,
  redoInscription,
  register,
  updateAccount,
  updateRegistre,
  addELearning,
  getChapitres,
  getModules,
  getGuides,
  setGuides,
  keepPlace,
  addDizaine,
  addReponseDizaine,
  getDizaine,
  getEntrainement,
  addExamen,
  addReponseExamen,
  getExamen,
  getExamens,
  getHistoriqueExamens,
  openQuestionExamen,
  stopExamen,
  getPret,
  addQuestionnaire,
  addReponse,
  beginSerie,
  getQuestion,
  getQuestionnaire,
  getThemes,
  stopSerie,
  cles,
  getExercices,
  ouverture,
  resultat,
  tprExercice,
  addAcces,
  deleteAcces,
  editAcces,
  getAccesExtranet,
  linkModules,
  linkThemes,
  unlinkModule,
  unlinkTheme,
  addPreuveExtranet,
  addUser,
  beginFacteur,
  choosePasswordExtranet,
  confirmFacteur,
  deleteFacteur,
  deleteFacteurUser,
  deleteUser,
  forgotPasswordExtranet,
  getFacteur,
  getUserExtranet,
  getUsers,
  loginCode,
  loginExtranet,
  modifyPasswordExtranet,
  renewCodes,
  sendLienUser,
  updateUser,
  undo,
  exportContenu,
  checkContenu,
  importContenu,
  addChapitre,
  addModule,
  deleteChapitre,
  deleteImage,
  deleteModule,
  editChapitre,
  editModule,
  getChapitresExtranet,
  getModulesExtranet,
  uploadImages,
  getValeurAttestation,
  setValeurAttestation,
  getDashboard,
  activateAcces,
  addAccesToEleve,
  deleteAccesFromEleve,
  updateAcces,
  addEleve,
  endSessionExtranet,
  sendConfirmation,
  sendPassword,
  deliverAttestation,
  getAttestationPdfExtranet,
  getAttestationsExtranet,
  sendAttestation,
  withdrawAttestation,
  deleteEleve,
  editEleve,
  exportEleves,
  getEleve,
  getEleves,
  getPaiementsExtranet,
  getRegistre,
  getSuivi,
  checkClasse,
  importClasse,
  openRegard,
  getJournal,
  checkPaiement,
  getCaisse,
  getConditionsPdf,
  getPaiement,
  givePaiement,
  settlePaiement,
  winLitige,
  refundPaiement,
  getRetractations,
  refuseRetractation,
  withdrawCommande,
  withdrawPaiement,
  addQuestion,
  deleteQuestion,
  editQuestion,
  getQuestionExtranet,
  getQuestions,
  getVersions,
  restoreVersion,
  compareMouvements,
  getEcarts,
  settleEcart,
  takeOverEcart,
  getRecherche,
  addTheme,
  composeTheme,
  deleteTheme,
  editTheme,
  getTheme,
  getThemesExtranet,
  addReponseVedette,
  getAccesVisiteur,
  getArticles,
  getFaits,
  getFaq,
  getPage,
  getPageAcces,
  getReglages,
  getVedette,
  health,
  getDonnees,
};
