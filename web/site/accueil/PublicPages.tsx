import { useEffect } from 'react';
import {
  type MetaFunction,
  Outlet,
  isRouteErrorResponse,
  useLocation,
  useRevalidator,
} from 'react-router';
import { useSession } from '../../eleve/compte/index.ts';
import { CallError, NetworkError } from '../../socle/kernel/errors.ts';
import { isByLink } from '../../socle/kernel/ownDocument.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { useOnline } from '../../socle/kernel/useOnline.ts';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { Offline } from '../../socle/ui/Offline.tsx';
import { titreOf } from '../../socle/kernel/referencement.ts';

export const meta: MetaFunction = ({ error }) =>
  error && !isAbsent(error) ? [{ title: titreOf('Une erreur est survenue') }] : [];

export default function PublicPages() {
  return (
    <>
      <Ancienne />
      <Outlet />
    </>
  );
}

function Ancienne() {
  const { connected } = useSession();
  const online = useOnline();
  return (
    connected && !online && <Offline>Cette page est telle qu’elle est arrivée en dernier.</Offline>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const shown = enMots(error);
  useComingBack(shown instanceof NetworkError, revalidate);
  if (isAbsent(error)) return <NotFound />;
  return <Failure error={shown} retry={revalidate} />;
}

const RETRY_MS = 10_000;

/** Retries when the network returns, and at intervals. A reload lets the worker answer. */
function useComingBack(lost: boolean, again: () => Promise<void>): void {
  const byLink = isByLink(useLocation());
  useEffect(() => {
    if (!lost) return;
    if (byLink && navigator.serviceWorker?.controller) return location.reload();
    const retry = () => void again();
    addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_MS);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [lost, again, byLink]);
}

const isAbsent = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** A page that did not load at all is a network failure. */
function enMots(error: unknown): unknown {
  if (isRouteErrorResponse(error)) return new CallError(error.status, {});
  return error instanceof TypeError ? new NetworkError(error) : error;
}
