export const accesJournal = {
  phrases: {
    linkModules: 'a lié ou ordonné les modules d’un accès',
    linkThemes: 'a lié ou ordonné les séries d’un accès',
    unlinkModule: 'a retiré un module d’un accès',
    unlinkTheme: 'a retiré une série d’un accès',
  },
  objets: {},
};
