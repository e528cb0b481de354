// Parts
export { Bandeau } from './Bandeau.tsx';
export { MesChoix } from './MesChoix.tsx';

// Rules
export { MARQUE_CONSENTEMENT } from './choix.ts';
