export { type ClipOuvert, type Loupe, openClip } from './lecteur.ts';
