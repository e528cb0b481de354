import { setTimeout as pause } from 'node:timers/promises';
import type { Ecole } from './ecole.ts';

export interface Panne {
  nom: string;
  /** In seconds: the longest that a learner may wait. */
  borne: number;
  run: (ecole: Ecole) => Promise<void>;
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
];
