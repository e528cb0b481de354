export { anonymise } from './anonymise.ts';
export { effacer } from './effacer.ts';
