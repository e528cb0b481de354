import type { Aide, TexteLu } from '../../../../drawing/index.ts';
import type { Letter } from '../../../../contract/fields.ts';

export interface Demande {
  texte: string;
  question: { jour: string; correcte?: Letter; lettres: Letter[] };
}

/** The words that there are, once, when its code has come; then one answer a demand. */
export type Reponse = { aide: Aide } | TexteLu;

/** `perdu`: what draws could not be loaded. */
export type Issue = Reponse | 'perdu';

/** In milliseconds. The slowest scene of the bank takes a phone a quarter of a second. */
const PATIENCE = 5000;
const TROP_LONG: TexteLu = {
  fautes: [{ ligne: null, phrase: 'Cette image est trop longue à dessiner\u00a0: simplifiez-la.' }],
};

export interface Dessinateur {
  /** Draws this text; of those that come while it is busy, only the last. Loads what draws, if it is lost. */
  draw: (demande: Demande | null) => void;
  stop: () => void;
}

const newWorker = () =>
  new Worker(new URL('./dessin.worker.ts', import.meta.url), { type: 'module' });

/**
 * Draws beside the page, so that no text can hold it up: what takes too long is ended, and the next
 * text begins anew.
 */
export function openDessinateur(
  tell: (issue: Issue) => void,
  hire: () => Worker = newWorker,
): Dessinateur {
  let worker: Worker | undefined;
  let ready = false;
  let busy = false;
  let next: Demande | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    worker ??= hired();
    if (!ready || busy || !next) return;
    limit = setTimeout(() => {
      dismiss();
      settle(TROP_LONG);
    }, PATIENCE);
    busy = true;
    worker.postMessage(next, []);
    next = null;
  }

  function hired(): Worker {
    const own = hire();
    own.addEventListener('message', ({ data }: MessageEvent<Reponse>) => {
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

  function settle(lu: TexteLu): void {
    clearTimeout(limit);
    busy = false;
    // What has been typed since is told soon; this one would only flash.
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
