import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Silence that ends a page's loading. */
const STILL_MS = 500;

/** A proxy that can be cut. */
export async function wireTo(origin: string) {
  const { port } = new URL(origin);
  const open = new Set<Socket>();
  let cut = false;
  let last = Date.now();
  const server = createServer((near) => {
    if (cut) return void near.destroy();
    const far = connect(Number(port), 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', () => (last = Date.now()));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    return undefined;
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const tear = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as { port: number }).port}`,
    /** Resolves when the page has loaded what it wants. */
    async still() {
      while (Date.now() - last < STILL_MS) await pause(50);
    },
    cut() {
      cut = true;
      tear();
    },
    mend() {
      cut = false;
    },
    close() {
      tear();
      server.close();
    },
  };
}
