import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boutiqueWith } from '../../sandbox/payzen/boutique.ts';
import { createPayzen } from '../../sandbox/payzen/payzen.ts';
import { scratch } from './scratch.ts';
import type { School } from './school.ts';

export const CLE = '1122334455667788';
const SITE_ID = '12345678';
const MOT_DE_PASSE = 'motdepasse';

const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Queues its notifications until `hear`. */
export async function openProvider() {
  const told: string[] = [];
  const relay = createServer((request, response) => {
    void new Response(request as never).text().then((body) => {
      told.push(body);
      response.end('OK');
    });
  });
  const notification = await listen(relay);
  const shop = boutiqueWith({
    siteId: SITE_ID,
    mode: 'TEST',
    cle: CLE,
    motDePasse: MOT_DE_PASSE,
    notification,
    retour: `${notification}/retour`,
    lenteur: 10,
  });
  const folder = scratch('payzen');
  const server = createPayzen(shop, folder);
  const url = await listen(server);
  return {
    env: {
      PAYZEN_SITE_ID: SITE_ID,
      PAYZEN_CLE: CLE,
      PAYZEN_MOT_DE_PASSE: MOT_DE_PASSE,
      PAYZEN_URL: `${url}/vads-payment/`,
      PAYZEN_API_URL: `${url}/api-payment/V4/`,
    },
    folder,
    hear: () => told.splice(0),
    async pay(form: string, choix: Record<string, string> = {}) {
      const fields = new URLSearchParams(fieldsOf(form));
      const sent = await fetch(`${url}/vads-payment/`, {
        method: 'POST',
        body: fields,
        redirect: 'manual',
      });
      const page = sent.headers.get('location');
      if (!page) throw new Error(`The form was refused: ${await sent.text()}`);
      const geste = {
        geste: 'payer',
        numero: '4970100000000000',
        expiration: '12/40',
        cvv: '123',
        facon: 'avant',
        ...choix,
      };
      await fetch(url + page, {
        method: 'POST',
        body: new URLSearchParams(geste),
        redirect: 'manual',
      });
      return page;
    },
    async operate(uuid: string, geste: string, more: Record<string, string> = {}) {
      const answer = await fetch(`${url}/vads-merchant/${uuid}`, {
        method: 'POST',
        body: new URLSearchParams({ geste, ...more }),
        redirect: 'manual',
      });
      return answer.status;
    },
    async close() {
      for (const one of [server, relay]) {
        one.closeAllConnections();
        one.close();
      }
    },
  };
}

export function fieldsOf(form: string): Record<string, string> {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return Object.fromEntries(
    [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      plain(name!),
      plain(value!),
    ]),
  );
}

/** Written apart from the code that verifies it. */
export function sign(fields: Record<string, string>, cle = CLE): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'));
  names.sort();
  const text = names.map((name) => `${fields[name]}+`).join('') + cle;
  return createHmac('sha256', cle).update(text).digest('base64');
}

export async function tell(school: School, body: string) {
  const answer = await school.fastify.inject({
    method: 'POST',
    url: '/api/payment/notificationPayzen',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
  return { status: answer.statusCode, text: answer.body };
}
