import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router';

/** What the address is about to be: a navigation takes a moment, and one that comes after it replaces it. */
let coming: { from: string; search: URLSearchParams } | null = null;

/**
 * What stands behind the `?` of the address, and how it is changed there: by whoever changes it on
 * top of what others have just changed.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, pathname } = useLocation();
  // `useNavigation` says it a render later, which on a slow machine is too late.
  const router = useContext(DataRouterContext)?.router;
  /** On the way to another screen: a filter that is written now would lead back to this one. */
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
