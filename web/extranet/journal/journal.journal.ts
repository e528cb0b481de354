export const journalJournal = {
  phrases: {
    undo: 'a annulé ce qu’il venait de faire',
    restoreDeleted: 'a rétabli depuis la corbeille',
  },
  objets: {},
};
