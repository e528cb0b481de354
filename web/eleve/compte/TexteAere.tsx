import { useEffect } from 'react';
import { useSession } from './session.ts';

/** The whole page, dialogs too, follows the account. */
export function TexteAere() {
  const { user } = useSession();
  const aere = user !== null && user !== 'Empty' && user.texteAere === 1;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-aere', aere);
  }, [aere]);
  return null;
}
