export const contenuJournal = {
  phrases: {
    exportContenu: 'a téléchargé le contenu',
    importContenu: 'a changé par une archive',
  },
  objets: {
    contenu: {
      un: 'contenu',
      plusieurs: 'Contenu',
      lien: () => '/extranet/contenu',
      champs: { nombre: 'Questions' },
    },
  },
};
