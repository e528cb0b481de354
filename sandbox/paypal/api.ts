import { createHash } from 'node:crypto';
import type { ComptePaypal } from './compte.ts';
import { PaypalError, mockedError, refused } from './erreurs.ts';
import type { StorePaypal } from './store.ts';
import type { Evenements } from './evenements.ts';
import type { Refund } from './formes.ts';
import type { HttpAnswer, Call } from './http.ts';
import { newId, timeOf } from './identifiants.ts';
import type { tokensOf } from './jeton.ts';
import { type Json, LectureDeRequete, isObject } from './lecture.ts';
import { patchedUnite } from './patch.ts';
import { movementsOf, searchTransactions } from './recherche.ts';
import type { Marchand, Resources } from './resources.ts';
import { verifyWebhook } from './signature.ts';
import { readMoney, readOrder } from './readOrder.ts';

interface Parts {
  store: StorePaypal;
  compte: ComptePaypal;
  resources: Resources;
  evenements: Evenements;
  tokens: ReturnType<typeof tokensOf>;
  marchand: Marchand;
  address: string;
  pem: string;
  certUrl: string;
  now: () => number;
}

/** In milliseconds; the second is uncertain. */
const REMEMBERED = { orders: 6 * 3_600_000, payments: 45 * 24 * 3_600_000 };

type Act = (call: Call, id: string) => HttpAnswer;

export function apiOf(parts: Parts): (call: Call) => HttpAnswer | undefined {
  const { store, compte, resources, evenements, tokens, marchand, address, now } = parts;

  const wantsAll = ({ header }: Call) => header('prefer').includes('return=representation');
  const shownOrder = (call: Call, id: string) => {
    const order = compte.orderOf(id);
    return wantsAll(call) ? resources.order(order) : resources.minimal(order);
  };
  const shownRefund = (call: Call, id: string) => {
    const { order, refund } = compte.refundOf(id);
    return wantsAll(call)
      ? resources.refund(order, refund)
      : resources.minimalRefund(order, refund);
  };

  /** Idempotent by PayPal-Request-Id: a replay returns the current state. */
  function once(
    call: Call,
    kept: number,
    make: () => string,
    show: (call: Call, id: string) => object,
  ): HttpAnswer {
    const asked = call.header('paypal-request-id');
    if (asked === '') return { status: 201, body: show(call, make()) };
    if (asked.length > 108)
      throw new PaypalError(400, [
        { issue: 'INVALID_STRING_LENGTH', field: 'PayPal-Request-Id', location: 'header' },
      ]);
    const id = `${call.path} ${asked}`;
    const body = createHash('sha256')
      .update(JSON.stringify(bodyOf(call)))
      .digest('base64url');
    const before = store.appels.get(id);
    if (before && now() - Date.parse(before.time) < kept) {
      if (before.body !== body)
        throw refused('DUPLICATE_REQUEST_ID', { field: 'PayPal-Request-Id', location: 'header' });
      return { status: 200, body: show(call, before.made) };
    }
    const made = make();
    store.keep('appels', { id, body, made, time: timeOf(now()) });
    return { status: 201, body: show(call, made) };
  }

  const createOrder: Act = (call) => {
    if (call.text.trim() === '') throw malformed();
    const asked = readOrder(objectOf(call), marchand.id, call.header('paypal-request-id'));
    const make = () => compte.create(asked.unite, asked.contexte, asked.source).id;
    return once(call, REMEMBERED.orders, make, shownOrder);
  };

  const captureOrder: Act = (call, id) => {
    objectOf(call);
    const make = () => compte.capture(id, resources.approvalOf(id)).id;
    return once(call, REMEMBERED.orders, make, shownOrder);
  };

  const patchOrder: Act = (call, id) => {
    const { unite } = compte.orderOf(id);
    compte.patch(id, patchedUnite(unite, bodyOf(call)));
    return { status: 204 };
  };

  const refundCapture: Act = (call, id) => {
    const body = objectOf(call);
    const read = new LectureDeRequete();
    const given = read.object(body, 'amount', '');
    const amount = given && readMoney(read, given, '/amount');
    const asked: Partial<Refund> = {
      ...(amount && { amount }),
      invoice_id: read.text(body, 'invoice_id', '', 127)!,
      custom_id: read.text(body, 'custom_id', '', 127)!,
      note_to_payer: read.text(body, 'note_to_payer', '', 255)!,
    };
    if (read.form.length > 0) throw new PaypalError(400, read.form);
    if (read.sense.length > 0) throw new PaypalError(422, read.sense);
    return once(call, REMEMBERED.payments, () => compte.refund(id, asked).refund.id, shownRefund);
  };

  const ok = (body: object): HttpAnswer => ({ status: 200, body });
  const acts: [method: string, path: RegExp, act: Act][] = [
    ['POST', /^\/v2\/checkout\/orders$/, createOrder],
    [
      'GET',
      /^\/v2\/checkout\/orders\/([^/]+)$/,
      (_, id) => ok(resources.order(compte.orderOf(id))),
    ],
    ['PATCH', /^\/v2\/checkout\/orders\/([^/]+)$/, patchOrder],
    ['POST', /^\/v2\/checkout\/orders\/([^/]+)\/capture$/, captureOrder],
    [
      'GET',
      /^\/v2\/payments\/captures\/([^/]+)$/,
      (_, id) => ok(resources.capture(compte.captureOf(id).order)),
    ],
    ['POST', /^\/v2\/payments\/captures\/([^/]+)\/refund$/, refundCapture],
    [
      'GET',
      /^\/v2\/payments\/refunds\/([^/]+)$/,
      (_, id) => {
        const { order, refund } = compte.refundOf(id);
        return ok(resources.refund(order, refund));
      },
    ],
    [
      'GET',
      /^\/v1\/reporting\/transactions$/,
      ({ query }) => {
        const all = movementsOf(store.orders.values());
        return ok(searchTransactions(query, all, marchand, address, now()));
      },
    ],
    [
      'POST',
      /^\/v1\/notifications\/verify-webhook-signature$/,
      (call) => ok(verifyWebhook(call, parts.pem, parts.certUrl)),
    ],
    [
      'POST',
      /^\/v1\/notifications\/webhooks-events\/([^/]+)\/resend$/,
      (_, id) => {
        if (!evenements.resend(id)) throw new PaypalError(404);
        return { status: 202, body: {} };
      },
    ],
  ];

  function answerOf(call: Call): HttpAnswer {
    if (call.path === '/v1/oauth2/token' && call.method === 'POST')
      return tokens.give(call.header('authorization'), call.text);
    if (call.path === new URL(parts.certUrl).pathname)
      return {
        status: 200,
        body: parts.pem,
        headers: { 'content-type': 'application/x-pem-file' },
      };
    const stranger = tokens.refuse(call.header('authorization'));
    if (stranger === 'missing') throw new PaypalError(401);
    if (stranger) return stranger;
    const mocked = mockedError(call.header('paypal-mock-response'));
    if (mocked) throw mocked;
    const here = acts.filter(([, path]) => path.test(call.path));
    if (here.length === 0) throw new PaypalError(404);
    const found = here.find(([method]) => method === call.method);
    if (!found) throw new PaypalError(405);
    if (call.method !== 'GET' && !call.header('content-type').startsWith('application/json'))
      throw new PaypalError(415);
    return found[2](call, found[1].exec(call.path)![1] ?? '');
  }

  return (call) => {
    if (!/^\/v[12]\//.test(call.path)) return undefined;
    const debug = newId(13).toLowerCase();
    const headers = { 'paypal-debug-id': debug };
    try {
      const answer = answerOf(call);
      return { ...answer, headers: { ...headers, ...answer.headers } };
    } catch (error) {
      const known = error instanceof PaypalError ? error : new PaypalError(500);
      return { status: known.status, body: known.told(debug), headers };
    }
  };
}

const malformed = () =>
  new PaypalError(400, [{ issue: 'MALFORMED_REQUEST_JSON', field: '/', location: 'body' }]);

function bodyOf({ text }: Call): unknown {
  try {
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    throw malformed();
  }
}

function objectOf(call: Call): Json {
  const body = bodyOf(call);
  if (isObject(body)) return body;
  throw malformed();
}
