export { removeFromSeries } from './removeFromSeries.ts';
export { putBackInSeries, restoreTheme } from './restoreTheme.ts';
export { removeThemeOfAcces, setThemesOfAcces } from './themesOfAcces.ts';
export { addThemeRow, removeTheme, saveTheme } from './saveTheme.ts';
