export const paiementJournal = {
  phrases: {
    refundPaiement: 'a demandé ou noté un remboursement',
    checkPaiement: 'a interrogé le prestataire sur un paiement',
    settlePaiement: 'a noté un paiement comme réglé',
    givePaiement: 'a donné l’accès d’un paiement',
    winLitige: 'a noté l’argent d’un litige comme revenu',
    refuseRetractation: 'a refusé une rétractation',
    exportComptable: 'a exporté les factures d’un mois',
  },
  objets: {
    paiement: {
      un: 'paiement',
      plusieurs: 'Paiements',
      lien: (id: number) => `/extranet/paiements/${id}`,
    },
  },
};
