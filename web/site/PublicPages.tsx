import { useEffect } from 'react';
import { type MetaFunction, Outlet, isRouteErrorResponse, useRevalidator } from 'react-router';
import { CallError, NetworkError } from '../kernel/errors.ts';
import { Failure } from '../kernel/Failure.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { titreOf } from '../kernel/referencement.ts';

export const meta: MetaFunction = ({ error }) =>
  error && !isAbsent(error) ? [{ title: titreOf('Une erreur est survenue') }] : [];

/** What is open to everybody, rendered on the server. */
export default function PublicPages() {
  return <Outlet />;
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

/** What the network has not brought is asked for again, when it comes back and in between. */
function useComingBack(lost: boolean, again: () => Promise<void>): void {
  useEffect(() => {
    if (!lost) return;
    const retry = () => void again();
    addEventListener('online', retry);
    const timer = setInterval(retry, ENCORE);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [lost, again]);
}

const isAbsent = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** A page that did not come at all is the network's doing. */
function enMots(error: unknown): unknown {
  if (isRouteErrorResponse(error)) return new CallError(error.status, {});
  return error instanceof TypeError ? new NetworkError(error) : error;
}
