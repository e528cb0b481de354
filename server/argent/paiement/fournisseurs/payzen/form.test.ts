import { describe, expect, test } from 'vitest';
import { newEleve } from '../../../../testing/attestation.ts';
import { forgetTries } from '../../../../testing/compte.ts';
import { copyOf } from '../../../../testing/paiement.ts';
import { sign, tell } from '../../../../testing/payzen.ts';
import { ACCORD, openSchoolWithPayzen } from '../../../../testing/schoolWithPayzen.ts';

const ici = openSchoolWithPayzen();

describe('the form', () => {
  test('is what the provider takes, with our price, and paid by it', async () => {
    const { form, fields, id } = await ici.order(ici.eleve, { total: 14.99 });
    expect(fields).toMatchObject({ vads_amount: '1499', vads_currency: '978', vads_version: 'V2' });
    const { signature, ...vads } = fields;
    expect(signature).toBe(sign(vads));
    await ici.provider.pay(form);
    const [body, ...more] = ici.provider.hear();
    expect(more).toEqual([]);
    expect(await tell(ici.school, body!)).toEqual({ status: 200, text: 'OK-paye' });
    expect(await ici.etatOf(id)).toBe('paye');
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 1 });
    // Neither the card nor the payer is stored, so an erased account leaves no name here.
    const { corps } = await ici.school.database.read
      .selectFrom('notification')
      .select('corps')
      .where('paiement_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(corps).toContain('AUTHORISED');
    expect(corps).not.toMatch(/497010|expiry|Chloé|Lejeune|@/);
  });

  test('holds names that would break it', async () => {
    await ici.chef.call('editEleve', {
      id: ici.eleve.id,
      prenom: 'A"&+',
      nom: 'L’É"+&amp;',
      email: ici.eleve.email,
    });
    const { form } = await ici.order();
    await ici.provider.pay(form);
    expect(await tell(ici.school, ici.provider.hear()[0]!)).toMatchObject({ status: 200 });
  });

  test('has a number that is nobody else’s today: fifty at once', async () => {
    await forgetTries(ici.school);
    const eleves = await Promise.all(
      Array.from({ length: 5 }, () => newEleve(ici.school, ici.chef)),
    );
    const all = await Promise.all(
      eleves.flatMap((who) => Array.from({ length: 10 }, () => ici.order(who))),
    );
    expect(new Set(all.map(({ fields }) => fields.vads_trans_id)).size).toBe(50);
    for (const { fields } of all) expect(fields.vads_trans_id).toMatch(/^[0-8]\d{5}$/);
  });

  test('is taken without the box, and refused for another price and for what is not there', async () => {
    const buy = (more: object) =>
      ici.eleve.call('purchaseAccesPayzen', { acces: ici.theorie, ...more });
    expect(await buy({})).toMatchObject({ status: 200 });
    expect(await buy({ ...ACCORD, total: 1 })).toMatchObject({ status: 409, prixChange: 1 });
    expect(await buy({ ...ACCORD, acces: 999_999 })).toMatchObject({ status: 404 });
    expect(await buy({ ...ACCORD, bought: 1 })).toMatchObject({ status: 409 });
    expect(
      await buy({ ...ACCORD, societe: { nom: 'X', adresse: 'Y', tva: 'BE 0123.456.748' } }),
    ).toMatchObject({ status: 422, errors: { 'societe.tva': [expect.any(String)] } });
  });
});
