import { setTimeout as pause } from 'node:timers/promises';
import type { EcoleDuSoir } from './ecole.ts';

export interface Panne {
  nom: string;
  /** In seconds: the longest that a learner may wait. */
  borne: number;
  run: (ecole: EcoleDuSoir) => Promise<void>;
}

export const PANNES: readonly Panne[] = [
  { nom: 'rien', borne: 1, run: () => pause(20_000) },
  {
    nom: 'un serveur tué',
    borne: 1,
    async run({ serveurs }) {
      serveurs[1]!.kill('SIGKILL');
      await pause(20_000);
    },
  },
  {
    nom: 'le primaire tué',
    borne: 10,
    async run({ grappe }) {
      process.kill(grappe.pidOf(await grappe.primaire()), 'SIGKILL');
      await pause(20_000);
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
      await pause(20_000);
      grappe.restart(machine);
      await grappe.untilBoth();
    },
  },
];
