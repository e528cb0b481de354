export { EleveOnly as default } from './guards.tsx';

/** Nobody finds a learner's page by a search. */
export const handle = { noindex: true };
