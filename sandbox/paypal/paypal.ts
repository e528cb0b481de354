import { type Server, createServer } from 'node:http';
import { activiteAnswer } from './activite.ts';
import { apiOf } from './api.ts';
import { approveAnswer, caissePage } from './caisse.ts';
import { openCertificat } from './certificat.ts';
import { openCompte } from './compte.ts';
import { openStore } from './store.ts';
import { openEvenements } from './evenements.ts';
import { page } from './habillage.ts';
import { type HttpAnswer, type Call, callOf, send } from './http.ts';
import { tokensOf } from './jeton.ts';
import { merchantAct, merchantPage } from './marchand.ts';
import { movementsOf } from './recherche.ts';
import { type Marchand, resourcesOf } from './resources.ts';
import { buttonAnswer, sdkAnswer } from './sdk.ts';

interface Given {
  address: string;
  api?: string;
  clientId: string;
  secret: string;
  marchand: Marchand;
  webhookId: string;
  webhook: string;
  folder: string;
  now?: () => number;
  waits?: number[];
}

export function createPaypal(given: Given): { server: Server; stop: () => void } {
  const { address, clientId, secret, marchand, webhookId, webhook, folder } = given;
  const { now = Date.now } = given;
  const store = openStore(folder);
  const certificat = openCertificat(folder);
  const certUrl = `${given.api ?? address}/v1/notifications/certs/${certificat.name}`;
  const resources = resourcesOf(address, marchand);
  const ou = { webhookId, webhook, certUrl, ...(given.waits && { waits: given.waits }) };
  const evenements = openEvenements(store, resources, certificat, ou);
  const compte = openCompte(store, evenements.tell, now);
  const tokens = tokensOf(clientId, secret, now);
  const { pem } = certificat;
  const parts = { store, compte, resources, evenements, tokens, marchand, address };
  const api = apiOf({ ...parts, pem, certUrl, now });

  const pages = new Map<string, (call: Call) => HttpAnswer>([
    ['GET /', () => ({ status: 303, headers: { location: '/merchant' } })],
    ['GET /sdk/js', (call) => sdkAnswer(call, clientId)],
    ['GET /smart/buttons', buttonAnswer],
    ['POST /xoplatform/logger/api/logger', () => ({ status: 204 })],
    ['GET /checkoutnow', (call) => caissePage(call, compte, marchand)],
    ['POST /checkoutnow', (call) => approveAnswer(call, compte)],
    ['GET /merchant', () => merchantPage(compte, evenements)],
    [
      'GET /merchant/activite.csv',
      () => activiteAnswer(movementsOf(store.orders.values()), marchand),
    ],
  ]);

  function answerOf(call: Call): HttpAnswer {
    const asked = api(call);
    if (asked) return asked;
    const { method, path } = call;
    if (method === 'POST' && path.startsWith('/merchant/'))
      return merchantAct(call, compte, evenements, address);
    const shown = pages.get(`${method} ${path}`);
    if (shown) return shown(call);
    return page(404, { title: 'Introuvable', main: '<h1>Cette page n’existe pas</h1>' });
  }

  const server = createServer((request, response) => {
    void callOf(request)
      .then((call) => (call === 'long' ? { status: 413 } : answerOf(call)))
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  });
  server.on('close', evenements.stop);
  return { server, stop: evenements.stop };
}
