// Written by scripts/manifestes.mjs.
export { exportComptable } from './argent/facture/exportComptable.ts';
export { getFacturePdf, getFacturePdfExtranet } from './argent/facture/getFacturePdf.ts';
export { getTotauxComptables } from './argent/facture/getTotauxComptables.ts';
export { giveAccord } from './argent/paiement/accord.ts';
export { checkRemise } from './argent/paiement/checkRemise.ts';
export { cancelPaypal } from './argent/paiement/fournisseurs/paypal/cancelPaypal.ts';
export { createOrderPaypal } from './argent/paiement/fournisseurs/paypal/createOrderPaypal.ts';
export { purchaseAccesPaypal } from './argent/paiement/fournisseurs/paypal/purchaseAccesPaypal.ts';
export { purchaseAccesPayzen } from './argent/paiement/fournisseurs/payzen/purchaseAccesPayzen.ts';
export { getAcces } from './argent/paiement/getAcces.ts';
export { getAccesUser } from './argent/paiement/getAccesUser.ts';
export { getPaiements, getStatutPaiement, paiementVu } from './argent/paiement/mesPaiements.ts';
export { addRemise } from './argent/remises/addRemise.ts';
export { deleteRemise } from './argent/remises/deleteRemise.ts';
export { editRemise } from './argent/remises/editRemise.ts';
export { getRemises } from './argent/remises/getRemises.ts';
export { getAttestationPdf, getAttestations } from './eleve/attestation/getAttestations.ts';
export { compareAttestation, verifyAttestation } from './eleve/attestation/verifyAttestation.ts';
export { getCap } from './eleve/cap/getCap.ts';
export { addPreuve } from './eleve/compte/addPreuve.ts';
export { checkMotDePasse } from './eleve/compte/checkMotDePasse.ts';
export { choosePassword } from './eleve/compte/choosePassword.ts';
export { confirmEmail } from './eleve/compte/confirmEmail.ts';
export { askEffacement, cancelEffacement } from './eleve/compte/effacement.ts';
export { forgotPassword } from './eleve/compte/forgotPassword.ts';
export { getUser } from './eleve/compte/getUser.ts';
export { getVerificationMail } from './eleve/compte/getVerificationMail.ts';
export { login } from './eleve/compte/login.ts';
export { logout } from './eleve/compte/logout.ts';
export { modifyPassword } from './eleve/compte/modifyPassword.ts';
export { redoInscription } from './eleve/compte/redoInscription.ts';
export { register } from './eleve/compte/register.ts';
export { endSession, getSessions } from './eleve/compte/sessions.ts';
export { updateAccount } from './eleve/compte/updateAccount.ts';
export { updateRegistre } from './eleve/compte/updateRegistre.ts';
export { addELearning } from './eleve/cours/addELearning.ts';
export { getChapitres } from './eleve/cours/getChapitres.ts';
export { getModules } from './eleve/cours/getModules.ts';
export { getGuides, setGuides } from './eleve/cours/guides.ts';
export { keepPlace } from './eleve/cours/keepPlace.ts';
export { addDizaine } from './eleve/entrainement/addDizaine.ts';
export { addReponseDizaine } from './eleve/entrainement/addReponseDizaine.ts';
export { getDizaine } from './eleve/entrainement/getDizaine.ts';
export { getEntrainement } from './eleve/entrainement/getEntrainement.ts';
export { addExamen } from './eleve/examen/addExamen.ts';
export { addReponseExamen } from './eleve/examen/addReponseExamen.ts';
export { getExamen } from './eleve/examen/getExamen.ts';
export { getExamens } from './eleve/examen/getExamens.ts';
export { getHistoriqueExamens } from './eleve/examen/getHistoriqueExamens.ts';
export { openQuestionExamen } from './eleve/examen/openQuestionExamen.ts';
export { stopExamen } from './eleve/examen/stopExamen.ts';
export { getPret } from './eleve/pret/getPret.ts';
export { addQuestionnaire } from './eleve/series/addQuestionnaire.ts';
export { addReponse } from './eleve/series/addReponse.ts';
export { beginSerie } from './eleve/series/beginSerie.ts';
export { getQuestion } from './eleve/series/getQuestion.ts';
export { getQuestionnaire } from './eleve/series/getQuestionnaire.ts';
export { getThemes } from './eleve/series/getThemes.ts';
export { stopSerie } from './eleve/series/stopSerie.ts';
export { cles } from './eleve/tpr/cles.ts';
export { getExercices } from './eleve/tpr/getExercices.ts';
export { ouverture } from './eleve/tpr/ouverture.ts';
export { resultat } from './eleve/tpr/resultat.ts';
export { tprExercice } from './eleve/tpr/tprExercice.ts';
export { addAcces } from './extranet/acces/addAcces.ts';
export { deleteAcces } from './extranet/acces/deleteAcces.ts';
export { editAcces } from './extranet/acces/editAcces.ts';
export { getAccesExtranet } from './extranet/acces/getAccesExtranet.ts';
export { linkModules, linkThemes, unlinkModule, unlinkTheme } from './extranet/acces/liens.ts';
export { addPreuveExtranet } from './extranet/admins/addPreuveExtranet.ts';
export { addUser } from './extranet/admins/addUser.ts';
export { beginFacteur } from './extranet/admins/beginFacteur.ts';
export { choosePasswordExtranet } from './extranet/admins/choosePasswordExtranet.ts';
export { confirmFacteur } from './extranet/admins/confirmFacteur.ts';
export { deleteFacteur } from './extranet/admins/deleteFacteur.ts';
export { deleteFacteurUser } from './extranet/admins/deleteFacteurUser.ts';
export { deleteUser } from './extranet/admins/deleteUser.ts';
export { forgotPasswordExtranet } from './extranet/admins/forgotPasswordExtranet.ts';
export { getFacteur } from './extranet/admins/getFacteur.ts';
export { getUserExtranet } from './extranet/admins/getUserExtranet.ts';
export { getUsers } from './extranet/admins/getUsers.ts';
export { loginCode } from './extranet/admins/loginCode.ts';
export { loginExtranet } from './extranet/admins/loginExtranet.ts';
export { modifyPasswordExtranet } from './extranet/admins/modifyPasswordExtranet.ts';
export { renewCodes } from './extranet/admins/renewCodes.ts';
export { sendLienUser } from './extranet/admins/sendLienUser.ts';
export { updateUser } from './extranet/admins/updateUser.ts';
export { undo } from './extranet/annuler/undo.ts';
export { exportContenu } from './extranet/contenu/archive/exportContenu.ts';
export { checkContenu, importContenu } from './extranet/contenu/archive/importContenu.ts';
export { addChapitre } from './extranet/cours/addChapitre.ts';
export { addModule } from './extranet/cours/addModule.ts';
export { deleteChapitre } from './extranet/cours/deleteChapitre.ts';
export { deleteImage } from './extranet/cours/deleteImage.ts';
export { deleteModule } from './extranet/cours/deleteModule.ts';
export { editChapitre } from './extranet/cours/editChapitre.ts';
export { editModule } from './extranet/cours/editModule.ts';
export { getChapitresExtranet } from './extranet/cours/getChapitresExtranet.ts';
export { getModulesExtranet } from './extranet/cours/getModulesExtranet.ts';
export { uploadImages } from './extranet/cours/uploadImages.ts';
export { getValeurAttestation, setValeurAttestation } from './extranet/cours/valeurAttestation.ts';
export { getDashboard } from './extranet/dashboard/getDashboard.ts';
export {
  activateAcces,
  addAccesToEleve,
  deleteAccesFromEleve,
  updateAcces,
} from './extranet/eleves/accesDeLEleve.ts';
export { addEleve } from './extranet/eleves/addEleve.ts';
export { endSessionExtranet, sendConfirmation, sendPassword } from './extranet/eleves/aide.ts';
export {
  deliverAttestation,
  getAttestationPdfExtranet,
  getAttestationsExtranet,
  sendAttestation,
  withdrawAttestation,
} from './extranet/eleves/attestationsDeLEleve.ts';
export { deleteEleve } from './extranet/eleves/deleteEleve.ts';
export { editEleve } from './extranet/eleves/editEleve.ts';
export { exportEleves } from './extranet/eleves/exportEleves.ts';
export { getEleve } from './extranet/eleves/getEleve.ts';
export { getEleves } from './extranet/eleves/getEleves.ts';
export { getPaiementsExtranet } from './extranet/eleves/getPaiementsExtranet.ts';
export { getRegistre } from './extranet/eleves/getRegistre.ts';
export { getSuivi } from './extranet/eleves/getSuivi.ts';
export { checkClasse, importClasse } from './extranet/eleves/importClasse.ts';
export { openRegard } from './extranet/eleves/openRegard.ts';
export { getJournal } from './extranet/journal/getJournal.ts';
export { checkPaiement } from './extranet/paiement/checkPaiement.ts';
export { getCaisse } from './extranet/paiement/getCaisse.ts';
export { getConditionsPdf } from './extranet/paiement/getConditionsPdf.ts';
export { getPaiement } from './extranet/paiement/getPaiement.ts';
export { givePaiement, settlePaiement, winLitige } from './extranet/paiement/issues.ts';
export { refundPaiement } from './extranet/paiement/refundPaiement.ts';
export {
  getRetractations,
  refuseRetractation,
  withdrawCommande,
  withdrawPaiement,
} from './extranet/paiement/retractations.ts';
export { addQuestion } from './extranet/questions/addQuestion.ts';
export { deleteQuestion } from './extranet/questions/deleteQuestion.ts';
export { editQuestion } from './extranet/questions/editQuestion.ts';
export { getQuestionExtranet } from './extranet/questions/getQuestionExtranet.ts';
export { getQuestions } from './extranet/questions/getQuestions.ts';
export { getVersions } from './extranet/questions/getVersions.ts';
export { restoreVersion } from './extranet/questions/restoreVersion.ts';
export { compareMouvements } from './extranet/rapprochement/compareMouvements.ts';
export { getEcarts } from './extranet/rapprochement/getEcarts.ts';
export { settleEcart } from './extranet/rapprochement/settleEcart.ts';
export { takeOverEcart } from './extranet/rapprochement/takeOverEcart.ts';
export { getRecherche } from './extranet/recherche/getRecherche.ts';
export { addTheme } from './extranet/series/addTheme.ts';
export { composeTheme } from './extranet/series/composeTheme.ts';
export { deleteTheme } from './extranet/series/deleteTheme.ts';
export { editTheme } from './extranet/series/editTheme.ts';
export { getTheme } from './extranet/series/getTheme.ts';
export { getThemesExtranet } from './extranet/series/getThemesExtranet.ts';
export { addReponseVedette } from './site/accueil/addReponseVedette.ts';
export { getAccesVisiteur } from './site/accueil/getAccesVisiteur.ts';
export { getArticles } from './site/accueil/getArticles.ts';
export { getFaits } from './site/accueil/getFaits.ts';
export { getFaq } from './site/accueil/getFaq.ts';
export { getPage } from './site/accueil/getPage.ts';
export { getPageAcces } from './site/accueil/getPageAcces.ts';
export { getReglages } from './site/accueil/getReglages.ts';
export { getVedette } from './site/accueil/getVedette.ts';
export { health } from './site/accueil/health.ts';
export { getDonnees } from './viePrivee/getDonnees.ts';
