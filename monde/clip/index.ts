export { type ClipOuvert, openClip } from './lecteur.ts';
