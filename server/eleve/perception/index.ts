// Reads
export { countClips } from './clips.ts';
export { listProgres } from './progres.ts';
export { videosOf } from './perception.queries.ts';

// Writes
export { erasePerception } from './perception.queries.ts';
export { saveClips, saveLecons } from './contenu.writes.ts';
