// Rules
export { servePartage } from './partage.ts';
