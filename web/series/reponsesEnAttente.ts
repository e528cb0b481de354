import type { Letter } from '../../contract/fields.ts';

/** An answer given by the learner that the server has not acknowledged yet. */
export interface ReponseEnAttente {
  acces_user_id: number;
  theme_id: number;
  questionnaire_id: number;
  question: number;
  questionKey: number;
  letter: Letter;
  /** When it was given, in milliseconds: answers are sent in this order. */
  donneeLe: number;
}

export type Stockage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIXE = 'priorite.reponse';

/** One entry an answer, so that two tabs writing at once never overwrite each other's list. */
export const cleOf = (
  user_id: number,
  r: Pick<ReponseEnAttente, 'acces_user_id' | 'questionnaire_id' | 'question'>,
) => `${PREFIXE}.${user_id}.${r.acces_user_id}.${r.questionnaire_id}.${r.question}`;

export const isCleOf = (user_id: number, cle: string) => cle.startsWith(`${PREFIXE}.${user_id}.`);

const NOMBRES = [
  'acces_user_id',
  'theme_id',
  'questionnaire_id',
  'question',
  'questionKey',
  'donneeLe',
] as const;

export function readReponse(texte: string | null): ReponseEnAttente | null {
  if (!texte) return null;
  try {
    const lue = JSON.parse(texte) as Record<string, unknown> | null;
    if (!lue || !NOMBRES.every((champ) => Number.isSafeInteger(lue[champ]))) return null;
    if (typeof lue.letter !== 'string' || !/^[a-d]$/.test(lue.letter)) return null;
    return lue as unknown as ReponseEnAttente;
  } catch {
    return null;
  }
}

/** This learner's answers in the order they were given; nobody else's, and nothing unreadable. */
export function listeReponses(stockage: Stockage, user_id: number): ReponseEnAttente[] {
  const liste: ReponseEnAttente[] = [];
  for (let n = 0; n < stockage.length; n++) {
    const cle = stockage.key(n);
    if (!cle || !isCleOf(user_id, cle)) continue;
    const reponse = readReponse(stockage.getItem(cle));
    if (reponse && cleOf(user_id, reponse) === cle) liste.push(reponse);
  }
  return liste.toSorted((a, b) => a.donneeLe - b.donneeLe || a.questionKey - b.questionKey);
}

/** Keeps an answer; if one is kept for the question already, that one stands. Gives what stands. */
export function keepReponse(
  stockage: Stockage,
  user_id: number,
  reponse: ReponseEnAttente,
): ReponseEnAttente {
  const cle = cleOf(user_id, reponse);
  const deja = readReponse(stockage.getItem(cle));
  if (deja) return deja;
  stockage.setItem(cle, JSON.stringify(reponse));
  return reponse;
}

export function forgetReponse(
  stockage: Stockage,
  user_id: number,
  reponse: ReponseEnAttente,
): void {
  stockage.removeItem(cleOf(user_id, reponse));
}

export type Issue = 'enregistree' | 'autre' | 'refusee' | 'garder';

/** What becomes of an answer after a status; null: no answer came at all. */
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
  /** In seconds, when the server said how long to leave it alone (429). */
  wait?: number | undefined;
}

/** The pause before the next try, in milliseconds: never shorter than the server asked for. */
export const pauseAvant = (essais: number, { wait = 0 }: Pick<Envoi<unknown>, 'wait'>) =>
  Math.max(pauseAfter(essais), wait * 1000);

/**
 * Sends what is kept, one at a time and in order, and stops at the first that must be kept:
 * a later answer never overtakes an earlier one. The list is read again before each, because
 * another tab may have sent it.
 */
export async function emptyFile<R>(
  stockage: Stockage,
  user_id: number,
  send: (reponse: ReponseEnAttente) => Promise<Envoi<R>>,
  apres: (
    reponse: ReponseEnAttente,
    issue: Exclude<Issue, 'garder'>,
    envoi: Envoi<R>,
  ) => void | Promise<void>,
): Promise<'vide' | 'encore'> {
  for (;;) {
    const [reponse] = listeReponses(stockage, user_id);
    if (!reponse) return 'vide';
    const envoi = await send(reponse);
    const issue = issueOf(envoi.status);
    if (issue === 'garder') return 'encore';
    // What is shown comes first: between the two there is no moment in which the answer is nowhere.
    await apres(reponse, issue, envoi);
    forgetReponse(stockage, user_id, reponse);
  }
}

/** Stands in when the browser refuses to store: answers then live as long as the page. */
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
