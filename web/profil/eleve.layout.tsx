import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useGetAccesUser } from '../eleve/acces/index.ts';
import { Failure } from '../socle/kernel/Failure.tsx';
import { usePreloads } from '../socle/kernel/usePreloads.ts';
import { Chargement } from '../socle/ui/Chargement.tsx';
import { hasLeft, passedSuite, useSession } from '../eleve/compte/index.ts';
import type { Handle } from '../socle/kernel/referencement.ts';
import { StatutPaiement } from '../argent/paiement/index.ts';

export const handle = {
  noindex: true,
  cadre: 'eleve',
  lit: [
    ['getUser', {}],
    ['getAccesUser', {}],
  ],
} satisfies Handle;

export default function EleveOnly() {
  const { hasToken, loading, connected, error, reload } = useSession();
  const ici = useLocation();
  // A new object would restart the redirection.
  const suite = useMemo(() => (connected || hasLeft() ? null : passedSuite(ici)), [connected, ici]);
  const acces = useGetAccesUser({ enabled: hasToken });
  usePreloads();
  const failed = error ?? (hasToken && !acces.data ? acces.error : null);
  if (loading || (hasToken && acces.isPending)) return <Chargement />;
  if (failed)
    return <Failure error={failed} retry={() => Promise.all([reload(), acces.refetch()])} />;
  if (!connected) return <Navigate to="/" replace state={suite} />;
  return (
    <>
      <StatutPaiement />
      <Outlet />
    </>
  );
}
