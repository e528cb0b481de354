import { describe, expect, test } from 'vitest';
import { type LigneActivite, activite } from '../../testing/rapprochement.ts';
import { openSchoolWithRapprochement } from '../../testing/schoolWithRapprochement.ts';

const here = openSchoolWithRapprochement();
const { compare, ouverts, takeOver, lignes, payPaypal } = here;

describe('a file', () => {
  const jour = (lignes: LigneActivite[]) =>
    activite(lignes.map((ligne) => ({ date: '03/02/2025', ...ligne })));
  const read = (releve: string) => compare('paypal', releve, '2025-02-03');

  test('of the wallet says the same as its search', async () => {
    const { id } = await payPaypal();
    const csv = await (
      await fetch(`${here.paypal.env.PAYPAL_API_URL}/merchant/activite.csv`)
    ).text();
    const told = await compare('paypal', csv);
    expect(told).toMatchObject({ status: 200, fautes: [] });
    expect(await ouverts(id)).toEqual([]);
  });

  test('has what nobody here knows; told again it is one, noted it stays so until it changes', async () => {
    expect(await read(jour([{ id: 'F1' }]))).toMatchObject({ ecarts: 1, nouveaux: 1 });
    expect(await read(jour([{ id: 'F1' }]))).toMatchObject({ ecarts: 1, nouveaux: 0 });
    const { ecarts } = await here.chef.call('getEcarts', { moyen: 'paypal' });
    expect(ecarts.data).toHaveLength(1);
    const { id } = ecarts.data[0]!;
    expect(await takeOver(id)).toMatchObject({ status: 409 });
    expect(await here.chef.call('settleEcart', { id, motif: ' ' })).toMatchObject({
      status: 422,
      errors: { motif: ['Dites pourquoi il est réglé.'] },
    });
    expect(await here.chef.call('settleEcart', { id, motif: 'Un don.' })).toMatchObject({
      status: 200,
    });
    const [ligne] = await lignes('settleEcart');
    expect(ligne).toMatchObject({ objet: 'ecart', objet_id: id });
    expect(JSON.parse(ligne!.apres!)).toMatchObject({ motif: 'Un don.' });
    await read(jour([{ id: 'F1' }]));
    expect((await here.chef.call('getEcarts', {})).ecarts.data).toEqual([]);
    await read(jour([{ id: 'F1', montant: '15,00' }]));
    expect((await here.chef.call('getEcarts', {})).ecarts.data).toMatchObject([
      { id, montantEux: 15, raison: null, dateRegle: null },
    ]);
  });

  test('that can’t be read whole closes nothing, and tells of nothing missing', async () => {
    await read(jour([{ id: 'G1' }]));
    const told = await read(jour([{ id: 'G2' }, { id: 'G3', montant: '=1+1' }]));
    expect(told).toMatchObject({
      status: 200,
      fautes: [{ ligne: 3, message: expect.stringMatching(/montant/) }],
      reglesSeuls: 0,
    });
    expect(told.message).toMatch(/1 ligne n’est pas comprise/);
    expect((await here.chef.call('getEcarts', {})).ecarts.total).toBe(2);
    expect(await read(jour([{ id: 'G2' }]))).toMatchObject({ reglesSeuls: 1 });
  });

  test('has amounts of any size', async () => {
    const told = await read(jour([{ id: 'GRAND', montant: '999.999.999,99', devise: 'IDR' }]));
    expect(told).toMatchObject({ status: 200, ecarts: 1 });
    const { ecarts } = await here.chef.call('getEcarts', {});
    expect(ecarts.data).toMatchObject([{ montantEux: 999_999_999.99, devise: 'IDR' }]);
  });

  test.each([
    ['empty', '', /vide/],
    ['a head alone', activite([]), /aucun mouvement/],
    ['of another day', activite(), /période choisie/],
    ['another table', 'Nom;Prénom\nA;B', /manque/],
    ['in another encoding', Buffer.from(activite(), 'utf16le').toString('latin1'), /texte|manque/],
  ])('%s is refused in words, and changes nothing', async (_, releve, said) => {
    const told = await read(releve);
    expect(told).toMatchObject({ status: 422, errors: { releve: [expect.stringMatching(said)] } });
    expect((await here.chef.call('getEcarts', {})).passages).toEqual([]);
  });

  test('of fifty megabytes is not taken in', async () => {
    const told = await here.chef.raw({
      method: 'POST',
      url: '/api/extranet/compareMouvements',
      headers: { 'content-type': 'application/json' },
      payload: `{"moyen":"paypal","periode":"2025-02","releve":"${'x'.repeat(50e6)}"}`,
    });
    expect(told.statusCode).toBe(413);
  });

  test('and a day that is none, or of nobody below level 10', async () => {
    expect(await compare('paypal', null, '2025-02-30')).toMatchObject({ status: 422 });
    expect(await compare('paypal', null, '2025-13')).toMatchObject({ status: 422 });
    expect(await compare('paypal', null, '2099-01')).toMatchObject({ status: 422 });
    const administrateur = await here.school.login('administrateur@demo.be');
    for (const [name, input] of [
      ['getEcarts', {}],
      ['compareMouvements', { moyen: 'paypal', periode: here.today }],
      ['takeOverEcart', { id: 1 }],
      ['settleEcart', { id: 1, motif: 'x' }],
      ['getTotauxComptables', { mois: '2026-11' }],
    ] as const)
      expect(await administrateur.call(name, input), name).toMatchObject({ status: 403 });
  });
});
