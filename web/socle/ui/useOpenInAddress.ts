import { useEffect, useRef } from 'react';
import { useAddress } from './useAddress.ts';

/** Waits for `ready`, because content loading above would push the row out of sight. */
export function useOpenInAddress(
  name: string,
  open: number | null,
  pick: (id: number | null) => void,
  ready: boolean,
): void {
  const { search, change } = useAddress();
  const wanted = /^[1-9]\d{0,9}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : null;
  const known = useRef(open);

  useEffect(() => {
    if (!ready) return;
    if (wanted !== known.current) pick(wanted);
    known.current = wanted;
    // oxlint-disable-next-line react/exhaustive-deps -- only another address opens another
  }, [wanted, ready]);

  useEffect(() => {
    if (open === known.current) return;
    known.current = open;
    change(
      (wanted) => {
        if (open === null) wanted.delete(name);
        else wanted.set(name, `${open}`);
      },
      { replace: true },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- only another row changes the address
  }, [open]);
}
