export { holdLigne, takeBack } from './takeBack.ts';
export { forgetObjet } from './forgetObjet.ts';
