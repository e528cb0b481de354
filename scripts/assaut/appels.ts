import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pageHeaders } from '../startServer.ts';
import { appelant } from './client.ts';

type Champs = Record<string, unknown>;

export async function connecte(origin: string, email: string, password?: string) {
  const { corps } = await appelant(origin).connexion(email, password);
  return withJeton(origin, String(corps.token));
}

export async function withJeton(origin: string, token = '') {
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
    call: async (path: string, champs: Champs | FormData) => told(await send(path, champs)),
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

/** In seconds of processor, since its start. */
export function travailOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** In milliseconds, of the main thread alone. */
export const filOf = (pid: number): number => travailDuFil(pid, `${pid}`);

/** In milliseconds of all threads: a busy machine moves it little. */
export const horlogeOf = (pid: number) => (): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, tid) => sum + travailDuFil(pid, tid), 0);

function travailDuFil(pid: number, tid: string): number {
  try {
    return (
      Number(readFileSync(`/proc/${pid}/task/${tid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
    );
  } catch {
    return 0;
  }
}

export async function travailDuring(pid: number, secondes: number): Promise<number> {
  const avant = travailOf(pid);
  await pause(secondes * 1000);
  return travailOf(pid) - avant;
}
