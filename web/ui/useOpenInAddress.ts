import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What is open stands in the address, under `name`: a link opens it, and loading the page again too.
 * `open` is what is open now, and `pick` opens another, or nothing.
 */
export function useOpenInAddress(
  name: string,
  open: number | null,
  pick: (id: number | null) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const wanted = /^[1-9]\d{0,9}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : null;
  const known = useRef(open);

  useEffect(() => {
    if (wanted !== known.current) pick(wanted);
    known.current = wanted;
    // oxlint-disable-next-line react/exhaustive-deps -- only another address opens another
  }, [wanted]);

  useEffect(() => {
    if (open === known.current) return;
    known.current = open;
    setSearch(
      (now) => {
        if (open === null) now.delete(name);
        else now.set(name, `${open}`);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- only another row changes the address
  }, [open]);
}
