export { holdLigne, takeBack } from './takeBack.ts';
export { forgetObjets } from './forgetObjets.ts';
