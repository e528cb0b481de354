import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
  createContext,
} from 'react-router';
import { NonceContext } from './socle/kernel/nonce.ts';

export { champsContext, serverCallContext } from './socle/kernel/serverCall.ts';

/** The server sets this module's own context: a bundle has its own. */
export const nonceContext = createContext<string>('');

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext);

  return new Promise((resolve, reject) => {
    let failed = false;
    let sent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          sent = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timeout));
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              status: failed ? 500 : status,
              headers,
            }),
          );
        },
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          // An error before the shell rejects the promise instead.
          // oxlint-disable-next-line no-console -- there is no logger on this side of the bundle
          if (sent) console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}
