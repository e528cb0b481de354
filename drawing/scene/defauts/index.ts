import { planDessine } from '../planDessine.ts';
import type { Plan } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import type { Defaut } from './dire.ts';
import { ensembles } from './ensembles.ts';
import { surLePlan } from './surLePlan.ts';
import { surLesAttentes, surLesBandes } from './surLesAttentes.ts';

export const defautsScene = (
  scene: Scene,
  jour: string,
  plan: Plan = planDessine(scene, jour),
): Defaut[] => [
  ...ensembles(plan),
  ...surLesAttentes(scene),
  ...surLesBandes(scene),
  ...surLePlan(plan, scene),
];
