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

/** What is open to everybody, rendered on the server. */
export default function PublicPages() {
  return (
    <>
      <Ancienne />
      <Outlet />
    </>
  );
}

/** Where a worker may have kept it: what is said here may have changed since. */
function Ancienne() {
  const { connected } = useSession();
  const online = useOnline();
  return (
    connected && !online && <Offline>Cette page est telle qu’elle est arrivée en dernier.</Offline>
  );
}

/** The bar and the foot of the page stay: there is a way on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const shown = enMots(error);
  useComingBack(shown instanceof NetworkError, revalidate);
  if (isAbsent(error)) return <NotFound />;
  return <Failure error={shown} retry={revalidate} />;
}

/** In milliseconds. */
const ENCORE = 10_000;

/**
 * What the network has not brought is asked for again, when it comes back and in between. A worker has the
 * page that a link could not bring, or words in its place.
 */
function useComingBack(lost: boolean, again: () => Promise<void>): void {
  const byLink = isByLink(useLocation());
  useEffect(() => {
    if (!lost) return;
    if (byLink && navigator.serviceWorker?.controller) return location.reload();
    const retry = () => void again();
    addEventListener('online', retry);
    const timer = setInterval(retry, ENCORE);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [lost, again, byLink]);
}

const isAbsent = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** A page that did not come at all is the network's doing. */
function enMots(error: unknown): unknown {
  if (isRouteErrorResponse(error)) return new CallError(error.status, {});
  return error instanceof TypeError ? new NetworkError(error) : error;
}
