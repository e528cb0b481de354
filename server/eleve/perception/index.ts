// Reads
export { countClips } from './clips.ts';
export { videosOf } from './perception.queries.ts';

// Writes
export { erasePerception } from './perception.queries.ts';
export { saveLecons } from './lecons.ts';
export { saveClips } from './saveClips.ts';
