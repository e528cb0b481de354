import { escape, euros } from '../ecriture.ts';
import type { Boutique } from './boutique.ts';
import { now } from './dates.ts';
import { GESTES, STATUTS, gestesFor, isGeste, isGood } from './gestes.ts';
import type { Suite } from './guichet.ts';
import { type PageDePayzen, moment } from './habillage.ts';
import { type Marchand, resteOf } from './marchand.ts';
import type { Notifieur } from './notification.ts';
import { perduePage } from './page.ts';
import type { Notification, Registre, Transaction } from './registre.ts';
import type { Champs } from './signature.ts';

const A_PAGE = 50;

const stateOf = ({ statut, type, impaye }: Transaction) => {
  const mot = type === 'CREDIT' ? (impaye ? 'Impayé' : 'Remboursement') : STATUTS[statut];
  return `<span class="${isGood(statut) ? 'bien' : 'mal'}">${isGood(statut) ? '✓' : '✗'} ${mot ?? statut}</span> <code>${statut}</code>`;
};

/** /vads-merchant/ has no log-in: no real money is here. */
export function createBackOffice(
  registre: Registre,
  boutique: Boutique,
  marchand: Marchand,
  { notify }: Notifieur,
) {
  const orderOf = ({ paiement }: Transaction) =>
    registre.paiement.get(paiement)!.champs.vads_order_id || 'sans commande';

  const row = (one: Transaction) => `<li><a href="/vads-merchant/${one.id}">
<strong>${escape(orderOf(one))}</strong><span class="somme">${one.type === 'CREDIT' ? '−' : ''}${euros(one.montant)}</span>
<span>${stateOf(one)}</span><span class="petit">${moment(one.cree)}</span></a></li>`;

  function list(page: number): PageDePayzen {
    const all = [...registre.transaction.values()].toReversed();
    const shown = all.slice((page - 1) * A_PAGE, page * A_PAGE);
    const more = (to: number, mot: string) =>
      to >= 1 && (to - 1) * A_PAGE < all.length
        ? `<a class="bouton pale" href="/vads-merchant/?page=${to}">${mot}</a>`
        : '';
    const today = now().slice(0, 10);
    return {
      titre: 'Transactions',
      large: true,
      corps: `<h1>Transactions</h1>
<p class="aide">Le bureau de la boutique n°&nbsp;${boutique.siteId}, en mode ${boutique.mode}.</p>
<section class="carte"><form method="post" class="barre"><button name="geste" value="lot">Remise en banque de tout ce qui est accepté</button></form>
<form action="/vads-merchant/journal.csv" class="barre">
<div class="champ"><label for="du">Du</label><input type="date" id="du" name="du" value="${today.slice(0, 8)}01"></div>
<div class="champ"><label for="au">Au</label><input type="date" id="au" name="au" value="${today}"></div>
<button class="pale">Journal en CSV</button></form></section>
<section class="carte">${shown.length ? `<ol class="liste">${shown.map(row).join('')}</ol>` : '<p>Aucune transaction pour l’instant.</p>'}</section>
<nav class="barre" aria-label="Pages">${more(page - 1, 'Plus récentes')}${more(page + 1, 'Plus anciennes')}</nav>`,
    };
  }

  const told = ({ le, source, etat, statut, reponse, url, champs }: Notification) =>
    `<li><p><strong class="${etat === 'reçue' ? 'bien' : etat === 'échouée' ? 'mal' : ''}">${etat}</strong> · ${source} · ${champs.vads_trans_status} · ${moment(le)}${statut ? ` · HTTP ${statut}` : ''}</p>
<p class="petit">${escape(url)}</p>${reponse ? `<p class="petit">${escape(reponse)}</p>` : ''}</li>`;

  function one(transaction: Transaction, faute = ''): PageDePayzen {
    const { carte } = transaction;
    const reste = resteOf(transaction);
    const history = [...registre.notification.values()].filter(
      (each) => each.transaction === transaction.id,
    );
    const button = (geste: string, mot: string) =>
      `<button class="pale" name="geste" value="${geste}">${mot}</button>`;
    return {
      titre: orderOf(transaction),
      large: true,
      status: faute ? 422 : 200,
      corps: `<p><a href="/vads-merchant/">← Transactions</a></p><h1>${escape(orderOf(transaction))}</h1>
${faute ? `<p class="alerte" role="alert">${faute}</p>` : ''}
<section class="carte"><dl><dt>État</dt><dd>${stateOf(transaction)}</dd>
<dt>Montant</dt><dd>${euros(transaction.montant)}</dd>
${transaction.rembourse ? `<dt>${transaction.impaye ? 'Repris' : 'Remboursé'}</dt><dd>${euros(transaction.rembourse)}</dd>` : ''}
<dt>Date</dt><dd>${moment(transaction.cree)}</dd>
<dt>Identifiant</dt><dd><code>${transaction.id}</code></dd>
<dt>Transaction</dt><dd>${escape(transaction.transId)} · essai ${transaction.sequence}</dd>
${carte ? `<dt>Carte</dt><dd>${carte.marque} ${carte.numero}</dd>` : ''}
${transaction.parent ? `<dt>Paiement</dt><dd><a href="/vads-merchant/${transaction.parent}">celui qui est rendu</a></dd>` : ''}</dl></section>
<section class="carte"><h2>Opérations</h2>
<form method="post" class="barre">${gestesFor(transaction.statut)
        .filter((geste) => transaction.type === 'DEBIT' || geste === 'remettre')
        .map((geste) => button(geste, GESTES[geste].mot))
        .join('')}
${reste ? button('impayer', 'Impayé (contestation)') : ''}${transaction.type === 'CREDIT' && transaction.impaye && transaction.statut === 'CAPTURED' ? button('gagner', 'Contestation gagnée') : ''}${button('renvoyer', 'Renvoyer la notification')}</form>
${reste ? `<form method="post" class="barre"><div class="champ"><label for="montant">Montant à rembourser (€)</label><input id="montant" name="montant" inputmode="decimal" value="${(reste / 100).toFixed(2).replace('.', ',')}"></div>${button('rembourser', 'Rembourser')}</form>` : ''}</section>
<section class="carte"><h2>Notifications</h2>${history.length ? `<ol class="liste">${history.map(told).join('')}</ol>` : '<p>Aucune.</p>'}</section>`,
    };
  }

  async function act(transaction: Transaction, { geste = '', montant = '' }: Champs) {
    if (geste === 'renvoyer') {
      await notify(transaction, 'BO');
      return true;
    }
    if (geste === 'impayer') return marchand.chargeBack(transaction);
    if (geste === 'gagner') return marchand.winBack(transaction);
    if (geste === 'rembourser') return marchand.refundAndTell(transaction, centsIn(montant));
    const isOurs = transaction.type === 'DEBIT' || geste === 'remettre';
    return isOurs && isGeste(geste) && marchand.act(transaction, geste);
  }

  return {
    list: (page: string): Suite => list(Math.max(1, Math.trunc(Number(page)) || 1)),
    show(id: string): Suite {
      const transaction = registre.transaction.get(id);
      return transaction ? one(transaction) : perduePage();
    },
    async act(id: string, sent: Champs): Promise<Suite> {
      if (id === '') {
        if (sent.geste === 'lot') await marchand.batch();
        return { vers303: '/vads-merchant/' };
      }
      const transaction = registre.transaction.get(id);
      if (!transaction) return perduePage();
      if (await act(transaction, sent)) return { vers303: `/vads-merchant/${id}` };
      const faute =
        sent.geste === 'rembourser'
          ? 'Ce montant ne peut pas être remboursé.'
          : 'Cette opération n’est pas possible dans cet état.';
      return one(registre.transaction.get(id)!, faute);
    },
  };
}

const centsIn = (text: string) => {
  const [, euros, cents = ''] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return euros === undefined ? 0 : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
};
