export { forgetObjet } from './forgetObjet.ts';
