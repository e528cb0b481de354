import { Agent, type RequestOptions, request } from 'node:https';

/** As `web/socle/kernel/call.ts`: no answer, or one that broke off. */
export class SansReponse extends Error {}

export interface ReponseRecue {
  status: number;
  corps: Record<string, never>;
}

export type Navigateur = ReturnType<typeof openNavigateur>;

/** A learner's own address and connections, as browsers have them. */
export function openNavigateur(n: number, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, timeout: 60_000 });
  // 127.0.0.0/16 is the machines'.
  const localAddress = `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
  let xsrf = '';

  const once = (options: RequestOptions, body: string | undefined, patience: number) =>
    new Promise<{ status: number; text: string; cookie: string }>((resolve, reject) => {
      const late = setTimeout(() => sent.destroy(new Error('late')), patience);
      const sent = request({ agent, localAddress, host: 'localhost', ...options }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () => {
          clearTimeout(late);
          const [cookie = ''] = answer.headers['set-cookie'] ?? [];
          resolve({ status: answer.statusCode!, text: Buffer.concat(parts).toString(), cookie });
        });
      });
      const fail = (cause: Error & { code?: string }) => {
        clearTimeout(late);
        // As browsers do: the kept connection was closed before it took the call.
        if (sent.reusedSocket && cause.code === 'ECONNRESET')
          resolve(once(options, body, patience));
        else reject(new SansReponse(cause.message, { cause }));
      };
      sent.on('error', fail);
      sent.end(body);
    });

  async function learnXsrf(patience: number): Promise<void> {
    const { cookie } = await once({ path: '/sanctum/csrf-cookie' }, undefined, patience);
    xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  }

  async function post(path: string, fields: object, patience = 30_000): Promise<ReponseRecue> {
    if (!xsrf) await learnXsrf(patience);
    const body = JSON.stringify(fields);
    const ask = () =>
      once(
        {
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'x-requested-with': 'XMLHttpRequest',
            'x-xsrf-token': xsrf,
            cookie: `XSRF-TOKEN=${xsrf}`,
            authorization: `Bearer ${token}`,
          },
        },
        body,
        patience,
      );
    let { status, text } = await ask();
    if (status === 419) {
      await learnXsrf(patience);
      ({ status, text } = await ask());
    }
    return { status, corps: readCorps(status, text) };
  }

  return {
    post,
    get: async (path: string, patience = 30_000) =>
      (await once({ path }, undefined, patience)).status,
    close: () => agent.destroy(),
  };
}

function readCorps(status: number, text: string): ReponseRecue['corps'] {
  try {
    return JSON.parse(text) as ReponseRecue['corps'];
  } catch (cause) {
    if (status === 200) throw new SansReponse('cut off', { cause });
    return {};
  }
}
