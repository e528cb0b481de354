import { escape } from '../ecriture.ts';
import { type ComptePaypal, REFUNDABLE_DAYS, goneOf } from './compte.ts';
import { PaypalError } from './erreurs.ts';
import type { Evenements } from './evenements.ts';
import type { Evenement, Order } from './formes.ts';
import { page } from './habillage.ts';
import type { HttpAnswer, Call } from './http.ts';
import { readMoney } from './readOrder.ts';
import { LectureDeRequete } from './lecture.ts';
import { sayMoney } from './montants.ts';

const SHOWN = 100;

const when = new Intl.DateTimeFormat('fr-BE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Brussels',
});
const timeTag = (time: string) =>
  `<time datetime="${escape(time)}">${when.format(new Date(time))}</time>`;

const ETATS: Record<string, [classe: string, mot: string]> = {
  COMPLETED: ['juste', '✓ Terminé'],
  PENDING: ['attente', '… En attente'],
  DECLINED: ['faux', '✗ Refusé'],
  PARTIALLY_REFUNDED: ['attente', '↩ Remboursé en partie'],
  REFUNDED: ['attente', '↩ Remboursé'],
};
const RAISONS: Record<string, string> = {
  ECHECK: 'eCheck',
  PENDING_REVIEW: 'en cours d’examen',
  CHARGEBACK: 'contesté, l’argent est repris',
  DECLINED_BY_RISK_FRAUD_FILTERS: 'filtre antifraude',
};

function etatOf({ status, capture }: Order): string {
  if (!capture) return status === 'APPROVED' ? '… Approuvé, pas encore pris' : '… Créé';
  const [classe, mot] = ETATS[capture.status]!;
  const raison = capture.reason ? ` (${RAISONS[capture.reason] ?? escape(capture.reason)})` : '';
  return `<span class="${classe}">${mot}</span>${raison}`;
}

const button = (path: string, text: string) =>
  `<form method="post" action="/merchant/${path}"><button>${text}</button></form>`;

function gestesOf({ capture, refunds }: Order): string {
  if (!capture) return '';
  const path = `captures/${capture.id}`;
  if (goneOf(refunds).some(({ retour }) => retour))
    return `<div class="gestes">${button(`${path}/gagner`, 'Litige gagné : l’argent revient')}</div>`;
  if (capture.status === 'PENDING')
    return `<div class="gestes">${button(`${path}/accepter`, 'Accepter')}${button(`${path}/refuser`, 'Refuser')}</div>`;
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) return '';
  return `<div class="gestes"><form method="post" action="/merchant/${path}/rembourser"><label>Montant (vide : le reste)<input name="montant" inputmode="decimal" autocomplete="off"></label><button>Rembourser</button></form>${button(`${path}/contester`, 'Contester (rétrofacturation)')}</div>`;
}

function orderRow(order: Order): string {
  const { id, unite, capture, refunds, create_time } = order;
  const { custom_id, invoice_id, description } = unite;
  const given = [custom_id && `custom_id ${custom_id}`, invoice_id && `invoice_id ${invoice_id}`];
  return `<li data-commande="${id}"><div class="rang"><p>${etatOf(order)}</p><p class="somme">${escape(sayMoney(unite.amount))}</p></div>
<p>${timeTag(create_time)}${description ? ` · ${escape(description)}` : ''}</p>
<p><code>commande ${id}${capture ? ` · capture ${capture.id}` : ''}</code></p>
<p><code>${given
    .filter(Boolean)
    .map((each) => escape(String(each)))
    .join(' · ')}</code></p>
${refunds.map(({ id, amount, retour, revenu }) => `<p>↩ ${retour ? (revenu ? 'Repris, puis revenu' : 'Repris') : 'Remboursé'} : ${escape(sayMoney(amount))} <code>${id}</code></p>`).join('')}
${gestesOf(order)}</li>`;
}

function eventRow({ id, type, create_time, remis, essais, reponse }: Evenement): string {
  const mot = remis ? 'Reçu par la boutique' : essais > 0 ? 'Pas encore reçu' : 'En route';
  const sign = remis ? ['juste', '✓'] : ['attente', '…'];
  return `<li data-evenement="${type}"><div class="rang"><p><strong>${escape(type)}</strong></p><p class="${sign[0]}">${sign[1]} ${mot}</p></div>
<p>${timeTag(create_time)} · ${essais} ${essais > 1 ? 'essais' : 'essai'}${reponse ? ` · ${escape(reponse)}` : ''}</p>
<p><code>${id}</code></p>
<div class="gestes">${button(`evenements/${id}/renvoyer`, 'Renvoyer')}</div></li>`;
}

export function merchantPage(compte: ComptePaypal, evenements: Evenements, wrong = ''): HttpAnswer {
  const orders = compte.newest().slice(0, SHOWN);
  const events = evenements.newest().slice(0, SHOWN);
  return page(wrong ? 422 : 200, {
    title: 'Compte marchand · PayPal de démonstration',
    large: true,
    main: `<div class="rang"><h1>ComptePaypal marchand</h1><p><a href="/merchant">Actualiser</a> · <a href="/merchant/activite.csv" download>Activité (CSV)</a></p></div>
<p class="aide">Les commandes de la boutique, de la plus récente à la plus ancienne.</p>
${wrong ? `<p role="alert">${escape(wrong)}</p>` : ''}
${orders.length > 0 ? `<ul class="liste">${orders.map(orderRow).join('')}</ul>` : '<p class="vide">Aucune commande pour l’instant : elles arrivent de la boutique.</p>'}
<h2>Événements envoyés à la boutique</h2>
${events.length > 0 ? `<ul class="liste">${events.map(eventRow).join('')}</ul>` : '<p class="vide">Aucun événement pour l’instant.</p>'}`,
  });
}

const WRONG: Record<string, string> = {
  REFUND_AMOUNT: 'Un montant s’écrit comme 12,50.',
  REFUND_AMOUNT_EXCEEDED: 'Ce montant dépasse ce qui reste à rembourser.',
  CAPTURE_FULLY_REFUNDED: 'Tout est déjà remboursé.',
  PENDING_CAPTURE: 'Ce paiement est encore en attente.',
  REFUND_TIME_LIMIT_EXCEEDED: `Ce paiement a plus de ${REFUNDABLE_DAYS} jours : il ne se rembourse plus.`,
  INVALID_RESOURCE_ID: 'Ce paiement n’existe pas.',
};

export function merchantAct(
  { path, text, header }: Call,
  compte: ComptePaypal,
  evenements: Evenements,
  address: string,
): HttpAnswer {
  const from = header('origin');
  if (from && from !== new URL(address).origin)
    return page(403, {
      title: 'Refusé',
      main: '<h1>Refusé</h1><p>Ceci se fait sur la page du marchand.</p>',
    });
  const [, , what, id = '', act = ''] = path.split('/');
  const { currency_code = 'EUR', montant = '' } = Object.fromEntries(new URLSearchParams(text));
  const acts: Record<string, () => void> = {
    'captures/accepter': () => compte.settle(id, true),
    'captures/refuser': () => compte.settle(id, false),
    'captures/rembourser': () => void compte.refund(id, amountOf(montant.trim(), currency_code)),
    'captures/contester': () => compte.reverse(id),
    'captures/gagner': () => compte.restore(id),
    'evenements/renvoyer': () => void evenements.resend(id),
  };
  const done = acts[`${what}/${act}`];
  if (!done) return page(404, { title: 'Introuvable', main: '<h1>Cette page n’existe pas</h1>' });
  try {
    done();
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    const why = WRONG[error.message] ?? 'Cela ne se fait plus : ce paiement a changé entre-temps.';
    return merchantPage(compte, evenements, why);
  }
  return { status: 303, headers: { location: '/merchant' } };
}

function amountOf(montant: string, currency_code: string) {
  if (montant === '') return {};
  const read = new LectureDeRequete();
  const amount = readMoney(read, { currency_code, value: montant.replace(',', '.') }, '');
  if (!amount) throw new PaypalError(422, [{ issue: 'REFUND_AMOUNT' }]);
  return { amount };
}
