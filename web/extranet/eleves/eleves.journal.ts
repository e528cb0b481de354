import { ELEVE } from '../../../regles/eleve.ts';

export const elevesJournal = {
  phrases: {
    addEleve: 'a ajouté un élève',
    editEleve: 'a modifié un élève',
    deleteEleve: 'a effacé un élève',
    getRegistre: 'a lu le numéro de registre national d’un élève',
    sendPassword: 'a envoyé un nouveau mot de passe à un élève',
    sendConfirmation: 'a renvoyé le mail de confirmation à un élève',
    openRegard: 'a vu le site comme un élève',
    endSessionExtranet: 'a terminé des sessions d’un élève',
    activateAcces: 'a activé ou désactivé un accès d’un élève',
    updateAcces: 'a changé les dates d’un accès d’un élève',
    deleteAccesFromEleve: 'a retiré un accès à un élève',
    editAccesDesEleves: 'a donné ou changé un accès d’élèves cochés',
    addAccesToEleve: 'a donné un accès à un élève',
    deliverAttestation: 'a délivré une attestation à un élève',
    sendAttestation: 'a renvoyé le mail d’une attestation à un élève',
    withdrawAttestation: 'a retiré une attestation à un élève',
    getAttestationPdfExtranet: 'a lu l’attestation d’un élève',
    getFacturePdfExtranet: 'a lu une facture d’un élève',
    exportEleves: 'a exporté la liste des élèves',
    importClasse: 'a importé un élève avec sa classe',
  },
  objets: {
    eleve: {
      un: 'élève',
      plusieurs: 'Élèves',
      lien: (id: number) => `/extranet/eleves/${id}`,
      disparu: 'effacé',
      champs: {
        classe: 'Classe',
        geste: 'Geste',
        actif: 'Actif',
        connexion: 'Connexion',
        facture: 'Facture',
      },
      decrits: ELEVE,
    },
  },
};
