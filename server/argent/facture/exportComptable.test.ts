import { beforeEach, expect, test } from 'vitest';
import { CONTENU, emettre, rendre } from '../../testing/facture.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');
beforeEach(() => school.at('2027-03-10T10:00:00.000Z'));

async function lines(mois: string): Promise<string[]> {
  const chef = await school.login('superviseur@demo.be');
  const answer = await chef.raw({
    method: 'POST',
    url: '/api/extranet/exportComptable',
    payload: { mois },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain(`factures-${mois}.csv`);
  expect(answer.payload.startsWith('\uFEFFNuméro;Date d’émission;')).toBe(true);
  return answer.payload.trimEnd().split('\r\n').slice(1);
}
const cents = (amount: string) => Math.round(Number(amount.replace(',', '.')) * 100);

test('a month has a line an invoice and credit note, by their numbers, and totals by rate that agree', async () => {
  const societe = {
    nom: '=SOMME("x");',
    adresse: 'Chaussée de Louvain 431, 5004 Bouge',
    tva: 'BE0123456749',
  };
  const acheteur = { ...CONTENU.acheteur, societe };
  // Brussels is an hour or two ahead of UTC at both ends.
  school.at('2027-02-28T22:59:59.000Z');
  await emettre(school, eleve.id);
  school.at('2027-02-28T23:00:00.000Z');
  const contenu = { acheteur, moyen: 'paypal', date: '2027-02-28T22:59:00.000Z' };
  await emettre(school, eleve.id, { montant: 1210, contenu });
  school.at('2027-03-31T21:59:59.000Z');
  const { paiement_id } = await emettre(school, eleve.id, { montant: 1499 });
  await emettre(school, eleve.id, { montant: 1060, taux: 600 });
  await rendre(school, { paiement_id, montant: 1499, motif: 'Rétractation' });
  school.at('2027-03-31T22:00:00.000Z');
  await emettre(school, eleve.id);

  const all = await lines('2027-03');
  const { fournisseurId } = await school.database.read
    .selectFrom('paiement')
    .select('fournisseurId')
    .where('id', '=', paiement_id)
    .executeTakeFirstOrThrow();
  const theorie = (...more: string[]) =>
    ['P-0123456789ABCDEF', 'Théorie permis B', ...more].join(';');
  expect(all[0]).toMatch(
    new RegExp(
      `^2027-00002;01/03/2027;28/02/2027;"'=SOMME\\(""x""\\);";BE\u00a00123.456.749;${theorie('PayPal', 'emise-\\d+')};10,00;21;2,10;12,10$`,
    ),
  );
  expect(all.slice(1)).toEqual([
    `2027-00003;31/03/2027;21/11/2026;Chloé Lejeune;;${theorie('Carte (PayZen)', fournisseurId!)};12,39;21;2,60;14,99`,
    expect.stringMatching(/^2027-00004;.*;10,00;6;0,60;10,60$/),
    expect.stringMatching(
      new RegExp(
        `^NC 2027-00001;31/03/2027;31/03/2027;.*;${fournisseurId};-12,39;21;-2,60;-14,99$`,
      ),
    ),
    'Total à 21 %;;;;;;;;;10,00;21;2,10;12,10',
    'Total à 6 %;;;;;;;;;10,00;6;0,60;10,60',
    'Total;;;;;;;;;20,00;;2,70;22,70',
  ]);
});

test('a month of many is read in pages, and its totals are the sums of its lines', async () => {
  school.at('2027-05-10T10:00:00.000Z');
  const { id } = await emettre(school, eleve.id, { montant: 1 });
  const { id: _, ...one } = await school.database.read
    .selectFrom('facture')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 1002 }, (_each, at) => {
    const [montant, numero] = [at * 7 + 3, one.numero + 1 + at];
    return { ...one, numero, montant, tva: Math.round((montant * 2100) / 12_100) };
  });
  await school.database.write(async (trx) => {
    for (let from = 0; from < copies.length; from += 500)
      await trx
        .insertInto('facture')
        .values(copies.slice(from, from + 500))
        .execute();
  });
  const all = await lines('2027-05');
  const rows = all.filter((line) => line.startsWith('2027-')).map((line) => line.split(';'));
  expect(rows.map(([numero]) => numero)).toEqual(
    [one, ...copies].map(({ numero }) => `2027-${String(numero).padStart(5, '0')}`),
  );
  const total = all.at(-1)!.split(';');
  for (const at of [9, 11, 12])
    expect(rows.reduce((sum, row) => sum + cents(row[at]!), 0)).toBe(cents(total[at]!));
  for (const row of [...rows, total])
    expect(cents(row[9]!) + cents(row[11]!)).toBe(cents(row[12]!));
});

test('a month without any says so by its totals; what is no month is refused', async () => {
  expect(await lines('2031-12')).toEqual(['Total;;;;;;;;;0,00;;0,00;0,00']);
  const chef = await school.login('superviseur@demo.be');
  for (const mois of ['', '2026-13', '2026-1', '26-11', '2026-11-01'])
    expect(await chef.call('exportComptable', { mois })).toMatchObject({
      status: 422,
      errors: { mois: [expect.stringMatching(/^Ce mois n’est pas valable/)] },
    });
});

test('that it went out stands in the journal, with its month and nobody’s name', async () => {
  school.at('2027-08-01T10:00:00.000Z');
  await lines('2027-03');
  const chef = await school.login('superviseur@demo.be');
  const { lignes } = await chef.call('getJournal', { objet: 'rapprochement' });
  expect(lignes.data[0]).toMatchObject({
    appel: 'exportComptable',
    avant: null,
    apres: '{"mois":"2027-03"}',
  });
});
