export const questionsJournal = {
  phrases: { restoreVersion: 'a repris une ancienne version d’une question' },
  objets: {},
};
