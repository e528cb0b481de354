// Rules
export {
  dueOf,
  isErreur,
  isJuste,
  type Memoire,
  minuteOf,
  rappelOf,
  type Souvenir,
  souvenirAfter,
} from './souvenir.ts';

// Reads
export { findMemoire } from './memoire.queries.ts';

// Writes
export { eraseMemoire, fillMemoire, learn, remember } from './memoire.writes.ts';
