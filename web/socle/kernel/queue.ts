import type { QueryClient } from '@tanstack/react-query';
import { CallError } from './errors.ts';
import { readRegard } from './regard.ts';
import { askToPersist } from './persist.ts';
import { toast } from './toasts.ts';
import {
  isCleOf,
  keep,
  listKept,
  pauseAfter,
  pauseAvant,
  stockageAvecReste,
  stockageEnMemoire,
  emptyQueue,
  type Envoi,
  type Issue,
  type EnAttente,
  type Forme,
  type Stockage,
} from './enAttente.ts';

export interface EtatQueue<E extends EnAttente> {
  reponses: E[];
  /** Failed tries in a row. */
  essais: number;
  /** When the next try comes, in milliseconds; null while one is under way or nothing waits. */
  prochainEssai: number | null;
}

export const QUEUE_VIDE: EtatQueue<never> = { reponses: [], essais: 0, prochainEssai: null };

export interface Denouement<E extends EnAttente, R> {
  reponse: E;
  issue: Exclude<Issue, 'garder'>;
  envoi: Envoi<R>;
}

/** One kind of what learners give and the server must have. */
export interface Sorte<E extends EnAttente, R> {
  forme: Forme<E>;
  /** One tab at a time holds this lock and sends. */
  verrou: string;
  /** Whether the session of this browser is still that learner's. */
  isStillThere: (user_id: number) => boolean;
  request: (envoi: E, options: { signal: AbortSignal; keepalive: true }) => Promise<R>;
  /** Refusals that something else must lift first, besides the end of the session. */
  waitsFor?: (refus: CallError) => boolean;
  /** Runs before the entry is forgotten; a refusal already told is read again instead. */
  show: (client: QueryClient, denouement: Denouement<E, R>) => void | Promise<void>;
  /** The title once so many late ones have all arrived. */
  rattrapees: (nombre: number) => string;
  /** Another tab or device has dealt with it. */
  reread: (client: QueryClient, envoi: E) => Promise<unknown>;
  /** Shows a new one in what is seen without a network; `envois` has all that wait. */
  note: (client: QueryClient, envoi: E, envois: readonly E[]) => Promise<void>;
  /** Late ones have changed what the server says. */
  arrived: (client: QueryClient) => Promise<void>;
}

/** Milliseconds. */
const DELAI = 15_000;
const ATTENTE_VERROU = 20_000;

/** Two tabs must not both send. A tab frozen with the lock in hand only delays: sending twice is harmless. */
async function seul<T>(verrou: string, faire: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return faire();
  let commence = false;
  try {
    return await navigator.locks.request(
      verrou,
      { signal: AbortSignal.timeout(ATTENTE_VERROU) },
      () => {
        commence = true;
        return faire();
      },
    );
  } catch (erreur) {
    if (commence) throw erreur;
    return faire();
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

/** A look at the entries of a learner, without a queue. */
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
  let etat: EtatQueue<E> = { ...QUEUE_VIDE, reponses: listKept(forme, stockage, user_id) };
  let enCours: Promise<void> | null = null;
  let minuteur: ReturnType<typeof setTimeout> | undefined;
  let ouvertures = 0;
  /** Answers have had to wait: their arrival is worth a word. */
  let retard = etat.reponses.length > 0;
  /** The server asked to be left alone until then, in milliseconds. */
  let pasAvant = 0;
  let arrivees = 0;
  const abonnes = new Set<() => void>();
  const temoins = new Set<(denouement: Denouement<E, R>) => void>();

  function change(partie: Partial<EtatQueue<E>> = {}) {
    etat = { ...etat, ...partie, reponses: listKept(forme, stockage, user_id) };
    for (const prevenir of abonnes) prevenir();
  }

  function schedule(pause: number) {
    clearTimeout(minuteur);
    if (ouvertures === 0) return;
    minuteur = setTimeout(empty, pause);
    change({ prochainEssai: Date.now() + pause });
  }

  async function send(reponse: E): Promise<Envoi<R>> {
    if (!sorte.isStillThere(user_id)) return { status: null, corps: null };
    try {
      const signal = AbortSignal.timeout(DELAI);
      return { status: 200, corps: await sorte.request(reponse, { signal, keepalive: true }) };
    } catch (error) {
      if (!(error instanceof CallError)) return { status: null, corps: null };
      // The session is over, not what was given: it goes when its learner is connected again.
      const waits = error.body.reconnexion === 1 || sorte.waitsFor?.(error);
      const { status, retryAfter: wait, told } = error;
      return { status: waits ? null : status, corps: null, refus: error, wait, told };
    }
  }

  async function vidange() {
    let dernier: Pick<Envoi<R>, 'wait'> = {};
    const mark = async (reponse: E) => {
      const envoi = await send(reponse);
      dernier = envoi;
      return envoi;
    };
    const fin = await seul(verrou, () =>
      emptyQueue(forme, stockage, user_id, mark, async (reponse, issue, envoi) => {
        if (issue === 'enregistree') arrivees++;
        etat = { ...etat, essais: 0 };
        if (envoi.told) await sorte.reread(client, reponse).catch(() => undefined);
        else await sorte.show(client, { reponse, issue, envoi });
        for (const temoin of temoins) temoin({ reponse, issue, envoi });
      }),
    ).catch(() => 'encore' as const);
    enCours = null;
    if (fin === 'encore') {
      retard = true;
      if (!readRegard()) askToPersist();
      etat = { ...etat, essais: etat.essais + 1 };
      pasAvant = Date.now() + (dernier.wait ?? 0) * 1000;
      schedule(pauseAvant(etat.essais, dernier));
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
      if (etat.reponses.length > 0) void empty();
    }
  }

  function empty(): Promise<void> {
    if (enCours) return enCours;
    clearTimeout(minuteur);
    if (listKept(forme, stockage, user_id).length === 0) return Promise.resolve();
    if (Date.now() < pasAvant) {
      schedule(pasAvant - Date.now());
      return Promise.resolve();
    }
    enCours = vidange();
    change({ prochainEssai: null });
    return enCours;
  }

  const onNetwork = () => {
    etat = { ...etat, essais: 0 };
    void empty();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') void empty();
  };
  const onStorage = async (evenement: StorageEvent) => {
    if (evenement.key !== null && !isCleOf(forme, user_id, evenement.key)) return;
    const partie = evenement.newValue === null ? forme.read(evenement.oldValue) : null;
    if (partie) await sorte.reread(client, partie).catch(() => undefined);
    change();
    // The tab that keeps it sends it; this one makes sure, should that one be closed.
    if (etat.reponses.length > 0 && !enCours && etat.prochainEssai === null)
      schedule(pauseAfter(2));
  };

  return {
    etat: () => etat,
    abonner: (prevenir: () => void) => {
      abonnes.add(prevenir);
      return () => void abonnes.delete(prevenir);
    },
    /** Told of every answer whose fate is known. */
    observer(temoin: (denouement: Denouement<E, R>) => void) {
      temoins.add(temoin);
      return () => void temoins.delete(temoin);
    },
    donner(reponse: E) {
      keep(forme, stockage, user_id, reponse);
      change({ essais: 0 });
      // Staff who look on have done nothing.
      if (!readRegard()) void sorte.note(client, reponse, etat.reponses);
      void empty();
    },
    empty,
    /** Sends only while a screen of the room is open: nobody else may be connected afterwards. */
    ouvrir() {
      if (ouvertures++ === 0) {
        addEventListener('online', onNetwork);
        addEventListener('storage', onStorage);
        document.addEventListener('visibilitychange', onReturn);
        void empty();
      }
      return () => {
        if (--ouvertures > 0) return;
        clearTimeout(minuteur);
        removeEventListener('online', onNetwork);
        removeEventListener('storage', onStorage);
        document.removeEventListener('visibilitychange', onReturn);
      };
    },
  };
}

export type Queue<E extends EnAttente, R> = ReturnType<typeof createQueue<E, R>>;
