export const coursJournal = {
  phrases: {
    addChapitre: 'a ajouté un chapitre',
    editChapitre: 'a modifié un chapitre',
    deleteChapitre: 'a supprimé un chapitre',
    uploadImages: 'a ajouté des images à un chapitre',
    deleteImage: 'a supprimé une image d’un chapitre',
  },
  objets: {
    chapitre: {
      un: 'chapitre',
      plusieurs: 'Chapitres',
      lien: (id: number) => `/extranet/chapitres?chapitre=${id}`,
      champs: { libelle: 'Libellé', listeQuestions: 'Questions' },
    },
  },
};
