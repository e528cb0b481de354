import { useEffect } from 'react';
import { Navigate, Outlet, useParams } from 'react-router';
import { Chargement } from '../ui/Chargement.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { preloadConfirm } from './confirm.tsx';
import { type AccesUser, useSession } from './session.tsx';
import { preloadToasts } from './ToastHost.tsx';

/** The learner area: nobody else gets in. */
export function EleveOnly() {
  const { loading, connected, error, reload } = useSession();
  useEffect(() => {
    preloadConfirm();
    preloadToasts();
  }, []);
  if (loading) return <Chargement />;
  if (error) return <ErrorState error={error} retry={reload} />;
  if (!connected) return <Navigate to="/" replace />;
  return <Outlet />;
}

/** The connected learner's access of the address; null when there is none of that type. */
export function useAcces(type: AccesUser['type']): AccesUser | null {
  const { acces_id = '' } = useParams();
  const { accesList } = useSession();
  if (!/^\d+$/.test(acces_id)) return null;
  return accesList.find((a) => a.acces_id === Number(acces_id) && a.type === type) ?? null;
}
