import { setTimeout as pause } from 'node:timers/promises';
import type { EcoleDuSoir } from './ecole.ts';
import { losePackets } from './paquetsPerdus.ts';

export interface Panne {
  nom: string;
  /** In seconds: the longest that a learner may wait. */
  borne: number;
  run: (ecole: EcoleDuSoir) => Promise<void>;
}

/** In milliseconds. */
const DUREE = 20_000;

export const PANNES: readonly Panne[] = [
  { nom: 'rien', borne: 1, run: () => pause(DUREE) },
  {
    nom: 'un serveur tué',
    borne: 1,
    async run({ serveurs }) {
      serveurs[1]!.kill('SIGKILL');
      await pause(DUREE);
    },
  },
  {
    nom: 'les serveurs relancés un à un',
    borne: 1,
    async run({ serveurs, untilReady }) {
      for (const n of serveurs.keys()) {
        const server = serveurs[n]!;
        await server.stop();
        await untilReady(n);
      }
    },
  },
  {
    nom: 'le primaire tué',
    borne: 10,
    async run({ grappe }) {
      process.kill(grappe.pidOf(await grappe.primaire()), 'SIGKILL');
      await pause(DUREE);
      await grappe.untilBoth();
    },
  },
  {
    nom: 'la machine du primaire morte',
    borne: 10,
    async run({ grappe }) {
      const machine = await grappe.primaire();
      grappe.patroni(machine).kill('SIGKILL');
      process.kill(grappe.pidOf(machine), 'SIGKILL');
      await pause(DUREE);
      grappe.restart(machine);
      await grappe.untilBoth();
    },
  },
  {
    nom: 'S3 coupé',
    borne: 1,
    async run({ stopS3, startS3 }) {
      stopS3();
      await pause(DUREE);
      await startS3();
    },
  },
  {
    nom: 'le disque du primaire plein',
    borne: 10,
    async run({ grappe }) {
      const empty = grappe.fillDisk(await grappe.primaire());
      await pause(DUREE);
      empty();
      await grappe.untilBoth();
    },
  },
  {
    nom: 'une horloge avancée de cinq minutes',
    borne: 1,
    async run({ moveClock }) {
      moveClock(300);
      await pause(DUREE);
      moveClock(0);
    },
  },
  {
    nom: 'un paquet sur vingt perdu',
    borne: 10,
    async run() {
      const heal = losePackets(0.05, [3000, 3001, 3002, 3003, 5432, 6432]);
      await pause(DUREE);
      heal();
    },
  },
  {
    nom: 'un serveur que plus rien n’atteint',
    borne: 10,
    async run() {
      const heal = losePackets(1, [3001]);
      await pause(DUREE);
      heal();
    },
  },
];
