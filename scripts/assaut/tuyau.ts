import { readFileSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { horlogeOf } from './appels.ts';
import { type Constat, appelant, ms, p99 } from './client.ts';

const CONNEXIONS = 40;
const DEMANDES = 2100;
const SECONDES = 10;
/** In MiB, for forty clients together. */
const MOST_MEMORY = 150;

export async function tuyau(origin: string, pid: number): Promise<Constat[]> {
  const visiteur = appelant(origin);
  const sante = () => visiteur.get('/api/health');
  // Warm-up: compilation is no cost of the attack.
  for (let n = 0; n < 50; n++) await visiteur.get('/');
  const repos = memoireOf(pid);
  const { host, port } = new URL(origin);
  const demande = `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(DEMANDES);
  const sockets: Socket[] = [];
  const horloge = horlogeOf(pid);
  const times: number[] = [];
  let haut = repos;
  try {
    for (let n = 0; n < CONNEXIONS; n++) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {}).pause();
      socket.write(demande);
      sockets.push(socket);
    }
    for (const until = performance.now() + SECONDES * 1000; performance.now() < until;) {
      const begun = horloge();
      await sante();
      times.push(horloge() - begun);
      haut = Math.max(haut, memoireOf(pid));
      await pause(20);
    }
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const plus = haut - repos;
  return [
    {
      mesure: `mémoire que prennent ${CONNEXIONS} connexions de ${DEMANDES} demandes jamais lues`,
      valeur: `${plus.toFixed(0)} Mio`,
      borne: `≤ ${MOST_MEMORY} Mio`,
      tenu: plus <= MOST_MEMORY,
    },
    {
      mesure: `processeur avant /api/health pendant ce temps, p99 (${times.length})`,
      valeur: ms(p99(times)),
      borne: '≤ 100 ms',
      tenu: p99(times) <= 100,
    },
  ];
}

export function memoireOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)![1]) / 1024;
}
