import { existsSync, readFileSync } from 'node:fs';
import { startServer } from '../scripts/startServer.ts';

/** /proc's ticks a second on Linux. */
const TICKS = 100;

/** Cost of a start until the first response; processor and bytes on Linux only. */
export interface Start {
  /** In milliseconds. */
  wall: number;
  /** In milliseconds, all threads. */
  processor: number | undefined;
  /** In bytes: code, database, content. */
  read: number | undefined;
}

export async function measureStart(env: Record<string, string | undefined>): Promise<Start> {
  const began = performance.now();
  const server = await startServer(env);
  const wall = performance.now() - began;
  const start = { wall, processor: processorOf(server.pid), read: readBy(server.pid) };
  await server.stop();
  return start;
}

/** In milliseconds, with the children that have ended; undefined elsewhere than on Linux. */
export function processorOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The process name in brackets may hold spaces.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
  return (ticks * 1000) / TICKS;
}

/** In milliseconds, of a process and of all that it has started: PostgreSQL's, with its backends. */
export function processorOfAll(pid: number): number | undefined {
  const own = processorOf(pid);
  if (own === undefined) return undefined;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const each = children.filter(Boolean).map((child) => processorOf(Number(child)) ?? 0);
  return each.reduce((sum, one) => sum + one, own);
}

function readBy(pid: number): number | undefined {
  const file = `/proc/${pid}/io`;
  if (!existsSync(file)) return undefined;
  return Number(/rchar: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
}
