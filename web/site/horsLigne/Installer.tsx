import { useSyncExternalStore } from 'react';
import { isSurOnglet } from '../../socle/kernel/persist.ts';
import { createStore, useStore } from '../../socle/kernel/store.ts';
import plainStyles from '../../socle/ui/plain.module.css';

interface Invitation extends Event {
  prompt: () => Promise<unknown>;
}

const invitation = createStore<Invitation | null>(null);

// It fires once, maybe before anything is mounted.
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    invitation.set(event as Invitation);
  });
  addEventListener('appinstalled', () => invitation.set(null));
}

const never = () => () => undefined;
export function Installer() {
  const offered = useStore(invitation);
  // Only its own menu installs.
  const onApple = useSyncExternalStore(never, isSurOnglet, () => false);
  if (offered)
    return (
      <li>
        <button
          type="button"
          className={plainStyles.link}
          onClick={() => {
            invitation.set(null);
            void offered.prompt();
          }}
        >
          Installer
        </button>
      </li>
    );
  if (!onApple) return null;
  return (
    <li>
      <details>
        <summary>Installer</summary>
        <p className={plainStyles.spaced}>
          Touche «&nbsp;Partager&nbsp;», puis «&nbsp;Sur l’écran d’accueil&nbsp;».
        </p>
      </details>
    </li>
  );
}
