export { compareNight } from './compareNight.ts';
