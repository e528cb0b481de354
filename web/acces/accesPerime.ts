import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { PassedMessage } from '../kernel/passedMessage.ts';
import { useReloadAcces } from './acces.calls.ts';

const ACCES_PERIME: PassedMessage = {
  kind: 'error',
  title: 'Accès périmé',
  message:
    'La date de validité de votre accès est arrivé à échéance. Pour continuer, veuillez renouveler celui-ci.',
};

/** What every screen does with a 400: back to the accesses, with the reason. */
export function useAccesPerime(): () => void {
  const navigate = useNavigate();
  const reload = useReloadAcces();
  return useCallback(() => {
    void reload();
    void navigate('/mon-profil', { replace: true, state: { message: ACCES_PERIME } });
  }, [navigate, reload]);
}
