import { existsSync, readFileSync } from 'node:fs';
import { startServer } from '../scripts/startServer.ts';

/** Clock ticks a second of /proc, the same on every Linux that Node runs on. */
const TICKS = 100;

/** The cost of a start until the server answers; processor and bytes on Linux alone. */
export interface Start {
  /** In milliseconds. */
  wall: number;
  /** In milliseconds, of all threads. */
  processor: number | undefined;
  /** In bytes: code, database and content together. */
  read: number | undefined;
}

/** Starts a server that has run before on this data, and stops it. */
export async function measureStart(env: Record<string, string | undefined>): Promise<Start> {
  const began = performance.now();
  const server = await startServer(env);
  const wall = performance.now() - began;
  const start = { wall, processor: processorOf(server.pid), read: readBy(server.pid) };
  await server.stop();
  return start;
}

/** Milliseconds of processor that a process has used, all threads together; undefined but on Linux. */
export function processorOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name of the process, in brackets, may hold spaces.
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
