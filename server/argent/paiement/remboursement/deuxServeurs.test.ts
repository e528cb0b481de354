import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { anonymise } from '../../../viePrivee/anonymise.ts';
import { connect } from '../../../socle/db/connect.ts';
import type { Database } from '../../../socle/db/database.ts';
import { newEleve } from '../../../testing/attestation.ts';
import { forgetTries } from '../../../testing/compte.ts';
import { open, produit } from '../../../testing/paiement.ts';
import { CLE, sign } from '../../../testing/payzen.ts';
import { type Person, type School, openSchool } from '../../../testing/school.ts';
import { finishRemboursement, openRemboursement } from './remboursement.writes.ts';

const PAYZEN = { PAYZEN_SITE_ID: '12345678', PAYZEN_CLE: CLE, PAYZEN_MODE: 'TEST' };
const MEMES = 5;

let school: School;
let chef: Person;
let theorie: number;
let deux: { fastify: FastifyInstance; database: Database }[];

beforeAll(async () => {
  school = await openSchool({ env: PAYZEN });
  theorie = await produit(school, 'theorie-permis-b');
  chef = await school.login('superviseur@demo.be');
  const database = await connect(school.where);
  const { env } = school.mounting;
  const { fastify } = await createApp({ env, database, clock: school.now });
  deux = [
    { fastify: school.fastify, database: school.database },
    { fastify, database },
  ];
});
afterAll(async () => {
  await deux[1]!.fastify.close();
  await deux[1]!.database.close();
  await school.close();
});

interface Dit {
  commande: string;
  statut?: string;
  operation?: 'DEBIT' | 'CREDIT';
  uuid?: string;
}

async function tell(n: number, { commande, statut = 'AUTHORISED', operation, uuid }: Dit) {
  const fields = {
    vads_site_id: PAYZEN.PAYZEN_SITE_ID,
    vads_ctx_mode: PAYZEN.PAYZEN_MODE,
    vads_hash: 'h',
    vads_order_id: commande,
    vads_trans_status: statut,
    vads_trans_uuid: uuid ?? `paye ${commande}`,
    vads_operation_type: operation ?? 'DEBIT',
    vads_amount: '1499',
    vads_currency: '978',
  };
  const { statusCode } = await deux[n % 2]!.fastify.inject({
    method: 'POST',
    url: '/api/payment/notificationPayzen',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, signature: sign(fields) }).toString(),
  });
  return statusCode;
}

async function ordered(nombre: number) {
  await forgetTries(school);
  return Promise.all(
    Array.from({ length: nombre }, async () => {
      const eleve = await newEleve(school, chef);
      const { id, commande } = await open(school, eleve, theorie);
      return { eleve, id, commande: commande! };
    }),
  );
}

async function books() {
  const { read } = school.database;
  const rows = await read
    .selectFrom('paiement')
    .selectAll()
    .where('commande', 'is not', null)
    .execute();
  const factures = await read.selectFrom('facture').selectAll().execute();
  for (const { id, etat, montant, rembourse } of rows) {
    const sums = { F: 0, NC: 0 };
    for (const each of factures.filter(({ paiement_id }) => paiement_id === id))
      sums[each.serie] += each.montant;
    const isPaid = etat === 'paye' || etat === 'rembourse' || etat === 'impaye';
    const rendu = etat === 'impaye' ? montant : rembourse;
    expect({ id, ...sums }).toEqual({ id, F: isPaid ? montant : 0, NC: rendu });
  }
  for (const serie of ['F', 'NC'] as const) {
    const own = factures.filter((facture) => facture.serie === serie && facture.annee === 2026);
    const numeros = own.map(({ numero }) => numero).toSorted((one, other) => one - other);
    expect(numeros).toEqual(numeros.map((_, n) => numeros[0]! + n));
  }
  return new Map(rows.map((row) => [row.id, row]));
}

test('thirty notifications of six orders, over both: each is given, invoiced and mailed once', async () => {
  const orders = await ordered(6);
  const told = orders.flatMap(({ commande }) =>
    Array.from({ length: MEMES }, (_, n) => tell(n, { commande })),
  );
  expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
  const rows = await books();
  for (const { id, eleve } of orders) {
    expect(rows.get(id)).toMatchObject({ etat: 'paye', nonDonne: null });
    const mails = await school.database.read
      .selectFrom('mail')
      .select('id')
      .where('eleve_id', '=', eleve.id)
      .where('sujet', '=', 'Ton achat est confirmé')
      .execute();
    expect(mails).toHaveLength(1);
  }
});

test('paid and given back, told at the same moment and once each: none of both is lost', async () => {
  const orders = await ordered(15);
  const told = orders.flatMap(({ id, commande }, n) => [
    tell(n, { commande }),
    tell(n + 1, { commande, operation: 'CREDIT', uuid: `rendu ${id}` }),
  ]);
  expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
  const rows = await books();
  for (const { id } of orders)
    expect(rows.get(id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
});

test('paid, given back, taken back, erased and switched off at once: the books agree, and nothing fails', async () => {
  const ctx = { env: school.mounting.env, now: school.now() };
  const orders = await ordered(6);
  const statuses = await Promise.all(
    orders.flatMap(({ id, commande, eleve }, n) => {
      const { write } = deux[n % 2]!.database;
      const erase = async () => {
        await write((trx) => anonymise(trx, eleve.id));
        return 200;
      };
      const staff = () =>
        chef.call('activateAcces', { user_id: eleve.id, acces_id: theorie, actif: 0 });
      const giveBack = async () => {
        const demande = { paiement_id: id, montant: 500, motif: 'Geste', finAcces: 1 } as const;
        const asked = await write((trx) =>
          openRemboursement(trx, { ...demande, moyen: 'payzen', admin_id: null }, ctx.now),
        ).catch(() => undefined);
        if (asked) await write((trx) => finishRemboursement(trx, asked.id, `r ${id}`, ctx));
      };
      const before = tell(n, { commande });
      return [
        before,
        tell(n + 1, { commande, statut: 'REFUSED', uuid: 'un essai' }),
        before.then(() => tell(n, { commande, operation: 'CREDIT', uuid: `c ${id}` })),
        before.then(() => tell(n + 1, { commande, statut: n % 3 ? 'CAPTURED' : 'CANCELLED' })),
        before.then(giveBack).then(() => 200),
        n % 2 ? erase() : before,
        before.then(staff).then(({ status }) => status),
      ];
    }),
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await books();
});
