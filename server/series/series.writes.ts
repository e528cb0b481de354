export { removeFromSeries } from './removeFromSeries.ts';
export { removeThemeOfAcces, setThemesOfAcces } from './themesOfAcces.ts';
