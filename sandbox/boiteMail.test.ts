import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createTransport } from 'nodemailer';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoiteDeMails, openBoite } from './boite.ts';
import { serveBoiteMail } from './boiteMail.ts';
import { startSmtp } from './smtp.ts';

const root = mkdtempSync(join(tmpdir(), 'boite-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder: string;
let boite: BoiteDeMails;
let number = 0;
beforeEach(() => {
  folder = join(root, String(++number));
  boite = openBoite(folder);
});

function pages() {
  const app = Fastify();
  serveBoiteMail(app, boite);
  return (url: string) => app.inject(url);
}

const ATTACK = '<script>alert(1)</script>';
const raw = (subject: string, more = '') =>
  Buffer.from(
    `From: Moi <moi@exemple.be>\r\nTo: toi@exemple.be\r\nSubject: ${subject}\r\n${more}\r\nBonjour ${ATTACK}\r\n`,
  );

describe('the mail server', () => {
  test('keeps what it takes, and tells so only then', async () => {
    const smtp = await startSmtp(boite);
    const transport = createTransport(smtp.url);
    await transport.sendMail({
      from: 'Chloé <chloe@exemple.be>',
      to: 'eleve@demo.be',
      subject: 'Été à Liège',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
    });
    const [apercu] = await boite.list();
    expect(await boite.open(apercu!.id)).toMatchObject({
      destinataire: 'eleve@demo.be',
      expediteur: 'Chloé <chloe@exemple.be>',
      sujet: 'Été à Liège',
      texte: 'Bonjour\n',
      html: '<p>Bonjour</p>\n',
    });
    await smtp.down();
  });

  test('refuses, goes away and comes back when a test wants it', async () => {
    const smtp = await startSmtp(boite);
    const send = () =>
      createTransport(smtp.url).sendMail({ from: 'a@b.be', to: 'eleve@demo.be', text: 'x' });
    smtp.humeur.refuse = (to) => `550 5.1.1 no ${to}`;
    await expect(send()).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' });
    smtp.humeur.refuse = undefined;
    await smtp.down();
    await expect(send()).rejects.toMatchObject({ code: 'ESOCKET' });
    await smtp.up();
    await send();
    expect(await boite.list()).toHaveLength(1);
    await smtp.down();
  });
});

describe('the box', () => {
  test('keeps the newest 500 in the order of their arrival, also after a restart', async () => {
    for (let n = 1; n <= 503; n++) await boite.keep(raw(`n° ${n}`), ['toi@exemple.be']);
    const list = await openBoite(folder).list();
    expect(list.map(({ sujet }) => sujet)).toEqual(
      Array.from({ length: 500 }, (_, n) => `n° ${503 - n}`),
    );
    expect(readdirSync(folder)).toHaveLength(500);
    // Mails contain passwords.
    expect(statSync(join(folder, readdirSync(folder)[0]!)).mode & 0o077).toBe(0);
  });

  test('opens nothing but its mails', async () => {
    await boite.keep(raw('x'), ['toi@exemple.be']);
    writeFileSync(join(root, 'secret.eml'), raw('secret'));
    for (const id of ['../secret', '', '.', '20261121T000000000Z-0000'])
      expect(await boite.open(id)).toBeUndefined();
  });
});

describe('the pages', () => {
  test('say when nothing has come', async () => {
    const { body, statusCode } = await pages()('/boite-mail');
    expect(statusCode).toBe(200);
    expect(body).toContain('Aucun mail pour l’instant');
  });

  test('show fifty at a time, newest first', async () => {
    for (let n = 1; n <= 51; n++) await boite.keep(raw(`n° ${n}.`), ['toi@exemple.be']);
    const get = pages();
    const first = (await get('/boite-mail')).body;
    expect(first.indexOf('n° 51.')).toBeLessThan(first.indexOf('n° 50.'));
    expect(first).not.toContain('>n° 1.<');
    expect((await get('/boite-mail?page=2')).body).toContain('>n° 1.<');
    for (const page of ['0', '-1', 'x', '1e9', '99'])
      expect((await get(`/boite-mail?page=${page}`)).statusCode).toBe(200);
  });

  test('show a mail, its text and its source, as words', async () => {
    await boite.keep(raw(`Bonjour ${ATTACK}`), ['toi@exemple.be']);
    const get = pages();
    const [{ id } = { id: '' }] = await boite.list();
    for (const url of [
      '/boite-mail',
      ...['', '/texte', '/source'].map((v) => `/boite-mail/${id}${v}`),
    ]) {
      const { body, headers } = await get(url);
      expect(body).toContain('Bonjour &lt;script&gt;');
      expect(body).not.toContain('<script');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    }
  });

  test('show its HTML in a frame that runs nothing, loads nothing, and opens links beside it', async () => {
    const html = `<!doctype html><html><head lang="fr"><title>x</title></head><body>${ATTACK}</body></html>`;
    await boite.keep(
      Buffer.from(`Subject: x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`),
      ['toi@exemple.be'],
    );
    const get = pages();
    const [{ id } = { id: '' }] = await boite.list();
    expect((await get(`/boite-mail/${id}`)).body).toMatch(
      /<iframe src="[^"]+\/html"[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox">/,
    );
    const { body, headers } = await get(`/boite-mail/${id}/html`);
    expect(body).toContain('<!doctype html><html><head lang="fr"><base target="_blank">');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toContain('script');
  });

  test('say what came with a mail, and hand it over as it is', async () => {
    const pdf = Buffer.from('%PDF-1.7 \u0000 é');
    const smtp = await startSmtp(boite);
    await createTransport(smtp.url).sendMail({
      from: 'a@b.be',
      to: 'eleve@demo.be',
      text: 'x',
      attachments: [
        { filename: `Facture n° 1 ${ATTACK}.pdf`, contentType: 'application/pdf', content: pdf },
      ],
    });
    await smtp.down();
    const [{ id } = { id: '' }] = await boite.list();
    const get = pages();
    expect((await get('/boite-mail')).body).toContain('1 pièce jointe');
    const { body } = await get(`/boite-mail/${id}`);
    expect(body).toContain(`<a href="/boite-mail/${id}/piece/0" download>Facture n° 1 &lt;script`);
    expect(body).not.toContain('<script');
    const { rawPayload, headers } = await get(`/boite-mail/${id}/piece/0`);
    expect(rawPayload.equals(pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''Facture%20n/),
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const at of ['1', '-1', 'x', '__proto__'])
      expect((await get(`/boite-mail/${id}/piece/${at}`)).statusCode).toBe(404);
  });

  test('say so when a mail is gone', async () => {
    for (const vue of ['', '/texte', '/source', '/html']) {
      const { statusCode, body } = await pages()(`/boite-mail/20261121T000000000Z-0000${vue}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('Ce mail n’est plus là');
    }
  });
});
