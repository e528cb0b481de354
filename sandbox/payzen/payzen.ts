import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createBackOffice } from './backOffice.ts';
import type { Boutique } from './boutique.ts';
import { createCaisse } from './caisse.ts';
import { type Suite, createGuichet } from './guichet.ts';
import { documentOf, policyFor } from './habillage.ts';
import { createHorloge } from './horloge.ts';
import { journalCsvOf } from './journal.ts';
import { createMarchand } from './marchand.ts';
import { createNotifieur } from './notification.ts';
import { perduePage } from './page.ts';
import { openRegistre } from './registre.ts';
import { createRest } from './rest.ts';
import type { Champs } from './signature.ts';

const MOST_CHARACTERS = 65_536;
const FORM = 'application/x-www-form-urlencoded';

export function createPayzen(boutique: Boutique, folder: string): Server {
  const registre = openRegistre(folder);
  const horloge = createHorloge();
  const notifieur = createNotifieur(registre, boutique, horloge);
  const marchand = createMarchand(registre, horloge, notifieur);
  const caisse = createCaisse(registre, boutique, horloge, notifieur, marchand);
  const guichet = createGuichet(registre, boutique, caisse);
  const bureau = createBackOffice(registre, boutique, marchand, notifieur);
  const rest = createRest(registre, boutique, marchand);

  function get(path: string, query: URLSearchParams): Suite {
    const [, area, id = ''] = path.split('/');
    if (path === '/') return { vers303: '/vads-merchant/' };
    if (area === 'vads-merchant')
      return id ? bureau.show(id) : bureau.list(query.get('page') ?? '');
    return area === 'vads-payment' ? guichet.show(id) : perduePage();
  }

  async function post(path: string, sent: Champs): Promise<Suite> {
    const [, area, id = ''] = path.split('/');
    if (area === 'vads-merchant') return bureau.act(id, sent);
    if (area !== 'vads-payment') return perduePage();
    return id ? guichet.act(id, sent) : guichet.enter(sent);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path, query = ''] = request.url!.split(/\?(.*)/s) as [string, string?];
    const asked = new URLSearchParams(query);
    if (request.method === 'GET' && path === '/vads-merchant/journal.csv') {
      const csv = journalCsvOf(registre, asked.get('du') ?? '', asked.get('au') ?? '');
      response.setHeader('content-disposition', 'attachment; filename="journal.csv"');
      return end(response, 200, csv, 'text/csv; charset=utf-8');
    }
    if (request.method === 'GET') return show(response, get(path, asked));
    if (request.method !== 'POST') return end(response, 405, '', 'text/plain');
    const body = await bodyOf(request);
    if (body === undefined) return end(response, 413, '', 'text/plain');
    const service = /^\/api-payment\/V4\/([\w/]+)$/.exec(path)?.[1];
    if (service) {
      const told = rest(service, request.headers.authorization ?? '', body);
      return end(response, 200, JSON.stringify(told), 'application/json; charset=utf-8');
    }
    // Only the shop's form may come from another site.
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
    if (!request.headers['content-type']?.startsWith(FORM))
      return end(response, 415, '', 'text/plain');
    if (isForeign && !/^\/vads-payment\/?$/.test(path)) return end(response, 403, '', 'text/plain');
    show(response, await post(path, Object.fromEntries(new URLSearchParams(body))));
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  return server.on('close', () => horloge.stop());
}

function show(response: ServerResponse, suite: Suite): void {
  if ('vers303' in suite) {
    response.setHeader('location', suite.vers303);
    return end(response, 303, '', 'text/plain');
  }
  response.setHeader('content-security-policy', policyFor(suite.vers ?? []));
  end(response, suite.status ?? 200, documentOf(suite), 'text/html; charset=utf-8');
}

function end(response: ServerResponse, status: number, body: string, type: string): void {
  response.writeHead(status, {
    'content-type': type,
    // The real provider sends the origin as referrer, too.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const some of request.setEncoding('utf8')) {
    text += some as string;
    if (text.length > MOST_CHARACTERS) return undefined;
  }
  return text;
}
