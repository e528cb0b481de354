import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router';

/** Pending query: a later navigation replaces a pending one, so changes must build on it. */
let coming: { from: string; search: URLSearchParams } | null = null;

export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, pathname } = useLocation();
  // `useNavigation` lags by a render.
  const router = useContext(DataRouterContext)?.router;
  /** A filter written now would cancel the navigation. */
  function isLeaving(): boolean {
    const next = router?.state.navigation.location;
    return next !== undefined && next.pathname !== pathname;
  }

  function change(job: (search: URLSearchParams) => void, { replace }: { replace: boolean }): void {
    if (isLeaving()) return;
    const wanted = new URLSearchParams(coming?.from === key ? coming.search : search);
    job(wanted);
    coming = { from: key, search: wanted };
    setSearch(wanted, { replace, preventScrollReset: replace });
  }

  return { search, change };
}
