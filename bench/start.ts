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

/** In milliseconds of all threads; undefined elsewhere than on Linux. */
export function processorOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The process name in brackets may hold spaces.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

function readBy(pid: number): number | undefined {
  const file = `/proc/${pid}/io`;
  if (!existsSync(file)) return undefined;
  return Number(/rchar: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
}
