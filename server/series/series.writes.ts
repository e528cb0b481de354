export { removeFromSeries } from './removeFromSeries.ts';
