// Reads
export { offerQuestions } from './offertes.queries.ts';
export { listSemaines } from './semaine.ts';
export {
  avancementOfSerie,
  countSeriesByAcces,
  listListesById,
  isOffered,
  listQuestionsOfAcces,
  listQuestionsOfOthers,
  listSeries,
  listSeriesAVoir,
  listThemes,
  VEDETTES,
} from './series.queries.ts';
export {
  findAccueil,
  findThemeEntier,
  listThemesByMots,
  holdTheme,
  isAccueil,
  listAccesOfThemes,
  listQuestionsAccueil,
  listQuestionsOfThemes,
  listThemesOfQuestions,
  listThemesThere,
  type Theme,
  versionOf,
} from './themes.queries.ts';
export { listThemesOfAcces } from './themesOfAcces.queries.ts';

// Writes
export { leaveOutOfSerie, putBackInSeries, restoreTheme } from './restore.ts';
export { addThemeRow, removeFromSeries, removeTheme, saveTheme } from './saveTheme.ts';
export { removeThemeOfAcces, setThemesOfAcces } from './themesOfAcces.writes.ts';
