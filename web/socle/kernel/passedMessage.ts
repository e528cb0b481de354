import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface PassedMessage {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  message?: string;
  /** Shown until this access has a result after that moment, in milliseconds. */
  attend?: { acces_user_id: number; depuis: number };
}

export function usePassedMessage(): { message: PassedMessage | null; dismiss: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { message?: PassedMessage } | null;
  const dismiss = useCallback(() => {
    void navigate(location.pathname + location.search, { replace: true, state: null });
  }, [navigate, location.pathname, location.search]);
  return { message: state?.message ?? null, dismiss };
}
