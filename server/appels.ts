// Written by scripts/manifestes.mjs.
export { exportComptable } from './argent/facture/exportComptable.ts';
export { getFacturePdf, getFacturePdfExtranet } from './argent/facture/getFacturePdf.ts';
export { getTotauxComptables } from './argent/facture/getTotauxComptables.ts';
export { giveAccord } from './argent/paiement/achat/accord.ts';
export { checkRemise } from './argent/paiement/achat/checkRemise.ts';
export { getAcces } from './argent/paiement/achat/getAcces.ts';
export { cancelPaypal } from './argent/paiement/fournisseurs/paypal/cancelPaypal.ts';
export { createOrderPaypal } from './argent/paiement/fournisseurs/paypal/createOrderPaypal.ts';
export { purchaseAccesPaypal } from './argent/paiement/fournisseurs/paypal/purchaseAccesPaypal.ts';
export { purchaseAccesPayzen } from './argent/paiement/fournisseurs/payzen/purchaseAccesPayzen.ts';
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
export { updateLecture } from './eleve/compte/updateLecture.ts';
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
export { addResultat } from './eleve/epreuve/addResultat.ts';
export { setEpreuve } from './eleve/epreuve/setEpreuve.ts';
export { addExamen } from './eleve/examen/addExamen.ts';
export { addReponseExamen } from './eleve/examen/addReponseExamen.ts';
export { getExamen } from './eleve/examen/getExamen.ts';
export { getExamens } from './eleve/examen/getExamens.ts';
export { getHistoriqueExamens } from './eleve/examen/getHistoriqueExamens.ts';
export { openQuestionExamen } from './eleve/examen/openQuestionExamen.ts';
export { stopExamen } from './eleve/examen/stopExamen.ts';
export { addChoix } from './eleve/perception/addChoix.ts';
export { addPartie } from './eleve/perception/addPartie.ts';
export { addPartieDeTest } from './eleve/perception/addPartieDeTest.ts';
export { addTest } from './eleve/perception/addTest.ts';
export { getDemonstration, judgeDemonstration } from './eleve/perception/demonstration.ts';
export { endPartie } from './eleve/perception/endPartie.ts';
export { getLecteur } from './eleve/perception/getLecteur.ts';
export { getPropositions } from './eleve/perception/getPropositions.ts';
export { getRevue } from './eleve/perception/getRevue.ts';
export { getTest } from './eleve/perception/getTest.ts';
export { getLecon } from './eleve/perception/lecons.ts';
export { openLecteur } from './eleve/perception/openLecteur.ts';
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
export { getAccesExtranet } from './extranet/acces/getAccesExtranet.ts';
export { linkModules, linkThemes, unlinkModule, unlinkTheme } from './extranet/acces/liens.ts';
export { addAcces, deleteAcces, editAcces } from './extranet/acces/produits.ts';
export { addPreuveExtranet } from './extranet/admins/addPreuveExtranet.ts';
export {
  beginFacteur,
  confirmFacteur,
  deleteFacteur,
  deleteFacteurUser,
  getFacteur,
  renewCodes,
} from './extranet/admins/facteur.ts';
export { getDroits } from './extranet/admins/getDroits.ts';
export { handOverEcole } from './extranet/admins/handOverEcole.ts';
export { getUserExtranet, loginCode, loginExtranet } from './extranet/admins/login.ts';
export { modifyPasswordExtranet } from './extranet/admins/motDePasse.ts';
export {
  choosePasswordExtranet,
  forgotPasswordExtranet,
} from './extranet/admins/motDePasseOublie.ts';
export {
  addUser,
  deleteUser,
  getUsers,
  sendLienUser,
  updateUser,
} from './extranet/admins/users.ts';
export { getCorbeille, restoreDeleted } from './extranet/annuler/corbeille.ts';
export { undo } from './extranet/annuler/undo.ts';
export { addClasse, deleteClasse, editClasse } from './extranet/classes/editClasse.ts';
export { getChoixDeClasse, getClasse, getClasses } from './extranet/classes/getClasses.ts';
export { addInscrits, removeInscrit } from './extranet/classes/inscrits.ts';
export { exportContenu } from './extranet/contenu/archive/exportContenu.ts';
export { checkContenu, importContenu } from './extranet/contenu/archive/importContenu.ts';
export { addChapitre, deleteChapitre, editChapitre } from './extranet/cours/chapitres.ts';
export { getChapitresExtranet } from './extranet/cours/getChapitresExtranet.ts';
export { deleteImage, uploadImages } from './extranet/cours/images.ts';
export {
  addModule,
  deleteModule,
  editModule,
  getModulesExtranet,
} from './extranet/cours/modules.ts';
export { getValeurAttestation, setValeurAttestation } from './extranet/cours/valeurAttestation.ts';
export { getDashboard } from './extranet/dashboard/getDashboard.ts';
export { getEpreuves } from './extranet/dashboard/getEpreuves.ts';
export {
  activateAcces,
  addAccesToEleve,
  deleteAccesFromEleve,
  editAccesDesEleves,
  updateAcces,
} from './extranet/eleves/accesDeLEleve.ts';
export {
  endSessionExtranet,
  openRegard,
  sendConfirmation,
  sendPassword,
} from './extranet/eleves/aide.ts';
export {
  deliverAttestation,
  getAttestationPdfExtranet,
  getAttestationsExtranet,
  sendAttestation,
  withdrawAttestation,
} from './extranet/eleves/attestationsDeLEleve.ts';
export { addEleve, deleteEleve, editEleve } from './extranet/eleves/eleves.ts';
export { getEleve, getPaiementsExtranet, getRegistre } from './extranet/eleves/getEleve.ts';
export { exportEleves, getEleves } from './extranet/eleves/getEleves.ts';
export { getSuivi } from './extranet/eleves/getSuivi.ts';
export { checkClasse, importClasse } from './extranet/eleves/importClasse.ts';
export { addFait, deleteFait, editFait, getFaitsExtranet } from './extranet/faits/faits.ts';
export { getJournal } from './extranet/journal/getJournal.ts';
export {
  checkPaiement,
  givePaiement,
  settlePaiement,
  winLitige,
} from './extranet/paiement/actes.ts';
export { getCaisse } from './extranet/paiement/getCaisse.ts';
export { getConditionsPdf, getPaiement } from './extranet/paiement/getPaiement.ts';
export { refundPaiement } from './extranet/paiement/refundPaiement.ts';
export {
  getRetractations,
  refuseRetractation,
  withdrawCommande,
  withdrawPaiement,
} from './extranet/paiement/retractations.ts';
export { deleteQuestion } from './extranet/questions/deleteQuestion.ts';
export { getQuestionExtranet, getVersions } from './extranet/questions/getQuestionExtranet.ts';
export { getQuestions } from './extranet/questions/getQuestions.ts';
export {
  addQuestion,
  editQuestion,
  restoreVersion,
  setEnsuite,
} from './extranet/questions/questions.ts';
export { compareMouvements } from './extranet/rapprochement/compareMouvements.ts';
export { getEcarts, settleEcart, takeOverEcart } from './extranet/rapprochement/ecarts.ts';
export { getRecherche } from './extranet/recherche/getRecherche.ts';
export { getSante } from './extranet/sante/getSante.ts';
export { composeTheme } from './extranet/series/composeTheme.ts';
export { getThemesExtranet } from './extranet/series/getThemesExtranet.ts';
export { getRemplacantes } from './extranet/series/remplacantes.ts';
export { addTheme, deleteTheme, editTheme, getTheme } from './extranet/series/themes.ts';
export { getSentinelle, reopenConstat, settleConstat } from './extranet/statistiques/sentinelle.ts';
export { getAccesVisiteur, getPageAcces } from './site/accueil/acces.ts';
export { getArticles } from './site/accueil/getArticles.ts';
export { getLexique } from './site/accueil/getLexique.ts';
export { getReglages } from './site/accueil/getReglages.ts';
export { health } from './site/accueil/health.ts';
export { ready } from './site/accueil/ready.ts';
export { getFaits, getFaq, getPage } from './site/accueil/textes.ts';
export { addReponseVedette, getVedette } from './site/accueil/vedette.ts';
export { getDonnees } from './viePrivee/getDonnees.ts';
