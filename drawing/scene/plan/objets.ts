import type { Plan, Poste, Vu } from './plan.ts';

export const usagersOf = ({ objets }: Plan): Vu[] => objets.filter((o) => o.genre === 'usager');
export const postesOf = ({ objets }: Plan): Poste[] => objets.filter((o) => o.genre === 'poteau');
