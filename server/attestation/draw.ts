import type { Database } from '../db/database.ts';
import type { Environment } from '../kernel/environment.ts';
import { doEach } from '../kernel/taches.ts';
import { sealBytes, unsealBytes } from '../kernel/signature.ts';
import { findAttestation, numeroOf } from './attestation.queries.ts';
import { openContenu } from './contenu.ts';
import { drawAttestation } from './drawAttestation.ts';

const PURPOSE = 'pdf attestation';
const AT_A_TIME = 20;

interface Store extends Pick<Database, 'write'> {
  db: Database['read'];
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
}

/**
 * The PDF of an attestation, the same bytes each time: what is drawn first is kept. undefined: there is
 * none, or its learner was erased.
 */
export async function pdfOf({ db, write, env }: Store, id: number): Promise<Buffer | undefined> {
  const keep = () =>
    db
      .selectFrom('attestationPdf')
      .select('pdf')
      .where('attestation_id', '=', id)
      .executeTakeFirst();
  const kept = (await keep()) ?? ((await drawTogether({ db, write, env }, id)) && (await keep()));
  if (!kept) return undefined;
  const pdf = unsealBytes(env.APP_SECRET, PURPOSE, kept.pdf);
  if (!pdf) throw new Error('An attestation was sealed under another APP_SECRET.');
  return pdf;
}

/** By id: a process has one database. */
const drawing = new Map<number, Promise<boolean>>();

/** Nobody else is answered while one is drawn: who asks for one that is being drawn waits for that. */
function drawTogether(store: Store, id: number): Promise<boolean> {
  const known = drawing.get(id);
  if (known) return known;
  const drawn = drawOnce(store, id).finally(() => drawing.delete(id));
  drawing.set(id, drawn);
  return drawn;
}

/** Drawn outside of the transaction, which everybody waits for; of two that draw at once the first is kept. */
async function drawOnce({ db, write, env }: Store, id: number): Promise<boolean> {
  const attestation = await findAttestation(db, id);
  if (!attestation) return false;
  const pdf = await drawAttestation({
    ...attestation,
    contenu: openContenu(env, attestation.contenu),
    numero: numeroOf(attestation),
    adresse: env.APP_URL,
  });
  const sealed = sealBytes(env.APP_SECRET, PURPOSE, pdf);
  return write(async (trx) => {
    // Its learner may have been erased meanwhile.
    if (!(await findAttestation(trx, id, { hold: true }))) return false;
    await trx
      .insertInto('attestationPdf')
      .values({ attestation_id: id, pdf: sealed })
      .onConflict((conflict) => conflict.column('attestation_id').doNothing())
      .execute();
    await trx.updateTable('attestation').set({ aDessiner: 0 }).where('id', '=', id).execute();
    return true;
  });
}

/**
 * A job to run every few seconds: draws what was issued, so that it is kept as it was then. One that
 * can't be drawn keeps no other waiting.
 */
export const drawWaiting = ({ read: db, write }: Database, env: Store['env']): Promise<void> =>
  doEach(
    async (after) => {
      const rows = await db
        .selectFrom('attestation')
        .select('id')
        .where('aDessiner', '=', 1)
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_A_TIME)
        .execute();
      return rows.map(({ id }) => id);
    },
    (id) => drawTogether({ db, write, env }, id),
  );
