export const classesJournal = {
  phrases: {
    addInscrits: 'a mis des élèves dans une classe',
    removeInscrit: 'a retiré un élève d’une classe',
  },
  objets: {},
};
