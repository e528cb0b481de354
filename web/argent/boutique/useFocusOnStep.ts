import { useEffect, useRef } from 'react';
import { focusHeading } from '../../socle/ui/focusHeading.ts';

/** Steps share a path, so focus moves by hand; `toTop` where no link scrolls. */
export function useFocusOnStep(step: string | null, { toTop = false } = {}): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (toTop) window.scrollTo({ top: 0 });
    focusHeading();
  }, [step, toTop]);
}
