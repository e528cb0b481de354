import type { OutputOf } from '../../../contract/index.ts';
import { forget, readStored, writeStored } from '../../socle/kernel/storage.ts';
import type { ServerCall } from '../../socle/kernel/serverCall.ts';

export type Vedette = OutputOf<'getVedette'>['question'];
export type Correction = Omit<OutputOf<'addReponseVedette'>, 'status'>;

export interface Vedettes {
  questions: Vedette[];
  debut: number;
  correction: Correction | null;
}

export const RECHERCHE = ['question', 'forme', 'reponse'];

/** Today's questions of these ranks, or the one that a posted form answered. */
export async function loadVedettes(
  ask: ServerCall,
  { url, headers }: Request,
  rangs: number[],
): Promise<Vedettes> {
  const query = new URL(url).searchParams;
  const [voulue, today] = await Promise.all([
    queriedOf(ask, query),
    Promise.all(rangs.map((rang) => ask('getVedette', { rang }).catch(ignoreRefusal))),
  ]);
  const duJour = new Map(
    today.flatMap((each) => (each ? [[each.question.id, each.question]] : [])),
  );
  // On the client ImageOuVue sees to it.
  const econome = headers.get('save-data') === 'on';
  const light = (question: Vedette) => (econome ? { ...question, vue: null } : question);
  const questions = [...duJour.values()].map(light);
  if (!voulue) return { questions, debut: 0, correction: null };
  const debut = questions.findIndex(({ id }) => id === voulue.question.id);
  if (debut < 0)
    return { questions: [light(voulue.question)], debut: 0, correction: voulue.correction };
  return { questions, debut, correction: voulue.correction };
}

async function queriedOf(ask: ServerCall, query: URLSearchParams) {
  const [question_id, forme, letter] = RECHERCHE.map((name) => query.get(name));
  if (!question_id) return undefined;
  const shown = { question_id, ...(forme && { version_id: forme }) };
  const asked = Promise.all([
    ask('getVedette', shown),
    letter === null || letter === undefined ? null : ask('addReponseVedette', { ...shown, letter }),
  ]);
  const found = await asked.catch(ignoreRefusal);
  return found && { question: found[0].question, correction: found[1] };
}

/** An invented address or an empty bank still shows the page. */
function ignoreRefusal(cause: unknown): undefined {
  if (!(cause instanceof Response)) throw cause;
}

const CLE = 'priorite.vedettes';

/** A question's id leads to 1 (right) or 0. */
export type Faites = Record<string, 0 | 1>;

export function readFaites(questions: readonly Vedette[]): Faites {
  const kept = readStored(CLE);
  if (kept === null) return {};
  const faites = parsed(kept);
  const today = Object.entries(faites).filter(([key]) =>
    questions.some(({ id }) => String(id) === key),
  );
  if (today.length === 0) forget(CLE);
  return Object.fromEntries(today);
}

export const keepFaites = (faites: Faites): void => writeStored(CLE, JSON.stringify(faites));

function parsed(kept: string): Faites {
  try {
    const read: unknown = JSON.parse(kept);
    return read instanceof Object ? (read as Faites) : {};
  } catch {
    return {};
  }
}
