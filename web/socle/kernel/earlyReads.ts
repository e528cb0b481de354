import calls from 'virtual:calls';
import type { CallName, InputOf } from '../../../contract/index.ts';
import { addressOf } from './addressOf.ts';
import { TOKENS } from './storage.ts';

interface Answered {
  response: Response;
  /** When it came, by this device's clock. */
  at: number;
}

/** The inline script below leaves them there. */
const page = globalThis as {
  earlyReads?: { token: string; answers: Record<string, Promise<Answered>> };
};

/** A call that a page makes first, and its input. */
export type EarlyRead = { [N in CallName]: readonly [name: N, input: InputOf<N>] }[CallName];

/** A later screen reads anew. */
const FRESH_MS = 60_000;

const COOKIE = '/sanctum/csrf-cookie';

/**
 * Inlined in the head of a page after log-in: asks what it reads first while its scripts come.
 * `bare`: calls that hold at an address without a query.
 */
export function readEarly(always: readonly EarlyRead[], bare: readonly EarlyRead[]): string {
  const [first = bare[0]] = always;
  const audience = first && calls[first[0]].audience;
  if (!audience || audience === 'visiteur') return '';
  const asked = (reads: readonly EarlyRead[]) => JSON.stringify(reads.map(requestOf));
  return `(() => {
  try {
    const token = localStorage.getItem('${TOKENS[audience]}');
    if (!token || sessionStorage.getItem('regard')) return;
    const answers = {};
    const read = (before, method, url, body, more) => {
      const init = { method, cache: 'no-store', credentials: 'same-origin', body };
      const own = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
      const answer = before
        .then(() => fetch(url, { ...init, headers: { ...own, ...more?.() } }))
        .then((response) => ({ response, at: Date.now() }));
      answer.catch(() => {});
      return (answers[[method, url, body].join(' ')] = answer);
    };
    const cookie = read(Promise.resolve(), 'GET', '${COOKIE}');
    const proofs = () => ({
      Authorization: 'Bearer ' + token,
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''),
    });
    for (const each of [...${asked(always)}, ...(location.search ? [] : ${asked(bare)})])
      read(cookie, each[0], each[1], each[2], proofs);
    window.earlyReads = { token, answers };
  } catch {}
})()`;
}

function requestOf([name, input]: EarlyRead) {
  const { method, path } = calls[name];
  return method === 'GET'
    ? [method, addressOf(path, input)]
    : [method, addressOf(path, input, false), JSON.stringify(input)];
}

interface EarlyRequest {
  method?: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Each answer serves once, and only who asked. */
export function takeEarly(url: string, { method = 'GET', headers, body }: EarlyRequest) {
  const { token, answers } = page.earlyReads ?? {};
  const key = [method, url, body].join(' ');
  const answer = answers?.[key];
  if (!answer || performance.now() > FRESH_MS) return undefined;
  if (url !== COOKIE && headers.Authorization !== `Bearer ${token}`) return undefined;
  delete answers[key];
  return answer;
}
