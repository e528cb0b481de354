import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../../socle/kernel/store.ts';
import plainStyles from '../../socle/ui/plain.module.css';

/** What a browser offers that can put the site among the applications; it can be taken once. */
interface Invitation extends Event {
  prompt: () => Promise<unknown>;
}

const invitation = createStore<Invitation | null>(null);

// It comes once, maybe before anything of ours stands on the page.
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    invitation.set(event as Invitation);
  });
  addEventListener('appinstalled', () => invitation.set(null));
}

const never = () => () => undefined;
/** Apple's browsers alone say so, and offer nothing: there the way is by their own menu. */
const isOnApple = () => (navigator as { standalone?: boolean }).standalone === false;

/** In a list of links: the site as an application, where this browser can have it. */
export function Installer() {
  const offered = useStore(invitation);
  const onApple = useSyncExternalStore(never, isOnApple, () => false);
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
        <p>Touche «&nbsp;Partager&nbsp;», puis «&nbsp;Sur l’écran d’accueil&nbsp;».</p>
      </details>
    </li>
  );
}
