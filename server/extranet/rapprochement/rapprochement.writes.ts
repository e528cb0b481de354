export { compareNight } from './compareNight.ts';
export { forgetRaisons } from './forgetRaisons.ts';
