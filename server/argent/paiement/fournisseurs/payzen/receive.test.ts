import { describe, expect, test } from 'vitest';
import { anonymise } from '../../../../viePrivee/anonymise.ts';
import { newEleve } from '../../../../testing/attestation.ts';
import { copyOf, facturesOf, rowOf } from '../../../../testing/paiement.ts';
import { tell } from '../../../../testing/payzen.ts';
import { openSchool } from '../../../../testing/school.ts';
import {
  ACCORD,
  bodyOf,
  notice,
  openSchoolWithPayzen,
} from '../../../../testing/schoolWithPayzen.ts';

const OTHER_KEY = '8877665544332211';

const ici = openSchoolWithPayzen();

describe('what the provider says', () => {
  test.each([
    ['AUTHORISED', 'paye'],
    ['CAPTURED', 'paye'],
    ['ACCEPTED', 'paye'],
    ['PARTIALLY_AUTHORISED', 'attente'],
    ['AUTHORISED_TO_VALIDATE', 'attente'],
    ['WAITING_AUTHORISATION', 'attente'],
    ['UNDER_VERIFICATION', 'attente'],
    ['SUSPENDED', 'attente'],
    ['REFUSED', 'refuse'],
    ['CAPTURE_FAILED', 'refuse'],
    ['ABANDONED', 'annule'],
    ['NOT_CREATED', 'annule'],
    ['CANCELLED', 'annule'],
    ['EXPIRED', 'expire'],
    ['SOMETHING_NEW', 'ouvert'],
  ])('%s of an open payment: %s', async (statut, etat) => {
    const { fields, id } = await ici.order();
    const { status } = await tell(
      ici.school,
      bodyOf(notice(fields, { vads_trans_status: statut })),
    );
    expect(status).toBe(200);
    expect(await ici.etatOf(id)).toBe(etat);
    expect((await copyOf(ici.school, ici.eleve, ici.theorie)) !== undefined).toBe(etat === 'paye');
  });

  test('late, twice and out of order takes nothing back; a cancellation of what was paid does', async () => {
    const { fields, id } = await ici.order();
    const paid = notice(fields);
    const refused = notice(fields, { vads_trans_status: 'REFUSED' });
    for (const told of [refused, paid, paid, refused, { ...paid, vads_trans_status: 'CAPTURED' }])
      expect((await tell(ici.school, bodyOf(told))).status).toBe(200);
    expect(await ici.etatOf(id)).toBe('paye');
    expect(await facturesOf(ici.school, id)).toHaveLength(1);
    await tell(ici.school, bodyOf(notice(fields, { vads_trans_status: 'CANCELLED' })));
    expect(await ici.etatOf(id)).toBe('paye');
    await tell(ici.school, bodyOf({ ...paid, vads_trans_status: 'CANCELLED' }));
    expect(await ici.etatOf(id)).toBe('impaye');
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 0 });
    expect(await facturesOf(ici.school, id)).toMatchObject([
      { serie: 'F', montant: 1499 },
      { serie: 'NC', montant: 1499, corrige_id: expect.any(Number) },
    ]);
  });

  test('thirty times at once is done once', async () => {
    const { fields, id } = await ici.order();
    const body = bodyOf(notice(fields));
    const answers = await Promise.all(Array.from({ length: 30 }, () => tell(ici.school, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await facturesOf(ici.school, id)).toHaveLength(1);
  });

  test('of somebody who was erased meanwhile is booked, and gives nothing', async () => {
    const { fields, id } = await ici.order();
    await ici.school.database.write((trx) => anonymise(trx, ici.eleve.id));
    expect(await tell(ici.school, bodyOf(notice(fields)))).toMatchObject({ status: 200 });
    expect(await rowOf(ici.school, id)).toMatchObject({
      etat: 'paye',
      nonDonne: expect.any(String),
    });
  });
});

describe('what nobody is to believe', () => {
  test.each<[string, (fields: Record<string, string>) => string, number]>([
    ['another key', (fields) => bodyOf(notice(fields), OTHER_KEY), 403],
    ['no signature', (fields) => new URLSearchParams(notice(fields)).toString(), 403],
    [
      'an amount changed after signing',
      (fields) => bodyOf(notice(fields)).replace('vads_amount=1499', 'vads_amount=1'),
      403,
    ],
    ['a field added after signing', (fields) => `${bodyOf(notice(fields))}&vads_x=1`, 403],
    ['a field twice', (fields) => `${bodyOf(notice(fields))}&vads_amount=1499`, 400],
    ['a signed zero byte', (fields) => bodyOf(notice(fields, { vads_order_id: 'P-\0' })), 400],
    ['another shop', (fields) => bodyOf(notice(fields, { vads_site_id: '87654321' })), 400],
    ['another mode', (fields) => bodyOf(notice(fields, { vads_ctx_mode: 'PRODUCTION' })), 400],
    [
      'the return of a browser',
      (fields) => {
        const { vads_hash: _, ...back } = notice(fields);
        return bodyOf(back);
      },
      400,
    ],
    ['no status', (fields) => bodyOf(notice(fields, { vads_trans_status: '' })), 400],
    ['no amount', (fields) => bodyOf(notice(fields, { vads_amount: '' })), 400],
    ['an endless amount', (fields) => bodyOf(notice(fields, { vads_amount: '9'.repeat(30) })), 400],
    ['another amount', (fields) => bodyOf(notice(fields, { vads_amount: '1' })), 200],
    ['another currency', (fields) => bodyOf(notice(fields, { vads_currency: '840' })), 200],
    ['an unknown order', (fields) => bodyOf(notice(fields, { vads_order_id: 'P-1' })), 200],
    ['another number', (fields) => bodyOf(notice(fields, { vads_trans_id: '899999' })), 200],
    ['no id', (fields) => bodyOf(notice(fields, { vads_trans_uuid: '' })), 200],
    [
      'a verification',
      (fields) => bodyOf(notice(fields, { vads_operation_type: 'VERIFICATION' })),
      200,
    ],
    ['a refund', (fields) => bodyOf(notice(fields, { vads_operation_type: 'CREDIT' })), 200],
    ['nothing', () => '', 400],
    ['no form', () => '%%%=%ZZ&&&=', 400],
  ])('%s grants nothing', async (_, body, status) => {
    const { fields, id } = await ici.order();
    expect(await tell(ici.school, body(fields))).toMatchObject({ status });
    expect(await ici.etatOf(id)).toBe('ouvert');
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toBeUndefined();
  });

  test('the values of our own signed form under other names: who buys writes none of what stands between them', async () => {
    const { fields, id } = await ici.order();
    const { vads_order_id, vads_site_id, vads_trans_id } = fields;
    const told = [vads_order_id, vads_site_id, vads_trans_id, 'AUTHORISED', 'uuid'].join('+');
    for (const typed of [
      { prenom: 'Ada', nom: told, email: ici.eleve.email },
      { prenom: 'Ada', nom: 'AUTHORISED', email: `h+${told}@exemple.be` },
    ]) {
      await ici.chef.call('editEleve', { id: ici.eleve.id, ...typed });
      const { fields: other } = await ici.order(await ici.school.login(typed.email.toLowerCase()));
      for (const value of [other.vads_cust_email ?? '', other.vads_cust_last_name])
        expect(value).not.toContain('+');
      // An attacker chooses names that sort in the order of the values.
      const { signature, ...vads } = other;
      const values = Object.keys(vads)
        .toSorted()
        .flatMap((name) => vads[name]!.split('+'));
      const at = values.indexOf(vads_order_id!);
      if (at < 0) continue;
      const names = values.map(
        (_, n) => `vads_${n < 1 ? 'a' : n < at ? 'i' : 'z'}${String(n).padStart(2, '0')}`,
      );
      names.splice(1, 4, 'vads_amount', 'vads_ctx_mode', 'vads_currency', 'vads_hash');
      const own = ['order_id', 'site_id', 'trans_id', 'trans_status', 'trans_uuid'];
      names.splice(at, 5, ...own.map((name) => `vads_${name}`));
      const renamed = Object.fromEntries(names.map((name, n) => [name, values[n]!]));
      await tell(ici.school, new URLSearchParams({ ...renamed, signature: signature! }).toString());
    }
    expect(await ici.etatOf(id)).toBe('ouvert');
  });

  test('one thing that was paid pays one order', async () => {
    const [one, other] = [await ici.order(), await ici.order(await newEleve(ici.school, ici.chef))];
    const vads_trans_uuid = 'la-meme';
    await tell(ici.school, bodyOf(notice(one.fields, { vads_trans_uuid })));
    await tell(ici.school, bodyOf(notice(other.fields, { vads_trans_uuid })));
    expect([await ici.etatOf(one.id), await ici.etatOf(other.id)]).toEqual(['paye', 'ouvert']);
  });

  test('another kind of body, or too much of it', async () => {
    const post = (payload: string, type: string) =>
      ici.school.fastify.inject({
        method: 'POST',
        url: '/api/payment/notificationPayzen',
        headers: { 'content-type': type },
        payload,
      });
    expect((await post('{}', 'application/json')).statusCode).toBe(415);
    const form = 'application/x-www-form-urlencoded';
    expect((await post('a'.repeat(100_000), form)).statusCode).toBe(413);
  });
});

test('without keys there is no such way to pay, and nobody is believed', async () => {
  const bare = await openSchool();
  const who = await bare.login('eleve2@demo.be');
  expect(await who.call('purchaseAccesPayzen', { acces: ici.theorie, ...ACCORD })).toMatchObject({
    status: 503,
    message: expect.stringMatching(/auto-école/),
  });
  expect(await tell(bare, bodyOf({ vads_site_id: '12345678' }))).toMatchObject({ status: 503 });
  await bare.close();
});
