import { randomUUID } from 'node:crypto';
import type { Certificat } from './certificat.ts';
import type { StorePaypal } from './store.ts';
import type { Evenement, Order, Refund } from './formes.ts';
import { newId } from './identifiants.ts';
import type { Resources } from './resources.ts';
import { ALGORITHM, signatureOf } from './signature.ts';

/** In milliseconds between tries; PayPal makes 25 in three days, and begins later. */
const WAITS = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 900_000];
const MOST = 25;
const PATIENCE = 15_000;

const SUMMARIES: Record<string, string> = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'PAYMENT.CAPTURE.COMPLETED': 'Payment completed',
  'PAYMENT.CAPTURE.PENDING': 'Payment pending',
  'PAYMENT.CAPTURE.DENIED': 'Payment denied',
  'PAYMENT.CAPTURE.DECLINED': 'Payment declined',
  'PAYMENT.CAPTURE.REFUNDED': 'A capture payment was refunded',
  'PAYMENT.CAPTURE.REVERSED': 'A capture payment was reversed',
};

interface Abonnement {
  webhookId: string;
  /** Empty: no events are sent. */
  webhook: string;
  certUrl: string;
  waits?: number[];
}

export function openEvenements(
  store: StorePaypal,
  resources: Resources,
  certificat: Certificat,
  ou: Abonnement,
) {
  const { webhookId, webhook, certUrl, waits = WAITS } = ou;
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  function tell(type: string, order: Order, refund?: Refund): void {
    const id = `WH-${newId()}-${newId()}`;
    const create_time = new Date().toISOString();
    const resource = refund
      ? resources.refund(order, refund)
      : type.startsWith('CHECKOUT.')
        ? resources.order(order)
        : resources.capture(order);
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time,
      // A reversal is reported as a refund linked `up` to its capture: uncertain.
      resource_type: refund
        ? 'refund'
        : type.startsWith('CHECKOUT.')
          ? 'checkout-order'
          : 'capture',
      resource_version: '2.0',
      event_type: type,
      summary: SUMMARIES[type],
      resource,
      links: [
        resources.linkTo(`/v1/notifications/webhooks-events/${id}`, 'self'),
        resources.linkTo(`/v1/notifications/webhooks-events/${id}/resend`, 'resend', 'POST'),
      ],
    });
    const transmission = randomUUID();
    store.keep('evenements', {
      id,
      type,
      body,
      create_time,
      transmission,
      essais: 0,
      remis: false,
    });
    later(id, 0);
  }

  function later(id: string, wait: number): void {
    if (!webhook || stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void send(id);
    }, wait).unref();
    timers.add(timer);
  }

  async function send(id: string): Promise<void> {
    const event = store.evenements.get(id)!;
    const answer = await post(event);
    if (stopped) return;
    const essais = event.essais + 1;
    const remis = answer.ok;
    store.keep('evenements', { ...event, essais, remis, reponse: answer.said });
    if (!remis && essais < MOST) later(id, waits[Math.min(essais - 1, waits.length - 1)]!);
  }

  /** Retries keep the transmission id, and change its time: uncertain. */
  async function post({ body, transmission }: Evenement): Promise<{ ok: boolean; said: string }> {
    const time = `${new Date().toISOString().slice(0, 19)}Z`;
    try {
      const answer = await fetch(webhook, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'PayPal/AUHD-1.0-1',
          'paypal-transmission-id': transmission,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signatureOf(
            certificat.key,
            transmission,
            time,
            webhookId,
            body,
          ),
          'paypal-cert-url': certUrl,
          'paypal-auth-algo': ALGORITHM,
        },
      });
      await answer.body?.cancel();
      return { ok: answer.ok, said: `HTTP ${answer.status}` };
    } catch {
      return { ok: false, said: 'pas de réponse' };
    }
  }

  function resend(id: string): boolean {
    const event = store.evenements.get(id);
    if (!event) return false;
    store.keep('evenements', { ...event, essais: 0, remis: false });
    later(id, 0);
    return true;
  }

  for (const { id, remis, essais } of store.evenements.values())
    if (!remis && essais < MOST) later(id, waits[0]!);

  return {
    tell,
    resend,
    newest: (): Evenement[] => [...store.evenements.values()].toReversed(),
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type Evenements = ReturnType<typeof openEvenements>;
