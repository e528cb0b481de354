import type { QueryClient } from '@tanstack/react-query';
import { listen } from '../ui/listen.ts';
import { CallError } from './errors.ts';
import { readRegard } from './regard.ts';
import { askToPersist } from './persist.ts';
import { toast } from './toasts.ts';
import {
  isCleOf,
  keep,
  listKept,
  backoffMs,
  retryInMs,
  stockageAvecReste,
  stockageEnMemoire,
  sendAll,
  type Issue,
  type EnAttente,
  type Forme,
  type Received,
  type Stockage,
} from './enAttente.ts';

export interface EtatQueue<E extends EnAttente> {
  entries: E[];
  /** Failed tries in a row. */
  essais: number;
  /** When the next try comes, in milliseconds; null while one is under way or nothing waits. */
  prochainEssai: number | null;
}

export const QUEUE_VIDE: EtatQueue<never> = { entries: [], essais: 0, prochainEssai: null };

export interface Denouement<E extends EnAttente, R> {
  entry: E;
  issue: Exclude<Issue, 'garder'>;
  received: Received<R>;
}

/** One kind of what learners give and the server must have. */
export interface Sorte<E extends EnAttente, R> {
  forme: Forme<E>;
  /** One tab at a time holds this lock and sends. */
  verrou: string;
  /** Whether the session of this browser is still that learner's. */
  isStillThere: (user_id: number) => boolean;
  request: (entry: E, options: { signal: AbortSignal; keepalive: true }) => Promise<R>;
  /** Refusals that something else must lift first, besides the end of the session. */
  waitsFor?: (refus: CallError) => boolean;
  /** Runs before the entry is forgotten; a refusal already told is read again instead. */
  show: (client: QueryClient, denouement: Denouement<E, R>) => void | Promise<void>;
  /** The title once so many late ones have all arrived. */
  rattrapees: (nombre: number) => string;
  /** Another tab or device has dealt with it. */
  reread: (client: QueryClient, entry: E) => Promise<unknown>;
  /** Shows a new one in what is seen without a network; `all` wait. */
  note: (client: QueryClient, entry: E, all: readonly E[]) => Promise<void>;
  /** Late ones have changed what the server says. */
  arrived: (client: QueryClient) => Promise<void>;
}

const REQUEST_MS = 15_000;
const LOCK_MS = 20_000;

/** One tab sends at a time; sending twice is harmless, so a frozen tab only delays. */
async function alone<T>(verrou: string, job: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return job();
  let begun = false;
  try {
    return await navigator.locks.request(verrou, { signal: AbortSignal.timeout(LOCK_MS) }, () => {
      begun = true;
      return job();
    });
  } catch (cause) {
    if (begun) throw cause;
    return job();
  }
}

/** Staff who look on as a learner send nothing and leave nothing behind. */
function stockageDuNavigateur(): Stockage {
  if (readRegard()) return stockageEnMemoire();
  try {
    return stockageAvecReste(localStorage);
  } catch {
    return stockageEnMemoire();
  }
}

export const keptOf = <E extends EnAttente>(forme: Forme<E>, user_id: number): E[] =>
  listKept(forme, stockageDuNavigateur(), user_id);

/** Keeps each entry first, then sends it until the server has spoken. */
export function createQueue<E extends EnAttente, R>(
  sorte: Sorte<E, R>,
  user_id: number,
  client: QueryClient,
) {
  const { forme, verrou } = sorte;
  const stockage = stockageDuNavigateur();
  let etat: EtatQueue<E> = { ...QUEUE_VIDE, entries: listKept(forme, stockage, user_id) };
  let enCours: Promise<void> | null = null;
  let minuteur: ReturnType<typeof setTimeout> | undefined;
  let ouvertures = 0;
  let stop = () => {};
  /** Answers have had to wait: their arrival is worth a word. */
  let retard = etat.entries.length > 0;
  /** The server asked to be left alone until then, in milliseconds. */
  let pasAvant = 0;
  let arrivees = 0;
  const listeners = new Set<() => void>();
  const temoins = new Set<(denouement: Denouement<E, R>) => void>();

  function change(partie: Partial<EtatQueue<E>> = {}) {
    etat = { ...etat, ...partie, entries: listKept(forme, stockage, user_id) };
    for (const listener of listeners) listener();
  }

  function schedule(pause: number) {
    clearTimeout(minuteur);
    if (ouvertures === 0) return;
    minuteur = setTimeout(drain, pause);
    change({ prochainEssai: Date.now() + pause });
  }

  async function send(entry: E): Promise<Received<R>> {
    if (!sorte.isStillThere(user_id)) return { status: null, corps: null };
    try {
      const signal = AbortSignal.timeout(REQUEST_MS);
      return { status: 200, corps: await sorte.request(entry, { signal, keepalive: true }) };
    } catch (error) {
      if (!(error instanceof CallError)) return { status: null, corps: null };
      // The session is over, not what was given: it goes when its learner is connected again.
      const waits = error.body.reconnexion === 1 || sorte.waitsFor?.(error);
      const status = waits ? null : error.status;
      return { status, corps: null, refus: error, wait: error.retryAfter };
    }
  }

  async function drainOnce() {
    let latest: Pick<Received<R>, 'wait'> = {};
    const mark = async (entry: E) => (latest = await send(entry));
    const fin = await alone(verrou, () =>
      sendAll(forme, stockage, user_id, mark, async (entry, issue, received) => {
        if (issue === 'enregistree') arrivees++;
        etat = { ...etat, essais: 0 };
        const denouement = { entry, issue, received };
        if (received.refus?.shown) await sorte.reread(client, entry).catch(() => undefined);
        else await sorte.show(client, denouement);
        for (const temoin of temoins) temoin(denouement);
      }),
    ).catch(() => 'encore' as const);
    enCours = null;
    if (fin === 'encore') {
      retard = true;
      if (!readRegard()) askToPersist();
      etat = { ...etat, essais: etat.essais + 1 };
      pasAvant = Date.now() + (latest.wait ?? 0) * 1000;
      schedule(retryInMs(etat.essais, latest));
      change();
    } else {
      change({ essais: 0, prochainEssai: null });
      if (retard && arrivees > 0) {
        toast({ kind: 'success', title: sorte.rattrapees(arrivees), sujet: verrou });
        void sorte.arrived(client);
      }
      retard = false;
      arrivees = 0;
      // Given between the last look at the list and now.
      if (etat.entries.length > 0) void drain();
    }
  }

  function drain(): Promise<void> {
    if (enCours) return enCours;
    clearTimeout(minuteur);
    if (listKept(forme, stockage, user_id).length === 0) return Promise.resolve();
    if (Date.now() < pasAvant) {
      schedule(pasAvant - Date.now());
      return Promise.resolve();
    }
    enCours = drainOnce();
    change({ prochainEssai: null });
    return enCours;
  }

  const onNetwork = () => {
    etat = { ...etat, essais: 0 };
    void drain();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') void drain();
  };
  const onStorage = async (evenement: StorageEvent) => {
    if (evenement.key !== null && !isCleOf(forme, user_id, evenement.key)) return;
    const partie = evenement.newValue === null ? forme.read(evenement.oldValue) : null;
    if (partie) await sorte.reread(client, partie).catch(() => undefined);
    change();
    // The tab that keeps it sends it; this one makes sure, should that one be closed.
    if (etat.entries.length > 0 && !enCours && etat.prochainEssai === null) schedule(backoffMs(2));
  };

  return {
    etat: () => etat,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Told of every answer whose fate is known. */
    observe(temoin: (denouement: Denouement<E, R>) => void) {
      temoins.add(temoin);
      return () => void temoins.delete(temoin);
    },
    give(entry: E) {
      keep(forme, stockage, user_id, entry);
      change({ essais: 0 });
      // Staff who look on have done nothing.
      if (!readRegard()) void sorte.note(client, entry, etat.entries);
      void drain();
    },
    drain,
    /** Sends only while a screen of the room is open: nobody else may be connected afterwards. */
    open() {
      if (ouvertures++ === 0) {
        const handlers = { online: onNetwork, storage: onStorage, visibilitychange: onReturn };
        stop = listen(window, handlers);
        void drain();
      }
      return () => {
        if (--ouvertures > 0) return;
        clearTimeout(minuteur);
        stop();
      };
    },
  };
}

export type Queue<E extends EnAttente, R> = ReturnType<typeof createQueue<E, R>>;
