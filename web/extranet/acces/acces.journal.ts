export const accesJournal = {
  phrases: {
    addAcces: 'a ajouté un accès',
    editAcces: 'a modifié un accès',
    deleteAcces: 'a supprimé un accès',
    linkModules: 'a lié ou ordonné les modules d’un accès',
    linkThemes: 'a lié ou ordonné les séries d’un accès',
    unlinkModule: 'a retiré un module d’un accès',
    unlinkTheme: 'a retiré une série d’un accès',
  },
  objets: {
    acces: {
      un: 'accès',
      plusieurs: 'Accès',
      lien: (id: number) => `/extranet/acces?acces=${id}`,
      champs: { libelle: 'Libellé', libelleImage: 'Bannière' },
    },
  },
};
