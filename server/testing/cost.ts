import { CONNECTIONS } from '../socle/db/postgres.ts';
import { COST, PLACES, inTurn } from '../socle/securite/password.ts';

/** What a server computes with. */
export const FULL = { ...COST };
const LESS = { memory: 64, passes: 1 };

/** Rules are the same whatever a password costs; the real cost is checked in kernel/password.test.ts. */
Object.assign(COST, LESS);

/** Each is a process that learns the tables anew. A race wants two; the step that waits for most has seven at once. */
Object.assign(CONNECTIONS, { max: 8 });

/**
 * As many strangers at once as leave so few places where a password waits for its turn; none of them
 * goes before they are let go.
 */
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

/** Runs what another process will look at. */
export async function atFullCost(job: () => Promise<void>): Promise<void> {
  Object.assign(COST, FULL);
  await job().finally(() => Object.assign(COST, LESS));
}
