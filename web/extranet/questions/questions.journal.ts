export const questionsJournal = {
  phrases: {
    addQuestion: 'a ajouté une question',
    editQuestion: 'a modifié une question',
    deleteQuestion: 'a supprimé une question',
    restoreVersion: 'a repris une ancienne version d’une question',
  },
  objets: {
    question: {
      un: 'question',
      plusieurs: 'Questions',
      lien: (id: number) => `/extranet/questions?question=${id}`,
    },
  },
};
