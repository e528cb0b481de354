import { rmSync } from 'node:fs';
import { NOTIFICATION_PAYPAL } from '../../server/argent/paiement/fournisseurs/paypal/index.ts';
import { NOTIFICATION_PAYZEN } from '../../server/argent/paiement/fournisseurs/payzen/index.ts';
import { connect } from '../../server/socle/db/connect.ts';
import type { Database, Db } from '../../server/socle/db/database.ts';
import { readEnvironment } from '../../server/socle/config/environment.ts';
import { startSession } from '../../server/socle/securite/session.ts';
import { openPaypal } from '../../server/testing/paypal.ts';
import { fieldsOf, openProvider } from '../../server/testing/payzen.ts';
import { startSmtp } from '../../sandbox/smtp.ts';
import { produitAAcheter } from '../achats.ts';
import { openLivres, ordersOf, readChez } from '../livres.ts';
import { ageWaiting } from './ageWaiting.ts';
import { type Walked, startWalked } from './startServer.ts';

export interface Where {
  DATA_DIR: string;
  DATABASE_URL: string | undefined;
}

export interface Achat {
  eleve_id: number;
  token: string;
  commande: string;
  paroles: string[];
  ordre: string;
}

const MONEY = [
  'paiement',
  'payzenTransaction',
  'paypalOrdre',
  'notification',
  'remboursement',
  'retractation',
  'recette',
  'accesUser',
  'numerotation',
  'facture',
  'facturePdf',
  'mail',
  'journal',
  'ecart',
  'rapprochement',
] as const;
const lineOf = (row: object) => JSON.stringify(row);

const MESSAGE_ID = /^message-id: *(\S+)/im;
export const SECRET = 'a secret of the walk, long enough';

export type School = Awaited<ReturnType<typeof openSchool>>;

/** Restarts the school; providers and mail server keep running. */
export async function openSchool(where: Where) {
  const [carte, portefeuille] = [await openProvider(), await openPaypal()];
  /** How often each Message-ID was received. */
  const mails = new Map<string, number>();
  const smtp = await startSmtp({
    async keep(source) {
      const id = MESSAGE_ID.exec(source.toString('latin1'))![1]!;
      mails.set(id, (mails.get(id) ?? 0) + 1);
    },
  });
  const given = { ...carte.env, ...portefeuille.env, SMTP_URL: smtp.url, APP_SECRET: SECRET };
  const env = readEnvironment({ DATA_DIR: where.DATA_DIR, ...given });
  const { acces_id, livres, admin } = await read(async (db) => {
    const acces_id = await produitAAcheter(db);
    const admin = await db
      .selectFrom('admin')
      .select('id as admin_id')
      .where('email', '=', 'superviseur@demo.be')
      .executeTakeFirstOrThrow();
    return { acces_id, livres: await openLivres(db, acces_id), admin };
  });
  /** A new session, since recording an older one's use would add a step. */
  const newStaff = () =>
    read((_, { write }) => write((trx) => startSession(trx, admin, new Date())));
  let staff = await newStaff();
  const start = () => startWalked({ ...where, ...given });
  /** Preloads the next process, which opens once the current one is dead. */
  let next = start();
  let server: Walked = await next;
  await server.tell('open');
  next = start();
  let cookie: string | undefined;
  let buyers = 0;

  async function read<T>(job: (db: Db, database: Database) => Promise<T>): Promise<T> {
    const database = await connect(where);
    try {
      return await job(database.read, database);
    } finally {
      await database.close();
    }
  }

  async function post(path: string, payload: string | object, headers: Record<string, string>) {
    const { status, text } = await server.tell('request', {
      method: 'POST',
      url: path,
      payload,
      headers,
    });
    return { status, text };
  }

  async function call(token: string, path: string, payload: object) {
    cookie ??= (await server.tell('request', { method: 'GET', url: '/sanctum/csrf-cookie' }))
      .cookie!;
    const { status, text } = await post(path, payload, {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': cookie,
      cookie: `XSRF-TOKEN=${cookie}`,
      authorization: `Bearer ${token}`,
    });
    const response: Record<string, string | undefined> = JSON.parse(text);
    return {
      form: response.form,
      orderID: response.orderID,
      commande: response.commande,
      status,
      text,
    };
  }

  return {
    acces_id,
    env,
    carte,
    portefeuille,
    mails,
    read,
    call,
    tell: ((...command) => server.tell(...command)) as Walked['tell'],
    asStaff: (path: string, payload: object) => call(staff, `/api/extranet/${path}`, payload),
    /** Checks the books; `money`: also against providers; `paper`: also what was sent. */
    check: (done?: 'money' | 'paper') =>
      read((db) =>
        livres.check(db, {
          paper: done === 'paper',
          ...(done && { chez: readChez({ payzen: carte.folder, paypal: portefeuille.folder }) }),
        }),
      ),
    newAchat: () =>
      read(async (db, { write }): Promise<Achat> => {
        const { id: _, ...row } = await db
          .selectFrom('eleve')
          .selectAll()
          .where('email', '=', 'eleve2@demo.be')
          .executeTakeFirstOrThrow();
        const email = `pas-${++buyers}@mesure.test`;
        return write(async (trx) => {
          const { id } = await trx
            .insertInto('eleve')
            .values({ ...row, email })
            .returning('id')
            .executeTakeFirstOrThrow();
          const token = await startSession(trx, { eleve_id: id }, new Date());
          return { eleve_id: id, token, commande: '', paroles: [], ordre: '' };
        });
      }),
    async payForm(achat: Achat, form: string) {
      achat.commande = fieldsOf(form).vads_order_id!;
      await carte.pay(form);
      achat.paroles.push(...carte.hear());
    },
    tellCarte: (body: string) =>
      post(NOTIFICATION_PAYZEN, body, { 'content-type': 'application/x-www-form-urlencoded' }),
    async tellPaypal({ body, headers }: Awaited<ReturnType<typeof portefeuille.event>>) {
      const wanted = Object.entries(headers).filter(([name]) =>
        /^(paypal-|content-type)/.test(name),
      );
      return post(NOTIFICATION_PAYPAL, body, Object.fromEntries(wanted) as Record<string, string>);
    },
    /** A text of the database's state, to compare two. */
    state: () =>
      read(async (db) => {
        const rows = [];
        for (const table of MONEY) rows.push(await db.selectFrom(table).selectAll().execute());
        const books = readChez({ payzen: carte.folder, paypal: portefeuille.folder });
        return JSON.stringify([
          rows.map((each) => each.map(lineOf).toSorted()),
          [...books],
          mails.size,
        ]);
      }),
    ordreOf: ({ ordre }: Achat) => ordersOf(portefeuille.folder).get(ordre),
    wait: () => read((_, { write }) => write((trx) => ageWaiting(trx, new Date()))),
    async restart() {
      await server.kill();
      cookie = undefined;
      server = await next;
      next = start();
      staff = await newStaff();
      await server.tell('open');
    },
    async close() {
      await server.kill();
      await (await next).kill();
      await smtp.down();
      await Promise.all([carte.close(), portefeuille.close()]);
      rmSync(carte.folder, { recursive: true, force: true });
    },
  };
}
