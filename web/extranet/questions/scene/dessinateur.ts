import type {
  Aide,
  Attendu,
  Carte,
  GenreDeModele,
  Modele,
  TexteLu,
} from '../../../../drawing/index.ts';
import type { Letter } from '../../../../regles/lettres.ts';

export interface DemandeDeDessin {
  texte: string;
  question: { jour: string; correcte?: Letter; lettres: Letter[] };
}

export interface DemandeDeModeles {
  modeles: GenreDeModele;
  jour: string;
}

export type DemandeAuWorker = DemandeDeDessin | DemandeDeModeles | { exemples: true; jour: string };

/** `texte`: that was read; `carte`: what a hand may take hold of, in a scene. */
export type DessinLu = TexteLu & { texte?: string; carte?: Carte };

export interface Exemple {
  nom: string;
  texte: string;
  svg: string;
}

/** Told once: all that may be written. */
export interface MotsConnus {
  aide: Aide;
  lexique: Attendu;
}

export type Reponse =
  | MotsConnus
  | DessinLu
  | { modeles: Modele[]; genre: GenreDeModele }
  | { exemples: Exemple[] };

export type Issue = MotsConnus | DessinLu | 'perdu';

/** Far above the 250 ms that a phone needs for the slowest scene. */
const PATIENCE_MS = 5000;
const TROP_LONG: TexteLu = {
  fautes: [{ ligne: null, phrase: 'Cette image est trop longue à dessiner\u00a0: simplifiez-la.' }],
};

export interface Dessinateur {
  /** While busy it keeps only the last request; a lost worker loads again. */
  draw: (demande: DemandeDeDessin | null) => void;
  stop: () => void;
}

export const newDessinWorker = () =>
  new Worker(new URL('./dessin.worker.ts', import.meta.url), { type: 'module' });

/** A worker draws, so that no text blocks the page; a timeout terminates it. */
export function openDessinateur(
  tell: (issue: Issue) => void,
  hire: () => Worker = newDessinWorker,
): Dessinateur {
  let worker: Worker | undefined;
  let ready = false;
  let busy = false;
  let next: DemandeDeDessin | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    worker ??= hired();
    if (!ready || busy || !next) return;
    limit = setTimeout(() => {
      dismiss();
      settle(TROP_LONG);
    }, PATIENCE_MS);
    busy = true;
    worker.postMessage(next, []);
    next = null;
  }

  function hired(): Worker {
    const own = hire();
    own.addEventListener('message', ({ data }: MessageEvent<MotsConnus | DessinLu>) => {
      if (!('aide' in data)) return settle(data);
      ready = true;
      tell(data);
      begin();
    });
    own.addEventListener('error', () => {
      stop();
      tell('perdu');
    });
    return own;
  }

  function settle(lu: DessinLu): void {
    clearTimeout(limit);
    busy = false;
    // A stale result would only flash.
    if (next) begin();
    else tell(lu);
  }

  function dismiss(): void {
    worker?.terminate();
    [worker, ready, busy] = [undefined, false, false];
  }

  function stop(): void {
    clearTimeout(limit);
    dismiss();
    next = null;
  }

  begin();
  return {
    draw(demande) {
      next = demande;
      begin();
    },
    stop,
  };
}
