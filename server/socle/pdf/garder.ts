import type { Database, Db } from '../db/database.ts';
import type { Environment } from '../config/environment.ts';
import { Refus } from '../refus/refus.ts';
import { sealBytes, unsealBytes } from '../securite/signature.ts';
import { doEach } from '../taches/taches.ts';

type Secret = Pick<Environment, 'APP_SECRET'>;

interface Store<E extends Secret> extends Pick<Database, 'write'> {
  db: Database['read'];
  env: E;
}

/** What a room issues as PDFs, by id, and keeps in tables of its own. */
interface Sorte<E extends Secret> {
  /** What they are sealed for. */
  purpose: string;
  /** Sealed, as it was kept. */
  findKept: (db: Db, id: number) => Promise<{ pdf: Uint8Array } | undefined>;
  /** Undefined: there is nothing to draw, or nothing any more. */
  draw: (db: Db, id: number, env: E) => Promise<Buffer | undefined>;
  /** Keeps it, unless another was first; false where there is nothing any more that it is of. */
  keep: (trx: Db, id: number, sealed: Buffer) => Promise<boolean>;
  /** Ids above `after` that are still to be drawn, a few, in their order. */
  listWaiting: (db: Db, after: number) => Promise<{ id: number }[]>;
}

/** For whoever wants what was sealed under another secret. */
export const scelle = () =>
  new Refus(
    409,
    'Ce document a été scellé par une autre clé (APP_SECRET)\u00a0: il se lira de nouveau quand le serveur l’aura retrouvée.',
  );

/**
 * PDFs that are drawn once and kept, sealed: the same bytes each time. Drawn outside of the transaction,
 * which everybody waits for; of two that draw at once the first is kept.
 */
export function keptPdfs<E extends Secret>(sorte: Sorte<E>) {
  const { purpose, findKept, draw, keep, listWaiting } = sorte;
  /** By id: a process has one database. */
  const drawing = new Map<number, Promise<boolean>>();

  /** Nobody else is answered while one is drawn: who asks for one that is being drawn waits for that. */
  function drawTogether(store: Store<E>, id: number): Promise<boolean> {
    const known = drawing.get(id);
    if (known) return known;
    const drawn = drawOnce(store, id).finally(() => drawing.delete(id));
    drawing.set(id, drawn);
    return drawn;
  }

  async function drawOnce({ db, write, env }: Store<E>, id: number): Promise<boolean> {
    const pdf = await draw(db, id, env);
    if (!pdf) return false;
    const sealed = sealBytes(env.APP_SECRET, purpose, pdf);
    return write((trx) => keep(trx, id, sealed));
  }

  return {
    /** Undefined: there is none. 409 for one that was sealed under another secret. */
    pdfOf: async (store: Store<E>, id: number): Promise<Buffer | undefined> => {
      const find = () => findKept(store.db, id);
      const kept = (await find()) ?? ((await drawTogether(store, id)) && (await find()));
      if (!kept) return undefined;
      const pdf = unsealBytes(store.env.APP_SECRET, purpose, kept.pdf);
      if (!pdf) throw scelle();
      return pdf;
    },
    /**
     * A job to run every few seconds: draws what was issued, so that it is kept as it was then. One that
     * can't be drawn keeps no other waiting.
     */
    drawWaiting: ({ read: db, write }: Database, env: E): Promise<void> =>
      doEach(
        async (after) => (await listWaiting(db, after)).map(({ id }) => id),
        (id) => drawTogether({ db, write, env }, id),
      ),
  };
}
