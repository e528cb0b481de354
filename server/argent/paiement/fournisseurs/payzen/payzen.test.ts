import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../../../viePrivee/anonymise.ts';
import { newEleve } from '../../../../testing/attestation.ts';
import { forgetTries } from '../../../../testing/compte.ts';
import { copyOf, facturesOf, produit, rowOf } from '../../../../testing/paiement.ts';
import { fieldsOf, openProvider, sign, tell } from '../../../../testing/payzen.ts';
import { type Person, type School, openSchool } from '../../../../testing/school.ts';
import { askAwaited } from '../askAwaited.ts';
import { payzen } from './payzen.ts';
import { refund } from './refund.ts';

let provider: Awaited<ReturnType<typeof openProvider>>;
let school: School;
let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;
let theorie: number;
const ACCORD = { accord: 1 } as const;
const OTHER_KEY = '8877665544332211';

beforeAll(async () => {
  provider = await openProvider();
  school = await openSchool({ env: provider.env });
  theorie = await produit(school, 'theorie-permis-b');
});
afterAll(async () => {
  await school.close();
  await provider.close();
});
beforeEach(async () => {
  // The provider looks at its own clock.
  school.at(new Date().toISOString());
  await forgetTries(school);
  // A session of two days ago has expired.
  chef = await school.login('superviseur@demo.be');
  eleve = await newEleve(school, chef);
  provider.hear();
});

const order = async (who: Pick<Person, 'call'> = eleve, more: object = {}) => {
  const { form } = await who.call('purchaseAccesPayzen', { acces: theorie, ...ACCORD, ...more });
  const fields = fieldsOf(form);
  const { id } = await school.database.read
    .selectFrom('paiement')
    .select('id')
    .where('commande', '=', fields.vads_order_id!)
    .executeTakeFirstOrThrow();
  return { form, fields, id };
};

let nth = 0;
const notice = (fields: Record<string, string>, more: Record<string, string> = {}) => {
  const { signature: _, ...sent } = fields;
  return {
    ...sent,
    vads_hash: 'abc',
    vads_trans_status: 'AUTHORISED',
    vads_operation_type: 'DEBIT',
    vads_trans_uuid: `uuid-${++nth}`,
    vads_card_number: '497010XXXXXX0000',
    vads_result: '00',
    ...more,
  };
};
const bodyOf = (fields: Record<string, string>, cle?: string) =>
  new URLSearchParams({ ...fields, signature: sign(fields, cle) }).toString();
const etatOf = async (id: number) => (await rowOf(school, id)).etat;

describe('the form', () => {
  test('is what the provider takes, with our price, and paid by it', async () => {
    const { form, fields, id } = await order(eleve, { total: 14.99 });
    expect(fields).toMatchObject({ vads_amount: '1499', vads_currency: '978', vads_version: 'V2' });
    const { signature, ...vads } = fields;
    expect(signature).toBe(sign(vads));
    await provider.pay(form);
    const [body, ...more] = provider.hear();
    expect(more).toEqual([]);
    expect(await tell(school, body!)).toEqual({ status: 200, text: 'OK-paye' });
    expect(await etatOf(id)).toBe('paye');
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    // Neither the card nor the payer is stored, so an erased account leaves no name here.
    const { corps } = await school.database.read
      .selectFrom('notification')
      .select('corps')
      .where('paiement_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(corps).toContain('AUTHORISED');
    expect(corps).not.toMatch(/497010|expiry|Chloé|Lejeune|@/);
  });

  test('holds names that would break it', async () => {
    await chef.call('editEleve', {
      id: eleve.id,
      prenom: 'A"&+',
      nom: 'L’É"+&amp;',
      email: eleve.email,
    });
    const { form } = await order();
    await provider.pay(form);
    expect(await tell(school, provider.hear()[0]!)).toMatchObject({ status: 200 });
  });

  test('has a number that is nobody else’s today: fifty at once', async () => {
    await forgetTries(school);
    const eleves = await Promise.all(Array.from({ length: 5 }, () => newEleve(school, chef)));
    const all = await Promise.all(
      eleves.flatMap((who) => Array.from({ length: 10 }, () => order(who))),
    );
    expect(new Set(all.map(({ fields }) => fields.vads_trans_id)).size).toBe(50);
    for (const { fields } of all) expect(fields.vads_trans_id).toMatch(/^[0-8]\d{5}$/);
  });

  test('is taken without the box, and refused for another price and for what is not there', async () => {
    const buy = (more: object) => eleve.call('purchaseAccesPayzen', { acces: theorie, ...more });
    expect(await buy({})).toMatchObject({ status: 200 });
    expect(await buy({ ...ACCORD, total: 1 })).toMatchObject({ status: 409, prixChange: 1 });
    expect(await buy({ ...ACCORD, acces: 999_999 })).toMatchObject({ status: 404 });
    expect(await buy({ ...ACCORD, bought: 1 })).toMatchObject({ status: 409 });
    expect(
      await buy({ ...ACCORD, societe: { nom: 'X', adresse: 'Y', tva: 'BE 0123.456.748' } }),
    ).toMatchObject({ status: 422, errors: { 'societe.tva': [expect.any(String)] } });
  });
});

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
    const { fields, id } = await order();
    const { status } = await tell(school, bodyOf(notice(fields, { vads_trans_status: statut })));
    expect(status).toBe(200);
    expect(await etatOf(id)).toBe(etat);
    expect((await copyOf(school, eleve, theorie)) !== undefined).toBe(etat === 'paye');
  });

  test('late, twice and out of order takes nothing back; a cancellation of what was paid does', async () => {
    const { fields, id } = await order();
    const paid = notice(fields);
    const refused = notice(fields, { vads_trans_status: 'REFUSED' });
    for (const told of [refused, paid, paid, refused, { ...paid, vads_trans_status: 'CAPTURED' }])
      expect((await tell(school, bodyOf(told))).status).toBe(200);
    expect(await etatOf(id)).toBe('paye');
    expect(await facturesOf(school, id)).toHaveLength(1);
    await tell(school, bodyOf(notice(fields, { vads_trans_status: 'CANCELLED' })));
    expect(await etatOf(id)).toBe('paye');
    await tell(school, bodyOf({ ...paid, vads_trans_status: 'CANCELLED' }));
    expect(await etatOf(id)).toBe('impaye');
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
    expect(await facturesOf(school, id)).toMatchObject([
      { serie: 'F', montant: 1499 },
      { serie: 'NC', montant: 1499, corrige_id: expect.any(Number) },
    ]);
  });

  test('thirty times at once is done once', async () => {
    const { fields, id } = await order();
    const body = bodyOf(notice(fields));
    const answers = await Promise.all(Array.from({ length: 30 }, () => tell(school, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await facturesOf(school, id)).toHaveLength(1);
  });

  test('of somebody who was erased meanwhile is booked, and gives nothing', async () => {
    const { fields, id } = await order();
    await school.database.write((trx) => anonymise(trx, eleve.id));
    expect(await tell(school, bodyOf(notice(fields)))).toMatchObject({ status: 200 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', nonDonne: expect.any(String) });
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
    const { fields, id } = await order();
    expect(await tell(school, body(fields))).toMatchObject({ status });
    expect(await etatOf(id)).toBe('ouvert');
    expect(await copyOf(school, eleve, theorie)).toBeUndefined();
  });

  test('the values of our own signed form under other names: who buys writes none of what stands between them', async () => {
    const { fields, id } = await order();
    const { vads_order_id, vads_site_id, vads_trans_id } = fields;
    const told = [vads_order_id, vads_site_id, vads_trans_id, 'AUTHORISED', 'uuid'].join('+');
    for (const typed of [
      { prenom: 'Ada', nom: told, email: eleve.email },
      { prenom: 'Ada', nom: 'AUTHORISED', email: `h+${told}@exemple.be` },
    ]) {
      await chef.call('editEleve', { id: eleve.id, ...typed });
      const { fields: other } = await order(await school.login(typed.email.toLowerCase()));
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
      await tell(school, new URLSearchParams({ ...renamed, signature: signature! }).toString());
    }
    expect(await etatOf(id)).toBe('ouvert');
  });

  test('one thing that was paid pays one order', async () => {
    const [one, other] = [await order(), await order(await newEleve(school, chef))];
    const vads_trans_uuid = 'la-meme';
    await tell(school, bodyOf(notice(one.fields, { vads_trans_uuid })));
    await tell(school, bodyOf(notice(other.fields, { vads_trans_uuid })));
    expect([await etatOf(one.id), await etatOf(other.id)]).toEqual(['paye', 'ouvert']);
  });

  test('another kind of body, or too much of it', async () => {
    const post = (payload: string, type: string) =>
      school.fastify.inject({
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

describe('money that goes back', () => {
  const paid = async () => {
    const { form, id } = await order();
    await provider.pay(form);
    await tell(school, provider.hear()[0]!);
    const { fournisseurId, commande } = await rowOf(school, id);
    return { id, uuid: fournisseurId!, commande: commande! };
  };

  test('in parts from its back-office: a credit note each, and at the end the access goes', async () => {
    const { id, uuid } = await paid();
    await provider.operate(uuid, 'remettre');
    await provider.operate(uuid, 'rembourser', { montant: '5,00' });
    const part = provider.hear();
    for (const body of [...part, ...part]) expect((await tell(school, body)).status).toBe(200);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    await provider.operate(uuid, 'rembourser', { montant: '9,99' });
    const last = provider.hear();
    for (const body of [...last, ...last]) await tell(school, body);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
    expect(await facturesOf(school, id)).toMatchObject([
      { serie: 'F' },
      { serie: 'NC', montant: 500 },
      { serie: 'NC', montant: 999 },
    ]);
  });

  test.each([
    ['the money first', 'DDCC'],
    ['the refund first', 'CCDD'],
    ['one after the other, twice', 'CDCD'],
  ])('told twice, %s: one payment, one refund', async (_, order_) => {
    const { fields, id } = await order();
    const debit = notice(fields);
    const credit = { ...notice(fields), vads_operation_type: 'CREDIT', vads_trans_id: '900001' };
    const told = { D: bodyOf(debit), C: bodyOf({ ...credit, vads_amount: '500' }) };
    for (const one of order_)
      expect(await tell(school, told[one as 'C' | 'D'])).toMatchObject({ status: 200 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
    expect(await facturesOf(school, id)).toMatchObject([
      { serie: 'F', montant: 1499 },
      { serie: 'NC', montant: 500 },
    ]);
    const { notifications } = await chef.call('getPaiement', { id });
    expect(notifications.map(({ suite }) => suite).toSorted()).toEqual(['paye', 'remboursement']);
  });

  test('whole, told before its money, is given and taken back; nothing is done before', async () => {
    const { fields, id } = await order();
    const credit = { ...notice(fields), vads_operation_type: 'CREDIT' };
    const first = await tell(school, bodyOf(credit));
    expect(first).toEqual({ status: 200, text: 'OK-attend son paiement' });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert', rembourse: 0 });
    await tell(school, bodyOf({ ...credit, vads_trans_status: 'WAITING_AUTHORISATION' }));
    await tell(school, bodyOf(notice(fields, { vads_trans_status: 'REFUSED' })));
    expect(await rowOf(school, id)).toMatchObject({ etat: 'refuse', rembourse: 0 });
    await tell(school, bodyOf(notice(fields)));
    expect(await rowOf(school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
    expect(await facturesOf(school, id)).toMatchObject([{ serie: 'F' }, { serie: 'NC' }]);
  });

  test('for one payment goes back for no other', async () => {
    const credit = {
      vads_operation_type: 'CREDIT',
      vads_trans_uuid: 'rendu-une-fois',
      vads_amount: '500',
    };
    for (const rembourse of [500, 0]) {
      const { fields, id } = await order();
      for (const more of [{}, credit])
        expect(await tell(school, bodyOf(notice(fields, more)))).toMatchObject({ status: 200 });
      expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse });
      eleve = await newEleve(school, chef);
    }
  });

  test('through its web service is done once, though the answer was lost', async () => {
    const { uuid, commande } = await paid();
    await provider.operate(uuid, 'remettre');
    const ask = (encore: boolean) =>
      refund(
        { env: school.mounting.env },
        {
          commande,
          paye: uuid,
          montant: 500,
          reste: 1499,
          connus: new Set(),
          encore,
        },
      );
    const first = await ask(false);
    expect(first).toEqual({ etat: 'fait', fournisseurId: expect.any(String) });
    expect(await ask(true)).toEqual(first);
    const tooMuch = {
      commande,
      paye: uuid,
      montant: 5000,
      reste: 1499,
      connus: new Set<string>(),
      encore: false,
    };
    expect(await refund({ env: school.mounting.env }, tooMuch)).toEqual({
      etat: 'refuse',
      raison: expect.stringMatching(/PSP_\d+/),
    });
  });
});

describe('of what nothing was heard', () => {
  const house = () => ({
    database: school.database,
    env: school.mounting.env,
    log: school.fastify.log,
  });

  test('the provider is asked; what it took is given', async () => {
    const { form, id } = await order();
    await provider.pay(form, { facon: 'jamais' });
    expect(provider.hear()).toEqual([]);
    await askAwaited(payzen, house(), school.now());
    expect(await etatOf(id)).toBe('ouvert');
    school.later(21 * 60);
    await askAwaited(payzen, house(), school.now());
    expect(await etatOf(id)).toBe('paye');
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
  });

  test('what it does not know is closed after a day, and taken all the same if it is paid', async () => {
    const { fields, id } = await order();
    school.later(23 * 3600);
    await askAwaited(payzen, house(), school.now());
    expect(await etatOf(id)).toBe('ouvert');
    school.later(3601);
    await askAwaited(payzen, house(), school.now());
    expect(await etatOf(id)).toBe('expire');
    await tell(school, bodyOf(notice(fields)));
    expect(await etatOf(id)).toBe('paye');
  });

  test('one that can’t be asked after keeps no other waiting', async () => {
    const [bad, good] = [await order(), await order(await newEleve(school, chef))];
    await provider.pay(good.form, { facon: 'jamais' });
    await school.database.write((trx) =>
      trx
        .updateTable('paiement')
        .set({ commande: `x${'y'.repeat(300)}` })
        .where('id', '=', bad.id)
        .execute(),
    );
    school.later(21 * 60);
    await askAwaited(payzen, house(), school.now()).catch(() => undefined);
    expect(await etatOf(good.id)).toBe('paye');
  });
});

test('without keys there is no such way to pay, and nobody is believed', async () => {
  const bare = await openSchool();
  const who = await bare.login('eleve2@demo.be');
  expect(await who.call('purchaseAccesPayzen', { acces: theorie, ...ACCORD })).toMatchObject({
    status: 503,
    message: expect.stringMatching(/auto-école/),
  });
  expect(await tell(bare, bodyOf({ vads_site_id: '12345678' }))).toMatchObject({ status: 503 });
  await bare.close();
});
