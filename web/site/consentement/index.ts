// Parts
export { Bandeau } from './Bandeau.tsx';
export { MesChoix } from './MesChoix.tsx';

// Rules
export { aucunAccord, MARQUE_CONSENTEMENT, NOM_COOKIE, writeChoix } from './choix.ts';
