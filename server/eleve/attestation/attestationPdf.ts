import { keptPdfs } from '../../socle/pdf/keptPdfs.ts';
import { findAttestation, numeroOf } from './attestation.queries.ts';
import { openContenu } from './contenu.ts';

export const { pdfOf, drawWaiting } = keptPdfs({
  purpose: 'pdf attestation',
  findKept: (db, id) =>
    db
      .selectFrom('attestationPdf')
      .select('pdf')
      .where('attestation_id', '=', id)
      .executeTakeFirst(),
  draw: async (db, id, env) => {
    const attestation = await findAttestation(db, id);
    if (!attestation) return undefined;
    // Loaded lazily, since a start needs neither fonts nor the PDF library.
    const { drawAttestation } = await import('./drawAttestation.ts');
    return drawAttestation({
      ...attestation,
      contenu: openContenu(env, attestation.contenu),
      numero: numeroOf(attestation),
      adresse: env.APP_URL,
    });
  },
  keep: async (trx, id, sealed) => {
    // The learner may have been erased meanwhile.
    if (!(await findAttestation(trx, id, { hold: true }))) return false;
    await trx
      .insertInto('attestationPdf')
      .values({ attestation_id: id, pdf: sealed })
      .onConflict((conflict) => conflict.column('attestation_id').doNothing())
      .execute();
    await trx.updateTable('attestation').set({ aDessiner: 0 }).where('id', '=', id).execute();
    return true;
  },
  listWaiting: (db, after, most) =>
    db
      .selectFrom('attestation')
      .select('id')
      .where('aDessiner', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),
});
