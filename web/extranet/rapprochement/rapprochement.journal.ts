export const rapprochementJournal = {
  phrases: {
    compareMouvements: 'a comparé nos paiements à ceux d’un prestataire',
    takeOverEcart: 'a repris d’un paiement ce que dit son prestataire',
    settleEcart: 'a noté un écart de paiement comme réglé',
  },
  objets: {
    rapprochement: {
      un: 'rapprochement',
      plusieurs: 'Rapprochements',
      lien: () => '/extranet/rapprochement',
      champs: { mois: 'Mois' },
    },
    ecart: {
      un: 'écart',
      plusieurs: 'Écarts de paiement',
      lien: () => '/extranet/rapprochement?regles=1',
    },
  },
};
