import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../socle/config/environment.ts';
import { askPaypal } from '../../argent/paiement/fournisseurs/paypal/service.ts';
import { askPayzen } from '../../argent/paiement/fournisseurs/payzen/service.ts';

let asked: string[] = [];
let url: string;
/** One server is both the provider and the target of its redirect. */
const server = createServer((request, answer) => {
  asked.push(request.url!);
  if (request.url === '/ailleurs') answer.end('{"status":"SUCCESS","answer":{}}');
  else answer.writeHead(307, { location: '/ailleurs' }).end();
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());
beforeEach(() => (asked = []));

const environment = () =>
  readEnvironment({
    LOG_LEVEL: 'silent',
    PAYZEN_SITE_ID: '12345678',
    PAYZEN_CLE: 'cle-de-test-0123456789',
    PAYZEN_MOT_DE_PASSE: 'mot-de-passe',
    PAYZEN_API_URL: url,
    PAYPAL_CLIENT_ID: 'client-de-test',
    PAYPAL_SECRET: 'secret-de-test',
    PAYPAL_MARCHAND: 'MARCHAND12345',
    PAYPAL_API_URL: url,
  });

test('no redirect of a provider is followed, with what is secret in the request', async () => {
  const env = environment();
  await expect(askPayzen(env, 'Transaction/Get', {})).rejects.toThrow();
  expect(asked).toEqual(['/Transaction/Get']);
  asked = [];
  const log = { warn() {}, error() {} } as never;
  await expect(
    askPaypal({ env, log }, { method: 'GET', path: '/v2/checkout/orders/X' }),
  ).rejects.toThrow();
  expect(asked).toEqual(['/v1/oauth2/token']);
});
