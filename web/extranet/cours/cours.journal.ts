export const coursJournal = {
  phrases: {
    addModule: 'a ajouté un module',
    editModule: 'a modifié un module',
    deleteModule: 'a supprimé un module',
    addChapitre: 'a ajouté un chapitre',
    editChapitre: 'a modifié un chapitre',
    deleteChapitre: 'a supprimé un chapitre',
    uploadImages: 'a ajouté des images à un chapitre',
    deleteImage: 'a supprimé une image d’un chapitre',
  },
  objets: {
    module: {
      un: 'module',
      plusieurs: 'Modules',
      lien: (id: number) => `/extranet/modules?module=${id}`,
    },
    chapitre: {
      un: 'chapitre',
      plusieurs: 'Chapitres',
      lien: (id: number) => `/extranet/chapitres?chapitre=${id}`,
    },
  },
};
