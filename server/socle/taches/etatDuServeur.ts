import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EtatDeSante, PointDeSante } from '../../../regles/sante.ts';
import { openAppels } from '../http/appelsRecents.ts';

/** How a job went on this server. */
export interface EtatDeTache {
  reussie: Date | undefined;
  /** In a row. */
  echecs: number;
  /** The first of them. */
  depuis: Date | undefined;
}

/** All that this process knows of itself and that no table keeps. */
export interface EtatDuServeur {
  depuis: Date;
  /** It was asked to stop. */
  arret: boolean;
  taches: Map<string, EtatDeTache>;
  /** Not well when it was last looked at, and since when. */
  points: Map<PointDeSante, { etat: EtatDeSante; depuis: string }>;
  /** The newest pictures, and how many of them the store lacked at the last look. */
  images: { vues: number; perdues: number };
  appels: ReturnType<typeof openAppels>;
  /** In milliseconds: how long a write took at the last look; infinite: nothing is written. */
  ecriture: number;
  /** In milliseconds: the longest that a call waited for the processor, in each of five minutes. */
  attentes: () => number[];
  /** Once a minute, whoever reads it in between. */
  turnAttente: () => void;
  forgetAttente: () => void;
}

const NANOS = 1_000_000;
/** The minute that runs is the fifth. */
const MINUTES_PASSEES = 4;

export function openEtat(depuis: Date): EtatDuServeur {
  const boucle = monitorEventLoopDelay({ resolution: 20 });
  boucle.enable();
  const passees: number[] = [];
  return {
    depuis,
    arret: false,
    taches: new Map(),
    points: new Map(),
    images: { vues: 0, perdues: 0 },
    appels: openAppels(),
    ecriture: 0,
    attentes: () => [boucle.max, ...passees].map((nanos) => nanos / NANOS),
    turnAttente() {
      passees.unshift(boucle.max);
      passees.splice(MINUTES_PASSEES);
      boucle.reset();
    },
    forgetAttente() {
      passees.length = 0;
      boucle.reset();
    },
  };
}
