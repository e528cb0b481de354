export const questionsJournal = {
  phrases: {
    restoreVersion: 'a repris une ancienne version d’une question',
    setEnsuite: 'a dit ce que devient une question au changement de code',
  },
  objets: {},
};
