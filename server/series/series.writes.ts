export { removeFromSeries } from './removeFromSeries.ts';
export { addThemeRow, removeTheme, saveTheme } from './saveTheme.ts';
