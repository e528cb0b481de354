import { COST } from '../kernel/password.ts';

const FULL = { ...COST };
const LESS = { memory: 64, passes: 1 };

/** Rules are the same whatever a password costs; the real cost is checked in kernel/password.test.ts. */
Object.assign(COST, LESS);

/** Runs what needs passwords to take their time. */
export async function atFullCost(job: () => Promise<void>): Promise<void> {
  Object.assign(COST, FULL);
  await job().finally(() => Object.assign(COST, LESS));
}
