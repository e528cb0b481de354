import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { toast } from '../../socle/kernel/toasts.ts';
import { keepPlace } from './cours.calls.ts';
import type { Adresse } from './adresses.ts';

/** Only a paragraph at which scrolling pauses this long is recorded. */
const DEBOUNCE_MS = 1500;
/** Bars cover what is above. */
const TOP_PX = 120;

/** Index of the top visible paragraph; the number of paragraphs: past the text. */
function placeIn(texte: HTMLElement): number {
  const { children } = texte;
  for (let at = 0; at < children.length; at++)
    if (children[at]!.getBoundingClientRect().bottom > TOP_PX) return at;
  return children.length;
}

/** Restores and records the reader's paragraph, across devices. `depart` 0: the beginning. */
export function usePlace(
  texte: RefObject<HTMLDivElement | null>,
  { adresse, depart, actif }: { adresse: Adresse; depart: number; actif: boolean },
): void {
  const client = useQueryClient();
  const kept = useRef(depart);
  const begun = useRef(false);
  const where = useRef(adresse);
  useEffect(() => {
    if (begun.current || !actif) return;
    begun.current = true;
    if (depart === 0 || !texte.current) return;
    const { children } = texte.current;
    const there = children[depart] ?? texte.current.nextElementSibling;
    there?.scrollIntoView({ block: 'start' });
    toast({ kind: 'info', title: 'Tu reprends là où tu en étais', sujet: 'place' });
  }, [texte, depart, actif]);

  useEffect(() => {
    if (!actif) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!texte.current?.isConnected) return;
      const place = placeIn(texte.current);
      if (place === kept.current) return;
      kept.current = place;
      void keepPlace(client, where.current, place);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(save, DEBOUNCE_MS);
    };
    const onHide = () => {
      if (timer !== undefined) save();
    };
    addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [texte, actif, client]);
}
