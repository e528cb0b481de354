import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../socle/db/connect.ts';
import { addPaiement, emettre, rendre } from '../../testing/facture.ts';
import { advance, open, produit } from '../../testing/paiement.ts';
import { readPdf } from '../../testing/pdf.ts';
import { sendAll } from '../../testing/sendAll.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { drawWaiting, openFacture } from './piece.ts';
import { removeOldFactures } from './removeOldFactures.ts';

const NOW = '2026-11-21T10:00:00.000Z';

let chef: Person;
let eleve: Person;

const school = await openSchoolForFile();
eleve = await school.login('eleve@demo.be');
beforeEach(async () => {
  school.at(NOW);
  chef = await school.login('superviseur@demo.be');
  eleve = await school.login('eleve@demo.be');
});

const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);
const rowsOf = (annee: number, serie: 'F' | 'NC' = 'F') =>
  school.database.read
    .selectFrom('facture')
    .selectAll()
    .where('annee', '=', annee)
    .where('serie', '=', serie)
    .orderBy('numero')
    .execute();
const numbersOf = async (annee: number, serie?: 'NC') =>
  (await rowsOf(annee, serie)).map(({ numero }) => numero);
const pdfBy = async (who: Person, id: number) =>
  (await who.raw({ method: 'GET', url: `/api/payment/getFacturePdf?id=${id}` })).rawPayload;

describe('numbers', () => {
  test('have no gaps when fifty are issued at once by two servers, some of which fail', async () => {
    school.at('2028-06-01T10:00:00.000Z');
    const other = await connect(school.where);
    const paiement_id = await addPaiement(school, eleve.id);
    const both = [school.database.write, other.write];
    const issued = await Promise.allSettled(
      upTo(50).flatMap((n) => {
        const write = both[n % 2]!;
        const failing: typeof write = (job) =>
          write(async (trx) => {
            await job(trx);
            throw new Error('undone');
          });
        const more = { paiement_id, write };
        return [
          emettre(school, eleve.id, more),
          ...(n % 5 === 0 ? [emettre(school, eleve.id, { ...more, write: failing })] : []),
        ];
      }),
    );
    await other.close();
    expect(issued.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await numbersOf(2028)).toEqual(upTo(50));
  });

  test('begin anew at midnight of the New Year in Brussels, and credit notes have their own', async () => {
    school.at('2029-12-31T22:59:59.000Z');
    const last = await emettre(school, eleve.id);
    expect(last.numero).toBe('2029-00001');
    school.later(1);
    expect((await emettre(school, eleve.id)).numero).toBe('2030-00001');
    const { paiement_id } = last;
    const avoir = { paiement_id, montant: 500, motif: 'Une erreur.' };
    expect((await rendre(school, avoir))!.numero).toBe('NC 2030-00001');
    expect((await rendre(school, avoir))!.numero).toBe('NC 2030-00002');
    expect(await numbersOf(2030)).toEqual([1]);
  });
});

describe('credit notes', () => {
  test('of parts are the invoice together, VAT to the cent', async () => {
    for (const [montant, parts] of [
      [100, [50, 50]],
      [1499, [333, 333, 833]],
      [7, [1, 1, 1, 1, 1, 1, 1]],
    ] as const) {
      const { paiement_id } = await emettre(school, eleve.id, { montant });
      for (const part of parts)
        await rendre(school, { paiement_id, montant: part, motif: 'Un geste.' });
      const [facture, ...avoirs] = await school.database.read
        .selectFrom('facture')
        .selectAll()
        .where('paiement_id', '=', paiement_id)
        .orderBy('id')
        .execute();
      expect(avoirs.map((avoir) => avoir.montant)).toEqual(parts);
      expect(avoirs.map(({ corrige_id }) => corrige_id)).toEqual(parts.map(() => facture!.id));
      expect(avoirs.reduce((sum, { tva }) => sum + tva, 0)).toBe(facture!.tva);
      for (const { tva, montant: part } of avoirs) {
        expect(tva).toBeGreaterThanOrEqual(0);
        expect(tva).toBeLessThanOrEqual(part);
      }
    }
  });

  test('of more than is left, of nothing, or of what was never invoiced are not issued', async () => {
    const { paiement_id } = await emettre(school, eleve.id);
    const before = await numbersOf(2026, 'NC');
    const give = (montant: number, of = paiement_id) =>
      rendre(school, { paiement_id: of, montant, motif: 'Un geste.' });
    await give(1000);
    const two = await Promise.allSettled([give(300), give(300)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(give(200)).rejects.toThrow('left');
    await expect(give(0)).rejects.toThrow('left');
    await expect(give(-5)).rejects.toThrow('left');
    expect(await give(1, await addPaiement(school, eleve.id))).toBeUndefined();
    expect(await numbersOf(2026, 'NC')).toHaveLength(before.length + 2);
  });
});

describe('the PDF', () => {
  test('is the same bytes each time, drawn by the job or by the first who asks; others’ is not found', async () => {
    const autre = await school.login('eleve2@demo.be');
    const { id, numero } = await emettre(school, eleve.id);
    const both = await Promise.all([pdfBy(eleve, id), pdfBy(eleve, id)]);
    expect(both[0].subarray(0, 5).toString()).toBe('%PDF-');
    expect(both[1].equals(both[0])).toBe(true);
    school.later(3600);
    await school.database.write((trx) =>
      trx.updateTable('facture').set({ aDessiner: 0 }).execute(),
    );
    const { id: waiting } = await emettre(school, eleve.id);
    await drawWaiting(school.database, school.mounting.env);
    const row = (await rowsOf(2026)).find((each) => each.id === waiting)!;
    expect(row.aDessiner).toBe(0);
    expect((await pdfBy(eleve, id)).equals(both[0])).toBe(true);

    expect(await autre.call('getFacturePdf', { id })).toMatchObject({ status: 404 });
    expect(await eleve.call('getFacturePdf', { id: 999_999 })).toMatchObject({ status: 404 });
    const answer = await chef.raw({
      method: 'POST',
      url: '/api/extranet/getFacturePdf',
      payload: { id },
    });
    expect(answer.rawPayload.equals(both[0])).toBe(true);
    expect(answer.headers['content-disposition']).toContain(`facture-${numero}.pdf`);
    const { lignes } = await chef.call('getJournal', {});
    expect(lignes.data[0]).toMatchObject({ appel: 'getFacturePdf', objet_id: eleve.id });
    // The database's file contains neither a name nor an address.
    const { pdf } = await school.database.read
      .selectFrom('facturePdf')
      .select('pdf')
      .where('facture_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(pdf).includes('%PDF')).toBe(false);
    expect(JSON.stringify(row)).not.toMatch(/Chloé|Lejeune|Namur/);
  });
});

describe('who buys', () => {
  test('gets the invoice with the mail, finds it in the account and its export, and leaves it to the school at the end', async () => {
    const email = 'achat@exemple.be';
    const { id: eleve_id } = await chef.call('addEleve', { prenom: 'Léa', nom: 'Marchal', email });
    await school.database.write((trx) => trx.deleteFrom('mail').execute());
    const lea = await school.login(email);
    const { id: paiement_id } = await open(school, lea, await produit(school, 'theorie-permis-b'));
    await advance(school, paiement_id, { etat: 'paye' });
    const { paiements } = await lea.call('getPaiements', {});
    const [{ id, numero } = { id: 0, numero: '' }] = paiements[0]!.factures;
    expect(numero).toMatch(/^2026-\d{5}$/);
    expect((await lea.call('getDonnees', {})).paiements).toMatchObject([
      { etat: 'paye', rembourse: 0, factures: [{ numero, avoir: 0 }] },
    ]);

    const [{ subject, attachments } = { subject: '', attachments: [] }] = await sendAll(school);
    expect(subject).toBe('Ton achat est confirmé');
    expect(attachments).toMatchObject([
      { filename: `facture-${numero}.pdf`, contentType: 'application/pdf' },
    ]);
    const { content } = attachments[0]!;
    expect(content.equals(await pdfBy(lea, id))).toBe(true);

    await chef.call('deleteEleve', { id: eleve_id });
    expect(await lea.call('getFacturePdf', { id })).toMatchObject({ status: 401 });
    const { rawPayload } = await chef.raw({
      method: 'POST',
      url: '/api/extranet/getFacturePdf',
      payload: { id },
    });
    expect(rawPayload.equals(content)).toBe(true);
    expect((await readPdf(rawPayload)).texte).toContain('Léa Marchal');
  });
});

describe('after ten years', () => {
  const left = async () => {
    const { read } = school.database;
    const rows = await read.selectFrom('facture').select(['annee', 'serie', 'id']).execute();
    const pdfs = await read.selectFrom('facturePdf').select('facture_id').execute();
    // Every other test issues its own.
    const ofMine = rows.filter(({ annee }) => annee >= 2040 && annee < 2060);
    return {
      documents: ofMine.map(({ annee, serie }) => `${serie} ${annee}`).toSorted(),
      pdfs: pdfs.filter(({ facture_id }) => ofMine.some(({ id }) => id === facture_id)).length,
    };
  };

  test('an invoice goes with its credit notes and its PDF, and not a night before', async () => {
    const at = (instant: string) => {
      school.at(instant);
      return emettre(school, eleve.id);
    };
    const old = await at('2040-12-31T22:30:00.000Z');
    await rendre(school, { paiement_id: old.paiement_id, montant: 100, motif: 'Un geste.' });
    const corrected = await at('2040-06-01T10:00:00.000Z');
    await at('2040-12-31T23:30:00.000Z');
    school.at('2042-03-01T10:00:00.000Z');
    await rendre(school, { paiement_id: corrected.paiement_id, montant: 100, motif: 'Tard.' });
    await school.database.write(async (trx) => {
      const mine = await trx
        .selectFrom('facture')
        .select('id')
        .where('annee', '>=', 2040)
        .execute();
      const pdfs = mine.map(({ id }) => ({ facture_id: id, pdf: Buffer.from('%PDF-') }));
      await trx.insertInto('facturePdf').values(pdfs).execute();
    });
    const all = ['F 2040', 'F 2040', 'F 2041', 'NC 2040', 'NC 2042'];
    expect(await left()).toEqual({ documents: all, pdfs: 5 });
    const removed = async (night: string) => {
      await removeOldFactures(school.database, new Date(night));
      return left();
    };
    expect(await removed('2050-12-31T22:59:59.000Z')).toEqual({ documents: all, pdfs: 5 });
    expect(await removed('2050-12-31T23:00:00.000Z')).toEqual({
      documents: ['F 2040', 'F 2041', 'NC 2042'],
      pdfs: 3,
    });
    expect((await removed('2052-01-01T10:00:00.000Z')).documents).toEqual(['F 2040', 'NC 2042']);
    expect(await removed('2053-01-01T10:00:00.000Z')).toEqual({ documents: [], pdfs: 0 });
    school.at('2040-07-01T10:00:00.000Z');
    expect((await emettre(school, eleve.id)).numero).toBe('2040-00003');
  });
});

describe('what a mail takes with it', () => {
  test('is known by its room, and an unknown invoice is nothing', async () => {
    const { database, mounting } = school;
    const store = { db: database.read, write: database.write, env: mounting.env };
    expect(await openFacture(store, '999999')).toBeUndefined();
  });
});
