import type { Database, Db } from '../db/database.ts';
import type { Environment } from '../config/environment.ts';
import { conflict } from '../refus/refus.ts';
import { sealBytes, unsealBytes } from '../securite/signature.ts';
import { doEach } from '../taches/taches.ts';

type Env = Pick<Environment, 'APP_SECRET' | 'APP_URL'>;

interface PdfStore extends Pick<Database, 'write'> {
  db: Database['read'];
  env: Env;
}

interface SorteDePdf {
  purpose: string;
  findKept: (db: Db, id: number) => Promise<{ pdf: Uint8Array } | undefined>;
  draw: (db: Db, id: number, env: Env) => Promise<Buffer | undefined>;
  /** Stores the first one only; false when its subject is deleted. */
  keep: (trx: Db, id: number, sealed: Buffer) => Promise<boolean>;
  listWaiting: (db: Db, after: number, most: number) => Promise<{ id: number }[]>;
}

const AT_A_TIME = 20;

export const scelle = () =>
  conflict(
    'Ce document a été scellé par une autre clé (APP_SECRET)\u00a0: il se lira de nouveau quand le serveur l’aura retrouvée.',
  );

/** Draws each PDF once, outside the transaction, and keeps it sealed. */
export function keptPdfs({ purpose, findKept, draw, keep, listWaiting }: SorteDePdf) {
  const drawing = new Map<number, Promise<boolean>>();

  /** Drawing blocks the process: callers share one drawing. */
  const drawTogether = (store: PdfStore, id: number): Promise<boolean> =>
    drawing.getOrInsertComputed(id, () => drawOnce(store, id).finally(() => drawing.delete(id)));

  async function drawOnce({ db, write, env }: PdfStore, id: number): Promise<boolean> {
    const pdf = await draw(db, id, env);
    if (!pdf) return false;
    const sealed = sealBytes(env.APP_SECRET, purpose, pdf);
    return write((trx) => keep(trx, id, sealed));
  }

  return {
    /** Undefined: no such row. 409: sealed under another secret. */
    pdfOf: async (store: PdfStore, id: number): Promise<Buffer | undefined> => {
      const find = () => findKept(store.db, id);
      const kept = (await find()) ?? ((await drawTogether(store, id)) && (await find()));
      if (!kept) return undefined;
      const pdf = unsealBytes(store.env.APP_SECRET, purpose, kept.pdf);
      if (!pdf) throw scelle();
      return pdf;
    },
    /** Runs every few seconds, so that a PDF shows the data of its issue. */
    drawWaiting: ({ read: db, write }: Database, env: Env): Promise<void> =>
      doEach(
        async (after) => (await listWaiting(db, after, AT_A_TIME)).map(({ id }) => id),
        (id) => drawTogether({ db, write, env }, id),
      ),
  };
}
