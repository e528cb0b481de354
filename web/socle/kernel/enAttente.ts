import type { CallError } from './errors.ts';

/** What a learner has given and the server has not acknowledged yet. */
export interface EnAttente {
  /** When it was given, in milliseconds: it is sent in this order. */
  donneeLe: number;
}

/** What is sent of one kind, and how it is kept on this device. */
export interface Forme<E extends EnAttente> {
  /** Its entries in the storage begin with one of these. */
  prefixes: readonly string[];
  /** The prefix of one, and what tells it from others of the same learner; what has both already stands. */
  prefixeOf: (envoi: E) => string;
  cleOf: (envoi: E) => string;
  /** null: nothing that can be read. */
  read: (texte: string | null) => E | null;
  /** Between two of the same moment. */
  rangOf: (envoi: E) => number;
}

export type Stockage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** One entry each, so that two tabs writing at once never overwrite each other's list. */
export const cleOf = <E extends EnAttente>(forme: Forme<E>, user_id: number, envoi: E) =>
  `${forme.prefixeOf(envoi)}.${user_id}.${forme.cleOf(envoi)}`;

type Prefixes = Pick<Forme<never>, 'prefixes'>;
export const isCleOf = ({ prefixes }: Prefixes, user_id: number, cle: string) =>
  prefixes.some((prefixe) => cle.startsWith(`${prefixe}.${user_id}.`));

/** What this learner has given, in the order in which it was; nobody else's, and nothing unreadable. */
export function listKept<E extends EnAttente>(
  forme: Forme<E>,
  stockage: Stockage,
  user_id: number,
): E[] {
  const liste: E[] = [];
  for (let n = 0; n < stockage.length; n++) {
    const cle = stockage.key(n);
    if (!cle || !isCleOf(forme, user_id, cle)) continue;
    const envoi = forme.read(stockage.getItem(cle));
    if (envoi && cleOf(forme, user_id, envoi) === cle) liste.push(envoi);
  }
  return liste.toSorted((a, b) => a.donneeLe - b.donneeLe || forme.rangOf(a) - forme.rangOf(b));
}

/** Keeps it; what is kept already for the same stands. Gives what stands. */
export function keep<E extends EnAttente>(
  forme: Forme<E>,
  stockage: Stockage,
  user_id: number,
  envoi: E,
): E {
  const cle = cleOf(forme, user_id, envoi);
  const deja = forme.read(stockage.getItem(cle));
  if (deja) return deja;
  stockage.setItem(cle, JSON.stringify(envoi));
  return envoi;
}

const forgetKept = <E extends EnAttente>(
  forme: Forme<E>,
  stockage: Stockage,
  user_id: number,
  envoi: E,
): void => stockage.removeItem(cleOf(forme, user_id, envoi));

export type Issue = 'enregistree' | 'autre' | 'refusee' | 'garder';

/** What becomes of it after a status; null: no answer came at all. */
export function issueOf(status: number | null): Issue {
  if (status === null || status === 408 || status === 419 || status === 429 || status >= 500)
    return 'garder';
  if (status === 200) return 'enregistree';
  return status === 409 ? 'autre' : 'refusee';
}

const PAUSES = [2, 4, 8, 15, 30, 60];

/** Growing pauses between tries, in milliseconds; a minute at most. */
export const pauseAfter = (essais: number) => (PAUSES[Math.max(0, essais - 1)] ?? 60) * 1000;

export interface Envoi<R> {
  status: number | null;
  corps: R | null;
  /** Why not, where the server has refused. */
  refus?: CallError;
  /** Its refusal has been on the screen. */
  told?: boolean;
  /** In seconds, when the server said how long to leave it alone (429). */
  wait?: number | undefined;
}

/** The pause before the next try, in milliseconds: never shorter than the server asked for. */
export const pauseAvant = (essais: number, { wait = 0 }: Pick<Envoi<unknown>, 'wait'>) =>
  Math.max(pauseAfter(essais), wait * 1000);

/**
 * Sends what is kept, one at a time and in order. One that must be kept holds up those of its prefix:
 * a later one never overtakes it; without a network it holds up all. The list is read again before
 * each, because another tab may have sent it.
 */
export async function emptyQueue<E extends EnAttente, R>(
  forme: Forme<E>,
  stockage: Stockage,
  user_id: number,
  send: (envoi: E) => Promise<Envoi<R>>,
  apres: (envoi: E, issue: Exclude<Issue, 'garder'>, reponse: Envoi<R>) => void | Promise<void>,
): Promise<'vide' | 'encore'> {
  const heldUp = new Set<string>();
  for (;;) {
    const premier = listKept(forme, stockage, user_id).find(
      (envoi) => !heldUp.has(forme.prefixeOf(envoi)),
    );
    if (!premier) return heldUp.size === 0 ? 'vide' : 'encore';
    const reponse = await send(premier);
    const issue = issueOf(reponse.status);
    if (issue === 'garder') {
      if (reponse.status === null || reponse.wait) return 'encore';
      heldUp.add(forme.prefixeOf(premier));
      continue;
    }
    // What is shown comes first: between the two there is no moment in which it is nowhere.
    await apres(premier, issue, reponse);
    forgetKept(forme, stockage, user_id, premier);
  }
}

/** A storage that may be full: what finds no room there is sent all the same, and lives as long as the page. */
export function stockageAvecReste(stockage: Stockage): Stockage {
  const reste = stockageEnMemoire();
  return {
    get length() {
      return stockage.length + reste.length;
    },
    key: (n) => (n < stockage.length ? stockage.key(n) : reste.key(n - stockage.length)),
    getItem: (cle) => stockage.getItem(cle) ?? reste.getItem(cle),
    setItem(cle, valeur) {
      try {
        stockage.setItem(cle, valeur);
      } catch {
        reste.setItem(cle, valeur);
      }
    },
    removeItem(cle) {
      stockage.removeItem(cle);
      reste.removeItem(cle);
    },
  };
}

/** Stands in when the browser refuses to store: what is kept then lives as long as the page. */
export function stockageEnMemoire(): Stockage {
  const entrees = new Map<string, string>();
  return {
    get length() {
      return entrees.size;
    },
    key: (n) => [...entrees.keys()][n] ?? null,
    getItem: (cle) => entrees.get(cle) ?? null,
    setItem: (cle, valeur) => void entrees.set(cle, valeur),
    removeItem: (cle) => void entrees.delete(cle),
  };
}
