import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EnAttente } from './enAttente.ts';
import { createQueue, QUEUE_VIDE, type Queue, type Sorte } from './queue.ts';

const nothing = () => () => undefined;

/** The queue sends while a screen that calls the hook is mounted. */
export function useQueueOf<E extends EnAttente, R>(sorte: Sorte<E, R>) {
  const queues = new Map<number, Queue<E, R>>();

  function queueOf(user_id: number, client: QueryClient): Queue<E, R> {
    const queue = queues.get(user_id) ?? createQueue(sorte, user_id, client);
    queues.set(user_id, queue);
    return queue;
  }

  return function useQueue(user_id: number) {
    const client = useQueryClient();
    const queue = useMemo(
      () => (typeof window === 'undefined' ? null : queueOf(user_id, client)),
      [user_id, client],
    );
    const etat = useSyncExternalStore(
      queue?.subscribe ?? nothing,
      queue?.etat ?? (() => QUEUE_VIDE),
      () => QUEUE_VIDE,
    );
    useEffect(() => queue?.open(), [queue]);
    /** Sends now, and resolves to the entries that remain. */
    const save = useCallback(async () => {
      await queue?.drain();
      return queue?.etat().entries ?? [];
    }, [queue]);
    return { ...etat, queue, save, drop: () => queue?.drop(etat.retenues) };
  };
}
