import { demande } from './preuve.ts';
import { useStore } from './store.ts';
import { useLate } from './useLate.ts';

const load = () => import('./PreuveModal.tsx').then((module) => module.PreuveModal);

/** Its code is loaded with the first call that is refused. */
export function PreuveHost() {
  const asked = useStore(demande);
  const { Component, ready } = useLate(load, asked !== null, () => asked?.settle(false));
  return Component && <Component asked={ready ? asked : null} />;
}
