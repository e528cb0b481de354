import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Devant {
  origin: string;
  give: (path: string, text: string) => void;
  /** Delays the next response to this path; resolves once it was requested. */
  hold: (path: string) => Promise<() => void>;
  stop: () => void;
}

export async function startDevant(behind: string): Promise<Devant> {
  const given = new Map<string, string>();
  const held = new Map<string, (go: () => void) => void>();
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const text = given.get(url);
    if (text !== undefined)
      return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
    const go = () => {
      const passed = request(new URL(url, behind), { method, headers }, (got) => {
        answer.writeHead(got.statusCode!, got.headers);
        got.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    };
    const wait = held.get(url);
    held.delete(url);
    if (wait) wait(go);
    else go();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    give: (path, text) => void given.set(path, text),
    hold: (path) => new Promise((resolve) => held.set(path, resolve)),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
