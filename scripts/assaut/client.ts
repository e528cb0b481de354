import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Constat {
  mesure: string;
  valeur: number | string;
  borne: string;
  tenu: boolean;
}

export interface ReponseMesuree {
  status: number;
  /** In milliseconds, from first byte sent to last received. */
  ms: number;
  cookies: string[];
  corps: Record<string, unknown>;
  texte: string;
}

interface Options {
  body?: object;
  headers?: Record<string, string>;
}

const PASSWORD = 'Demo-2026!';

/** Any address of 127.0.0.0/8 works. */
export function appelant(origin: string, localAddress = '127.0.0.1') {
  const { port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, localAddress });
  const send = (path: string, { body, headers }: Options = {}) =>
    new Promise<ReponseMesuree>((resolve, reject) => {
      const begun = performance.now();
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          method: body ? 'POST' : 'GET',
          headers: { host: new URL(origin).host, ...headers },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () => {
            const texte = Buffer.concat(chunks).toString('utf8');
            const { 'content-type': type, 'content-encoding': packed } = answer.headers;
            const json = !packed && String(type).includes('json');
            resolve({
              status: answer.statusCode ?? 0,
              ms: performance.now() - begun,
              cookies: (answer.headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]!),
              corps: json ? (JSON.parse(texte) as Record<string, unknown>) : {},
              texte,
            });
          });
        },
      );
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });

  let proof: Promise<string> | undefined;
  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    proof ??= send('/sanctum/csrf-cookie').then(({ cookies }) => cookies[0]!);
    const pair = await proof;
    return send(path, {
      body,
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': pair.slice(pair.indexOf('=') + 1),
        ...headers,
        cookie: [pair, headers.cookie].filter(Boolean).join('; '),
      },
    });
  }
  return {
    get: send,
    post,
    connexion: (email: string, password = PASSWORD, cookie = '') =>
      post(
        EXTRANET.has(email) ? '/api/extranet/login' : '/api/user/login',
        { email, password },
        { cookie },
      ),
  };
}

const EXTRANET = new Set(['utilisateur@demo.be', 'administrateur@demo.be', 'superviseur@demo.be']);

export async function eleve(origin: string, email: string) {
  const lui = appelant(origin);
  const { corps } = await lui.connexion(email);
  const authorization = `Bearer ${String(corps.token)}`;
  const appel = async (nom: string, body: object) =>
    lui.post(`/api/app/${nom}`, body, { authorization });
  const acces = await lui.get('/api/user/getAccesUser', { headers: { authorization } });
  const liste = acces.corps.accesList as Record<string, unknown>[];
  const { acces_id, acces_user_id } = liste.find((a) => a.type === 'QT' && !a.isPerime)!;
  const { corps: series } = await appel('getThemes', { acces_id, acces_user_id });
  const theme_id = (series.themes as { id: number }[])[0]!.id;
  const ou = { acces_id, acces_user_id, theme_id };
  const { corps: begun } = await appel('addQuestionnaire', ou);
  return {
    ou,
    appel,
    question: () => appel('getQuestion', { ...ou, question_id: begun.question_id }),
  };
}

export const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

export const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Thirty times a second, below every limit for ten seconds; returns times in milliseconds. */
export async function measure(
  ask: () => Promise<ReponseMesuree>,
  encore: (n: number) => boolean,
  horloge = () => performance.now(),
) {
  const times: number[] = [];
  while (encore(times.length)) {
    const begun = horloge();
    const { status } = await ask();
    if (status !== 200) throw new Error(`Mesurer: ${status} au lieu de 200.`);
    times.push(horloge() - begun);
    await pause(30);
  }
  return times;
}

export async function flood(
  ask: () => Promise<ReponseMesuree>,
  { atOnce, secondes }: { atOnce: number; secondes: number },
) {
  const until = performance.now() + secondes * 1000;
  const statuts: Record<number, number> = {};
  const worker = async () => {
    while (performance.now() < until) {
      const { status } = await ask();
      statuts[status] = (statuts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuts;
}
