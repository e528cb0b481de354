export const statistiquesJournal = {
  phrases: {
    settleConstat: 'a jugé un constat de la sentinelle',
    reopenConstat: 'a repris un constat de la sentinelle',
  },
  objets: {
    constat: {
      un: 'constat',
      plusieurs: 'Constats',
      lien: () => '/extranet/sentinelle?regles=1',
      champs: { constat: 'Constat', question: 'Question', serie: 'Série', etat: 'État' },
    },
  },
};
