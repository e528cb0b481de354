import { demande } from './preuve.ts';
import { useStore } from './store.ts';
import { tellFailure } from './tellFailure.ts';
import { useLate } from './useLate.ts';

const load = () => import('./PreuveModal.tsx').then((module) => module.PreuveModal);

export function PreuveHost() {
  const asked = useStore(demande);
  const { Component, ready } = useLate(load, asked !== null, (cause) => {
    tellFailure(cause, 'session');
    asked?.settle(false);
  });
  return Component && <Component asked={ready ? asked : null} />;
}
