import { readRegard } from './regard.ts';
import { askToPersist } from './persist.ts';
import {
  isCleOf,
  keep,
  listKept,
  pauseAfter,
  pauseAvant,
  stockageAvecReste,
  stockageEnMemoire,
  emptyFile,
  type Envoi,
  type Issue,
  type EnAttente,
  type Forme,
  type Stockage,
} from './enAttente.ts';

export interface EtatFile<E extends EnAttente> {
  reponses: E[];
  /** Failed tries in a row. */
  essais: number;
  /** When the next try comes, in milliseconds; null while one is under way or nothing waits. */
  prochainEssai: number | null;
}

export const FILE_VIDE: EtatFile<never> = { reponses: [], essais: 0, prochainEssai: null };

export interface Denouement<E extends EnAttente, R> {
  reponse: E;
  issue: Exclude<Issue, 'garder'>;
  envoi: Envoi<R>;
}

interface Options<E extends EnAttente, R> {
  forme: Forme<E>;
  /** Of which one tab at a time sends. */
  verrou: string;
  user_id: number;
  send: (reponse: E) => Promise<Envoi<R>>;
  /** Shows what became of an answer; the answer is forgotten afterwards. */
  show: (denouement: Denouement<E, R>) => void | Promise<void>;
  /** Answers that had had to wait are all there now. */
  rattrapees: (nombre: number) => void;
  /** One was just given; all that wait come along. */
  note: (reponse: E, reponses: readonly E[]) => void;
  /** Another tab has dealt with this answer. */
  reread: (reponse: E) => Promise<unknown>;
}

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

/** Who sees the site as a learner neither sends nor leaves behind what that learner would. */
function stockageDuNavigateur(): Stockage {
  if (readRegard()) return stockageEnMemoire();
  try {
    return stockageAvecReste(localStorage);
  } catch {
    return stockageEnMemoire();
  }
}

/** What a learner has given that this browser still has, for who asks no more than that. */
export const keptOf = <E extends EnAttente>(forme: Forme<E>, user_id: number): E[] =>
  listKept(forme, stockageDuNavigateur(), user_id);

/** What the learner has given, on its way: kept first, then sent, sent again until the server has spoken. */
export function createFile<E extends EnAttente, R>(options: Options<E, R>) {
  const { forme, verrou, user_id, send, show, rattrapees, note, reread } = options;
  const stockage = stockageDuNavigateur();
  let etat: EtatFile<E> = { ...FILE_VIDE, reponses: listKept(forme, stockage, user_id) };
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

  function change(partie: Partial<EtatFile<E>> = {}) {
    etat = { ...etat, ...partie, reponses: listKept(forme, stockage, user_id) };
    for (const prevenir of abonnes) prevenir();
  }

  function schedule(pause: number) {
    clearTimeout(minuteur);
    if (ouvertures === 0) return;
    minuteur = setTimeout(empty, pause);
    change({ prochainEssai: Date.now() + pause });
  }

  async function vidange() {
    let dernier: Pick<Envoi<R>, 'wait'> = {};
    const mark = async (reponse: E) => {
      const envoi = await send(reponse);
      dernier = envoi;
      return envoi;
    };
    const fin = await seul(verrou, () =>
      emptyFile(forme, stockage, user_id, mark, async (reponse, issue, envoi) => {
        if (issue === 'enregistree') arrivees++;
        etat = { ...etat, essais: 0 };
        await show({ reponse, issue, envoi });
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
      if (retard && arrivees > 0) rattrapees(arrivees);
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
    if (partie) await reread(partie).catch(() => undefined);
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
      note(reponse, etat.reponses);
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

export type FileEnvois<E extends EnAttente, R> = ReturnType<typeof createFile<E, R>>;
