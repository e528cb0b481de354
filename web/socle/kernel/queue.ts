import type { QueryClient } from '@tanstack/react-query';
import { listen } from '../ui/listen.ts';
import { CallError } from './errors.ts';
import { readRegard } from './regard.ts';
import { askToPersist } from './persist.ts';
import { toast } from './toasts.ts';
import { notePrefixes } from './gardees.ts';
import {
  cleOf,
  isCleOf,
  keep,
  listKept,
  backoffMs,
  retryInMs,
  stockageAvecReste,
  stockageEnMemoire,
  sendAll,
  type IssueDEnvoi,
  type EnAttente,
  type Forme,
  type Received,
  type Stockage,
} from './enAttente.ts';

export interface EtatQueue<E extends EnAttente> {
  entries: E[];
  /** Failed tries in a row. */
  essais: number;
  /** Time of the next try, in milliseconds; null during one, or with an empty queue. */
  prochainEssai: number | null;
  /** Those that would be lost with the page. */
  fragiles: number;
  /** Those that the server accepts once `attendu` is done, a sentence. */
  retenues: readonly E[];
  attendu: string | null;
}

export const QUEUE_VIDE: EtatQueue<never> = {
  entries: [],
  essais: 0,
  prochainEssai: null,
  fragiles: 0,
  retenues: [],
  attendu: null,
};

export interface Denouement<E extends EnAttente, R> {
  entry: E;
  issue: Exclude<IssueDEnvoi, 'garder'>;
  received: Received<R>;
}

/** One kind of write that must reach the server, whenever the network returns. */
export interface Sorte<E extends EnAttente, R> {
  forme: Forme<E>;
  /** The browser's lock: one tab holds it, and sends. */
  verrou: string;
  /** False once this browser has lost the session, or has another learner's. */
  isStillThere: (user_id: number) => boolean;
  request: (entry: E, options: { signal: AbortSignal; keepalive: true }) => Promise<R>;
  /** Says in a sentence what has to happen before the server accepts it; undefined: a refusal. */
  waitsFor: (refus: CallError) => string | undefined;
  /**
   * Shows the outcome before the entry is deleted; a refusal already shown calls `reread` instead.
   * `dits` counts what was said in the same turn.
   */
  show: (
    client: QueryClient,
    denouement: Denouement<E, R>,
    dits: Map<string, number>,
  ) => void | Promise<void>;
  /** Title of the toast once `nombre` delayed entries have arrived. */
  rattrapees: (nombre: number) => string;
  /** Refetches what another tab or device has settled. */
  reread: (client: QueryClient, entry: E) => Promise<unknown>;
  /** Patches the offline cache with a new entry; `all` is the whole queue. */
  patch: (client: QueryClient, entry: E, all: readonly E[]) => Promise<void>;
  /** Refetches what delayed entries have changed on the server. */
  arrived: (client: QueryClient) => Promise<void>;
}

const REQUEST_MS = 15_000;
const LOCK_MS = 20_000;

/** One tab sends at a time. A frozen one delays by `LOCK_MS` at most: calls are idempotent. */
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

/** Staff who view the site as a learner send and store nothing. */
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

/** Stores each entry before sending it, and retries until the server decides. */
export function createQueue<E extends EnAttente, R>(
  sorte: Sorte<E, R>,
  user_id: number,
  client: QueryClient,
) {
  const { forme, verrou } = sorte;
  const stockage = stockageDuNavigateur();
  notePrefixes(forme.prefixes);
  let etat: EtatQueue<E> = { ...QUEUE_VIDE, entries: listKept(forme, stockage, user_id) };
  const holdPage = (leaving: BeforeUnloadEvent) => leaving.preventDefault();
  const isFragile = (entry: E) => stockage.isFragile?.(cleOf(forme, user_id, entry)) === true;
  let enCours: Promise<void> | null = null;
  let minuteur: ReturnType<typeof setTimeout> | undefined;
  let ouvertures = 0;
  let stop = () => {};
  /** True once an entry was delayed: a toast announces its arrival. */
  let retard = etat.entries.length > 0;
  /** By `performance.now`, which no change of the clock moves: Retry-After forbids a request. */
  let pasAvant = 0;
  let arrivees = 0;
  const listeners = new Set<() => void>();
  const temoins = new Set<(denouement: Denouement<E, R>) => void>();

  function change(partie: Partial<EtatQueue<E>> = {}) {
    const entries = listKept(forme, stockage, user_id);
    const fragiles = readRegard() ? 0 : entries.filter(isFragile).length;
    etat = { ...etat, ...partie, entries, fragiles };
    if (fragiles > 0 && ouvertures > 0) addEventListener('beforeunload', holdPage);
    else removeEventListener('beforeunload', holdPage);
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
      // The session has ended: the entry waits until its learner logs in again.
      const status = error.body.reconnexion === 1 ? null : error.status;
      const retenue = sorte.waitsFor(error);
      return { status, corps: null, refus: error, retenue, wait: error.retryAfter };
    }
  }

  async function drainOnce() {
    let latest: Pick<Received<R>, 'wait'> = {};
    let attendu: string | null = null;
    const sources = new Set<number>();
    const dits = new Map<string, number>();
    const sendAndNote = async (entry: E) => {
      const received = await send(entry);
      if (received.retenue !== undefined) {
        attendu = received.retenue;
        sources.add(forme.sourceOf(entry));
      }
      return (latest = received);
    };
    const fin = await alone(verrou, () =>
      sendAll(forme, stockage, user_id, sendAndNote, async (entry, issue, received) => {
        if (issue === 'enregistree') arrivees++;
        etat = { ...etat, essais: 0 };
        const denouement = { entry, issue, received };
        if (received.refus?.shown) await sorte.reread(client, entry).catch(() => undefined);
        else await sorte.show(client, denouement, dits);
        for (const temoin of temoins) temoin(denouement);
      }),
    ).catch(() => 'encore' as const);
    enCours = null;
    const retenues = listKept(forme, stockage, user_id).filter((entry) =>
      sources.has(forme.sourceOf(entry)),
    );
    etat = { ...etat, retenues, attendu };
    if (fin === 'encore') {
      retard = true;
      if (!readRegard()) void askToPersist({ reponses: true });
      etat = { ...etat, essais: etat.essais + 1 };
      pasAvant = performance.now() + (latest.wait ?? 0) * 1000;
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
      // An entry may have been added since the last reading of the list.
      if (etat.entries.length > 0) void drain();
    }
  }

  function drain(): Promise<void> {
    if (enCours) return enCours;
    clearTimeout(minuteur);
    if (listKept(forme, stockage, user_id).length === 0) return Promise.resolve();
    if (performance.now() < pasAvant) {
      schedule(pasAvant - performance.now());
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
    // The tab that stored it sends it; this one retries in case that tab closes.
    if (etat.entries.length > 0 && !enCours && etat.prochainEssai === null) schedule(backoffMs(2));
  };

  return {
    etat: () => etat,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `temoin` receives each entry that the server has accepted or refused. */
    observe(temoin: (denouement: Denouement<E, R>) => void) {
      temoins.add(temoin);
      return () => void temoins.delete(temoin);
    },
    give(entry: E) {
      keep(forme, stockage, user_id, entry);
      change({ essais: 0 });
      // Staff who view as a learner change nothing offline.
      if (!readRegard()) void sorte.patch(client, entry, etat.entries);
      void drain();
    },
    drain,
    /** Gives up what the server retains. */
    drop(retenues: readonly E[]) {
      for (const entry of retenues) stockage.removeItem(cleOf(forme, user_id, entry));
      change({ retenues: etat.retenues.filter((entry) => !retenues.includes(entry)) });
    },
    /** Sends only while a screen of the room is open: later somebody else may be logged in. */
    open() {
      if (ouvertures++ === 0) {
        const handlers = { online: onNetwork, storage: onStorage, visibilitychange: onReturn };
        stop = listen(window, handlers);
        void drain();
      }
      return () => {
        if (--ouvertures > 0) return;
        clearTimeout(minuteur);
        removeEventListener('beforeunload', holdPage);
        stop();
      };
    },
  };
}

export type Queue<E extends EnAttente, R> = ReturnType<typeof createQueue<E, R>>;
