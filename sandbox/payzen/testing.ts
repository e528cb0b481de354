import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { type Boutique, boutiqueWith } from './boutique.ts';
import { compact, now } from './dates.ts';
import { createPayzen } from './payzen.ts';
import { type Champs, isSigned, signatureOf } from './signature.ts';

export const CLE = '1122334455667788';
const SITE_ID = '12345678';
export const MOT_DE_PASSE = 'motdepasse';
export const SHOP = 'https://boutique.example';

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};

/** `moods`: the shop's next statuses, then 200. */
export async function openEssai(more: Partial<Boutique> = {}) {
  const told: Champs[] = [];
  const moods: number[] = [];
  const shop = await listen(
    createServer((request, response) => {
      void new Response(request as never).text().then((body) => {
        told.push({ ...Object.fromEntries(new URLSearchParams(body)), path: request.url! });
        response.writeHead(moods.shift() ?? 200, { location: '/ailleurs' }).end('OK-recu <b>');
      });
    }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'payzen-'));
  const notification = `${urlOf(shop)}/ipn`;
  const boutique = boutiqueWith({
    siteId: SITE_ID,
    mode: 'TEST',
    cle: CLE,
    motDePasse: MOT_DE_PASSE,
    notification,
    retour: `${SHOP}/retour`,
    lenteur: 40,
    reprises: [5, 5],
    ...more,
  });
  let server = await listen(createPayzen(boutique, folder));
  const close = async (one: Server) => {
    one.closeAllConnections();
    one.close();
    await once(one, 'close');
  };

  async function ask(path: string, body?: Champs, headers: Champs = {}) {
    const answer = await fetch(urlOf(server) + path, {
      redirect: 'manual',
      headers,
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      headers: answer.headers,
      to: answer.headers.get('location') ?? '',
    };
  }

  const enter = async (fields: Champs = {}) => (await ask('/vads-payment/', signed(fields))).to;
  const act = (path: string, fields: Champs = {}) =>
    ask(path, { geste: 'payer', numero: CARTE, expiration: '12/40', cvv: '123', ...fields });

  return {
    told,
    moods,
    notification,
    ask,
    enter,
    act,
    async pay(fields: Champs = {}, choix: Champs = {}) {
      const path = await enter(fields);
      await act(path, { facon: 'avant', ...choix });
      return { path, id: told.at(-1)?.vads_trans_uuid ?? '' };
    },
    async rest(service: string, body: unknown, user = `${SITE_ID}:${MOT_DE_PASSE}`) {
      const answer = await fetch(`${urlOf(server)}/api-payment/V4/${service}`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { ...((await answer.json()) as Envelope), http: answer.status };
    },
    async restart() {
      await close(server);
      server = await listen(createPayzen(boutique, folder));
    },
    async close() {
      await close(server);
      await close(shop);
      rmSync(folder, { recursive: true });
    },
  };
}
export const PATIENT = { interval: 5, timeout: 20_000 };

export async function openEssaiForFile() {
  const essai = await openEssai();
  afterAll(() => essai.close());
  afterEach(() => {
    essai.told.length = 0;
    essai.moods.length = 0;
  });
  return {
    essai,
    told: (at = 0) => essai.told[at]!,
    heard: async (count: number) => {
      await expect.poll(() => essai.told.length, PATIENT).toBe(count);
    },
  };
}

interface Envelope {
  status: string;
  answer: Record<string, never> & {
    errorCode?: string;
    orderStatus?: string;
    transactions?: {
      uuid: string;
      operationType: string;
      amount: number;
      detailedStatus: string;
    }[];
  };
}

export const CARTE = '4970100000000000';
export const PLAFOND = '4970100000000098';

let count = 0;
export const formOf = (fields: Champs = {}): Champs => ({
  vads_action_mode: 'INTERACTIVE',
  vads_amount: '2999',
  vads_ctx_mode: 'TEST',
  vads_currency: '978',
  vads_order_id: 'CMD-42',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
  vads_site_id: SITE_ID,
  vads_trans_date: compact(now()),
  vads_trans_id: String((count += 1)).padStart(6, '0'),
  vads_version: 'V2',
  vads_url_return: `${SHOP}/retour?de=carte`,
  vads_return_mode: 'GET',
  ...fields,
});

export const signed = (fields: Champs = {}, cle = CLE): Champs => {
  const champs = formOf(fields);
  return { ...champs, signature: signatureOf(champs, cle) };
};

export const hasGoodSignature = (sent: Champs) => isSigned(sent, sent.signature ?? '', CLE);

export const queryOf = (url: string): Champs =>
  Object.fromEntries(new URL(url.replaceAll('&amp;', '&')).searchParams);
export const linkIn = (html: string) => /id="retour"[^>]* href="([^"]*)"/.exec(html)?.[1] ?? '';
