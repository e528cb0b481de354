export const seriesJournal = {
  phrases: {
    addTheme: 'a ajouté une série',
    editTheme: 'a modifié une série',
    deleteTheme: 'a supprimé une série',
  },
  objets: {
    theme: {
      un: 'série',
      plusieurs: 'Séries',
      lien: (id: number) => `/extranet/themes?serie=${id}`,
      champs: { libelle: 'Libellé', acces: 'Produits' },
    },
  },
};
