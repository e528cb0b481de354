import { CONNECTIONS } from '../socle/db/postgres.ts';
import { COST, PLACES, inTurn } from '../socle/securite/password.ts';

export const FULL = { ...COST };
const LESS = { memory: 64, passes: 1 };

/** Importing this file makes hashes cheap; securite/password.test.ts checks the real cost. */
Object.assign(COST, LESS);

/** Each PostgreSQL connection is a process; the greediest test needs seven at once. */
Object.assign(CONNECTIONS, { max: 8 });

/** Fills the hashing queue except `left` places, until released. */
export function crowd({ left }: { left: number }) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const people = Array.from({ length: PLACES.atOnce + PLACES.waiting - left }, (_, n) =>
    inTurn(`stranger ${n}`, () => held),
  );
  return {
    async leave() {
      letGo();
      await Promise.all(people);
    },
  };
}

/** Real cost, for hashes that another process verifies. */
export async function atFullCost(job: () => Promise<void>): Promise<void> {
  Object.assign(COST, FULL);
  await job().finally(() => Object.assign(COST, LESS));
}
