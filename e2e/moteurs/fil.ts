import { type Socket, connect, createServer } from 'node:net';

/** A proxy that can be cut. */
export async function wireTo(origin: string) {
  const { port } = new URL(origin);
  const open = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) return void near.destroy();
    const far = connect(Number(port), 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
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
