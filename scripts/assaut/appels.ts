import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pageHeaders } from '../startServer.ts';
import { appelant } from './client.ts';

type Champs = Record<string, unknown>;

/** Somebody logged in who calls as our pages do, with files too, and can hang up. */
export async function connecte(origin: string, email: string, password?: string) {
  const { corps } = await appelant(origin).connexion(email, password);
  return avecJeton(origin, String(corps.token));
}

/** The same of whoever has this session; without one, a visitor. */
export async function avecJeton(origin: string, token = '') {
  const { 'content-type': json, ...page } = await pageHeaders(origin);
  const headers = { ...page, ...(token && { authorization: `Bearer ${token}` }) };
  const send = (path: string, champs: Champs | FormData, signal?: AbortSignal) =>
    fetch(origin + path, {
      method: 'POST',
      ...(signal && { signal }),
      headers: champs instanceof FormData ? headers : { ...headers, 'content-type': json! },
      body: champs instanceof FormData ? champs : JSON.stringify(champs),
    });
  const told = async (answer: Response) => {
    const texte = await answer.text();
    return { status: answer.status, texte, corps: parsed(texte) };
  };
  return {
    headers,
    token,
    send,
    /** Its status, and what it says. */
    call: async (path: string, champs: Champs | FormData) => told(await send(path, champs)),
    /** The same of a GET. */
    read: async (path: string) => told(await fetch(origin + path, { headers })),
  };
}

function parsed(texte: string): Champs {
  try {
    return JSON.parse(texte) as Champs;
  } catch {
    return {};
  }
}

export function formOf(champs: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [nom, valeur] of Object.entries(champs))
    if (typeof valeur === 'string') form.append(nom, valeur);
    else form.append(nom, valeur, 'envoi');
  return form;
}

/** What a process has worked since it began, in seconds of the processor. */
export function travailOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** The same of the thread that answers everybody alone, in milliseconds. */
export const filOf = (pid: number): number => travailDuFil(pid, `${pid}`);

/**
 * A clock that goes while any thread of a process works, in milliseconds: what the rest of the machine
 * does moves it little.
 */
export const horlogeOf = (pid: number) => (): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, tid) => sum + travailDuFil(pid, tid), 0);

function travailDuFil(pid: number, tid: string): number {
  try {
    return (
      Number(readFileSync(`/proc/${pid}/task/${tid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
    );
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Measures the work of a process over the next seconds. */
export async function travailPendant(pid: number, secondes: number): Promise<number> {
  const avant = travailOf(pid);
  await pause(secondes * 1000);
  return travailOf(pid) - avant;
}
