import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoiteDeMails, openBoite } from '../../../sandbox/boite.ts';
import { type Smtp, startSmtp } from '../../../sandbox/smtp.ts';
import { boiteOf } from '../../../contract/adresse.ts';
import { connect } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { type School, openSchool } from '../../testing/school.ts';
import { LEASE_MS, claimMail, countWaiting, extendLease } from './attente.ts';
import { MOST_TRIES } from './essais.ts';
import { type Mail, queueMail } from './queueMail.ts';
import { removeOldMails } from './removeOldMails.ts';
import { sendMails } from './sendMails.ts';
import { transportOf } from './transport.ts';

const START = '2026-11-21T10:00:00.000Z';
const SECRET = 'a-link-or-a-password';
const TO = 'chloe@exemple.be';

let school: School;
let second: Database;
let smtp: Smtp;
let boite: BoiteDeMails;
let logged: { level: string; about: Record<string, unknown>; message: string }[] = [];
let number = 0;

beforeAll(async () => {
  school = await openSchool();
  second = await connect(school.where);
});
afterAll(async () => {
  await second.close();
  await school.close();
});
beforeEach(async () => {
  school.at(START);
  logged = [];
  await school.database.write((trx) => trx.deleteFrom('mail').execute());
  boite = openBoite(join(school.where.DATA_DIR, `boite-${++number}`));
  smtp = await startSmtp(boite);
  return () => smtp.down();
});

const write =
  (level: string) =>
  (about: Record<string, unknown>, message: string): void =>
    void logged.push({ level, about, message });
const log = { warn: write('warn'), error: write('error') } as never as FastifyBaseLogger;

const PDF = { nom: 'facture.pdf', type: 'application/pdf', contenu: Buffer.from('%PDF- \u0000é') };
const AUTRE = { nom: 'autre.pdf', type: 'application/pdf', contenu: Buffer.from('%PDF-2') };
let opened: (typeof PDF | undefined | Error)[] = [];
const openPiece = async () => {
  const next = opened.shift();
  if (next instanceof Error) throw next;
  return next;
};

function worker(database = school.database) {
  return sendMails({
    env: {
      APP_SECRET: 'a secret of the tests, long enough',
      APP_URL: 'https://priorite.example:8080',
      MAIL_FROM: 'Priorité <bonjour@priorite.example>',
    },
    database,
    clock: school.now,
    transport: transportOf(smtp.url),
    log,
    openers: { facture: openPiece, conditions: openPiece },
  });
}

const queue = (sujet = 'Bonjour', destinataire = TO, more: Pick<Mail, 'pieces'> = {}) =>
  school.database.write((trx) =>
    queueMail(
      trx,
      {
        eleve_id: null,
        destinataire,
        lettre: {
          sujet,
          salutation: 'Bonjour Chloé,',
          paragraphes: ['Voici ton lien.'],
          bouton: { libelle: 'Aller', adresse: `https://priorite.example/?jeton=${SECRET}` },
        },
        demandeur: 'ecole',
        ...more,
      },
      school.now(),
    ),
  );

async function round(mails = worker()): Promise<void> {
  await mails.run();
  await mails.idle();
}

const rows = () => school.database.read.selectFrom('mail').selectAll().orderBy('id').execute();
const only = async () => (await rows())[0]!;
const received = async () => (await boite.list()).map(({ sujet }) => sujet).toReversed();
const later = (instant: string | Date | number) => school.at(new Date(instant).toISOString());
const inMs = (ms: number) => later(school.now().getTime() + ms);

describe('what is queued', () => {
  test('goes out as it was written, once, and nothing to read stays behind', async () => {
    await queue('Confirme ton adresse');
    expect(await countWaiting(school.database.read)).toEqual({
      attendent: 1,
      ontEchoue: 0,
      refuses: 0,
    });
    await round();
    const [apercu] = await boite.list();
    const mail = (await boite.open(apercu!.id))!;
    expect(mail).toMatchObject({
      sujet: 'Confirme ton adresse',
      destinataire: TO,
      expediteur: 'Priorité <bonjour@priorite.example>',
      messageId: expect.stringMatching(/^<\d+\.[\w-]{22}@priorite\.example>$/),
    });
    for (const body of [mail.texte, mail.html]) expect(body).toContain(SECRET);
    expect(mail.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail.source).toMatch(/^Date: Sat, 21 Nov 2026 10:00:00 \+0000\r$/m);
    expect(mail.source).toMatch(/^Reply-To: support@priorite\.be\r$/m);
    expect(await only()).toMatchObject({
      dateEnvoi: START,
      prochainEssai: null,
      essais: 1,
      texte: '',
      html: '',
      erreur: null,
    });
    expect(await countWaiting(school.database.read)).toEqual({
      attendent: 0,
      ontEchoue: 0,
      refuses: 0,
    });
    await round();
    expect(await received()).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  test.each(["neil'@exemple.be", 'a&b!c/d=e@exemple.be', 'zoe@xn--cole-9oa.be', 'zoé@exemple.be'])(
    'reaches the mailbox %s and no other',
    async (destinataire) => {
      const told: string[] = [];
      smtp.humeur.refuse = (to) => void told.push(to);
      await queue('Bonjour', destinataire);
      await round();
      expect(told.map(boiteOf)).toEqual([destinataire]);
      expect(logged).toEqual([]);
    },
  );

  test('keeps the address of a learner, and of nobody else', async () => {
    const eleve = await school.login('eleve@demo.be');
    const lettre = { sujet: 'Bonjour', salutation: 'Bonjour,', paragraphes: [] };
    await school.database.write(async (trx) => {
      for (const eleve_id of [eleve.id, null])
        await queueMail(
          trx,
          { eleve_id, destinataire: TO, lettre, demandeur: 'ecole' },
          school.now(),
        );
    });
    await round();
    expect((await boite.list()).map(({ destinataire }) => destinataire)).toEqual([TO, TO]);
    expect((await rows()).map(({ destinataire }) => destinataire)).toEqual([TO, '']);
  });

  test('in a transaction that is taken back was never written', async () => {
    const doomed = school.database.write(async (trx) => {
      const lettre = { sujet: 'Non', salutation: 'Bonjour,', paragraphes: [] };
      await queueMail(
        trx,
        { eleve_id: null, destinataire: TO, lettre, demandeur: 'ecole' },
        school.now(),
      );
      throw new Error('no');
    });
    await expect(doomed).rejects.toThrow('no');
    await round();
    expect(await received()).toEqual([]);
  });

  test.each([
    'a@exemple.be\r\nBcc: b@exemple.be',
    'a@exemple.be, b@exemple.be',
    'Chloé <a@exemple.be>',
    'a@exemple.be b',
    'personne',
    '',
  ])('does not go to %j', async (destinataire) => {
    await expect(queue('Bonjour', destinataire)).rejects.toThrow(/one e-mail address/);
    expect(await rows()).toEqual([]);
  });

  test('has the headers that we gave it and no other, whatever its subject says', async () => {
    await queue('Bonjour\r\nBcc: moi@evil.be\r\n\r\n<script>');
    await round();
    const [apercu] = await boite.list();
    const { source } = (await boite.open(apercu!.id))!;
    const headers = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
    expect(headers.match(/^[\w-]+(?=:)/gm)).toEqual([
      'Delivered-To',
      'Received',
      'Auto-Submitted',
      'From',
      'To',
      'Reply-To',
      'Subject',
      'Message-ID',
      'Date',
      'MIME-Version',
      'Content-Type',
    ]);
    expect(apercu!.destinataire).toBe(TO);
  });
});

describe('a mail in hand', () => {
  const as = (database: Database) => ({ database, clock: school.now });

  test('is the one that has waited longest', async () => {
    later('2026-11-21T10:00:02.000Z');
    await queue('second');
    later('2026-11-21T10:00:01.000Z');
    await queue('first');
    later('2026-11-21T10:00:03.000Z');
    await queue('third');
    const order = [];
    for (let n = 0; n < 4; n++) order.push((await claimMail(as(school.database)))?.sujet);
    expect(order).toEqual(['first', 'second', 'third', undefined]);
  });

  test('is nobody else’s for a minute, and for as long as its sender lives', async () => {
    await queue();
    const mine = (await claimMail(as(school.database)))!;
    inMs(LEASE_MS - 1);
    expect(await claimMail(as(second))).toBeUndefined();
    await extendLease(as(school.database), mine);
    inMs(LEASE_MS - 1);
    expect(await claimMail(as(second))).toBeUndefined();
    inMs(1);
    const theirs = await claimMail(as(second));
    expect(theirs).toMatchObject({ id: mine.id, essais: 2 });
    inMs(1000);
    await extendLease(as(school.database), mine);
    expect((await only()).prochainEssai).toBe(theirs!.prochainEssai);
  });

  test('that several servers would have is sent by one of them', async () => {
    const sujets = Array.from({ length: 45 }, (_, n) => `n° ${n}`);
    for (const sujet of sujets) await queue(sujet);
    const workers = [school.database, second, school.database, second].map((database) =>
      worker(database),
    );
    await Promise.all(workers.map((mails) => round(mails)));
    expect((await received()).toSorted()).toEqual(sujets.toSorted());
    expect((await rows()).every(({ essais, dateEnvoi }) => essais === 1 && dateEnvoi)).toBe(true);
  });

  test('that hangs holds up no other', async () => {
    let go = () => {};
    const hanging = new Promise<void>((resolve) => (go = resolve));
    smtp.humeur.before = async (to) => (to === 'lent@exemple.be' ? hanging : undefined);
    await queue('lent', 'lent@exemple.be');
    for (const sujet of ['un', 'deux', 'trois', 'quatre', 'cinq']) await queue(sujet);
    const mails = worker();
    await mails.run();
    await expect.poll(async () => (await received()).length).toBe(5);
    go();
    await mails.idle();
    expect((await received()).at(-1)).toBe('lent');
  });

  test('is finished before a server stops, and no other begun', async () => {
    let begun = () => {};
    const taken = new Promise<void>((resolve) => (begun = resolve));
    let go = () => {};
    const hanging = new Promise<void>((resolve) => (go = resolve));
    smtp.humeur.before = async () => {
      begun();
      await hanging;
    };
    for (let n = 0; n < 6; n++) await queue(`${n}`);
    const mails = worker();
    const running = mails.run();
    await taken;
    const stopped = mails.stop(10_000);
    go();
    await stopped;
    const begunOnes = (await rows()).filter(({ essais }) => essais > 0);
    const sent = begunOnes.filter(({ dateEnvoi }) => dateEnvoi);
    expect(sent).toEqual(begunOnes);
    await running;
    expect(sent).toHaveLength((await received()).length);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(6);
    expect(await countWaiting(school.database.read)).toMatchObject({ attendent: 6 - sent.length });
  });

  test('is left when a server has to stop, and another takes it up a minute later', async () => {
    let begun = () => {};
    const taken = new Promise<void>((resolve) => (begun = resolve));
    smtp.humeur.before = () => {
      begun();
      return new Promise(() => {});
    };
    await queue();
    const mails = worker();
    await mails.run();
    await taken;
    await mails.stop(20);
    expect(await received()).toEqual([]);
    smtp.humeur.before = undefined;
    inMs(LEASE_MS - 1);
    await round(worker(second));
    expect(await received()).toEqual([]);
    inMs(1);
    await round(worker(second));
    expect(await received()).toEqual(['Bonjour']);
  });

  test('that the mail server took is marked, though the database was away for a moment', async () => {
    await queue();
    let writes = 0;
    const fails: Database = {
      ...school.database,
      write: (job) => {
        if (++writes === 2) return Promise.reject(new Error('away'));
        return school.database.write(job);
      },
    };
    await round(worker(fails));
    expect(await only()).toMatchObject({ dateEnvoi: START, texte: '' });
  });
});

describe('a mail that does not go', () => {
  test('is tried again after growing pauses, then given up aloud; it names nobody', async () => {
    await queue();
    await smtp.down();
    const waited = [];
    for (let tries = 1; tries < MOST_TRIES; tries++) {
      await round();
      const { prochainEssai, essais, erreur } = await only();
      expect({ essais, erreur }).toEqual({ essais: tries, erreur: 'serveur ECONNREFUSED' });
      waited.push(Math.round((Date.parse(prochainEssai!) - school.now().getTime()) / 60_000));
      later(Date.parse(prochainEssai!) - 1);
      await round();
      expect((await only()).essais).toBe(tries);
      later(prochainEssai!);
    }
    const pauses = [1, 5, 30, 120, 360, 720, 1440];
    for (const [n, minutes] of waited.entries()) {
      expect(minutes).toBeGreaterThanOrEqual(Math.floor(pauses[n]! * 0.8));
      expect(minutes).toBeLessThanOrEqual(Math.ceil(pauses[n]! * 1.2));
    }
    expect(logged.every(({ level }) => level === 'warn')).toBe(true);
    await round();
    expect(await only()).toMatchObject({
      essais: MOST_TRIES,
      prochainEssai: null,
      dateEnvoi: null,
      texte: '',
      html: '',
      erreur: 'serveur ECONNREFUSED',
    });
    const { id } = await only();
    expect(logged.at(-1)).toMatchObject({ level: 'error', about: { mail: id } });
    for (const word of ['chloe', 'exemple.be', SECRET])
      expect(JSON.stringify([logged, (await only()).erreur])).not.toContain(word);
  });

  test('goes as soon as the mail server is back for anybody, each once', async () => {
    await smtp.down();
    for (const sujet of ['un', 'deux', 'trois']) await queue(sujet);
    for (let hour = 0; hour < 4; hour++) {
      await round();
      inMs(3_600_000);
    }
    expect(await countWaiting(school.database.read)).toEqual({
      attendent: 3,
      ontEchoue: 3,
      refuses: 0,
    });
    const patient = (await rows()).map(({ prochainEssai }) => prochainEssai!);
    expect(patient.every((instant) => instant > school.now().toISOString())).toBe(true);
    await smtp.up();
    await queue('quatre');
    await round();
    await round();
    expect((await received()).toSorted()).toEqual(['deux', 'quatre', 'trois', 'un']);
    await round();
    expect(await received()).toHaveLength(4);
  });

  test('because what goes with it can’t be had goes once it can, with it', async () => {
    await queue('Ta facture', TO, { pieces: ['facture:12', 'conditions:3'] });
    opened = [undefined, PDF, new Error('no room'), PDF, PDF, AUTRE];
    for (const essais of [1, 2]) {
      await round();
      expect(await only()).toMatchObject({
        essais,
        erreur: 'mail EPIECE',
        piece: 'facture:12 conditions:3',
      });
      later((await only()).prochainEssai!);
    }
    expect(await received()).toEqual([]);
    await round();
    const [apercu] = await boite.list();
    const { pieces } = (await boite.open(apercu!.id))!;
    expect(pieces).toEqual([PDF, AUTRE]);
    expect(await only()).toMatchObject({ dateEnvoi: school.now().toISOString(), piece: null });
  });

  test('keeps its Message-ID from one try to the next', async () => {
    await queue();
    const ids: (string | undefined)[] = [];
    smtp.humeur.before = async (_to, source) => {
      ids.push(/^Message-ID: (.+)$/m.exec(source.toString())?.[1]);
      if (ids.length === 1) throw new Error('4.3.0 later');
    };
    await round();
    later((await only()).prochainEssai!);
    await round();
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^<.+@priorite\.example>/);
    expect(await received()).toHaveLength(1);
  });

  test('for a recipient who does not exist is given up at once, and the others go', async () => {
    smtp.humeur.refuse = (to) => (to.startsWith('faux@') ? `550 5.1.1 <${to}> unknown` : undefined);
    await queue('perdu', 'faux@exemple.be');
    await queue('bon');
    await round();
    expect(await received()).toEqual(['bon']);
    expect(await only()).toMatchObject({
      prochainEssai: null,
      dateEnvoi: null,
      destinataire: '',
      texte: '',
      html: '',
      erreur: 'mail EENVELOPE 550 5.1.1',
    });
    expect(logged.map(({ level }) => level)).toEqual(['error']);
    expect(JSON.stringify(logged)).not.toContain('faux');
  });

  test.each(['451 4.7.1 Greylisted', '554 5.7.1 Relay access denied'])(
    'because of «\u00a0%s\u00a0» goes later',
    async (said) => {
      smtp.humeur.refuse = () => said;
      await queue();
      await round();
      const { prochainEssai, texte } = await only();
      expect(texte).toContain(SECRET);
      smtp.humeur.refuse = undefined;
      await queue('autre');
      await round();
      expect(await received()).toEqual(['autre']);
      later(prochainEssai!);
      await round();
      expect(await received()).toEqual(['autre', 'Bonjour']);
    },
  );

  test('and each time ends the server that has it is given up without another try', async () => {
    await queue();
    for (let n = 0; n < MOST_TRIES; n++) {
      await claimMail({ database: school.database, clock: school.now });
      inMs(LEASE_MS);
    }
    await round();
    expect(await received()).toEqual([]);
    expect(await only()).toMatchObject({ prochainEssai: null, erreur: 'mail EINTERROMPU' });
  });
});

test('what is done goes after twelve months; what waits stays', async () => {
  for (const sujet of ['sent', 'given up', 'waiting', 'recent']) {
    if (sujet === 'recent') later('2026-11-21T10:00:00.001Z');
    await queue(sujet);
  }
  await school.database.write((trx) =>
    trx
      .updateTable('mail')
      .set({ prochainEssai: null, texte: '', html: '' })
      .where('sujet', '!=', 'waiting')
      .execute(),
  );
  const left = async (instant: string) => {
    await removeOldMails(school.database, new Date(instant));
    return (await rows()).map(({ sujet }) => sujet);
  };
  expect(await left('2027-11-21T10:00:00.000Z')).toHaveLength(4);
  expect(await left('2027-11-21T10:00:00.001Z')).toEqual(['waiting', 'recent']);
});
