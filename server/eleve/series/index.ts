// Reads
export { countSeriesByAcces, listSeriesAVoir } from './aCompleter.queries.ts';
export { offerQuestions } from './offertes.queries.ts';
export { listSemaines } from './semaine.queries.ts';
export {
  avancementOf,
  findListes,
  isOffered,
  listQuestionsOfAcces,
  listQuestionsOfOthers,
  listSeries,
  listThemes,
  VEDETTES,
} from './series.queries.ts';
export {
  findAccueil,
  findThemeEntier,
  findThemesByMots,
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
export { removeFromSeries } from './removeFromSeries.ts';
export { putBackInSeries, restoreTheme } from './restoreTheme.ts';
export { addThemeRow, removeTheme, saveTheme } from './saveTheme.ts';
export { removeThemeOfAcces, setThemesOfAcces } from './themesOfAcces.ts';
