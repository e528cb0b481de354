import type { Plan, Vu } from '../plan/plan.ts';

export function moiOf(plan: Plan): Vu {
  const moi = plan.objets.find((o): o is Vu => o.genre === 'usager' && o.moi);
  if (!moi) throw new Error('La vue du conducteur demande un usager « moi ».');
  return moi;
}
