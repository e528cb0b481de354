import { setTimeout as pause } from 'node:timers/promises';
import type { Joueur } from '../../bench/fill.ts';
import { NOTIFICATION_PAYPAL } from '../../server/argent/paiement/fournisseurs/paypal/index.ts';
import { NOTIFICATION_PAYZEN } from '../../server/argent/paiement/fournisseurs/payzen/index.ts';
import { fieldsOf } from '../../server/testing/payzen.ts';
import { during } from './carnet.ts';
import type { EcoleDuSoir } from './ecole.ts';
import { read, write } from './eleve.ts';
import { type Navigateur, openNavigateur } from './navigateur.ts';
import type { Soir } from './soir.ts';

/** In milliseconds, between the provider's tries to tell us; theirs are longer. */
const REDIRE_MS = 2000;
/** As `web/profil/attente.ts` begins. */
const DEMANDER_MS = 1500;

/** Buys once, half of them by card: all that browser, provider and server do of it. */
export async function buy(
  joueur: Joueur,
  n: number,
  soir: Soir,
  ecole: EcoleDuSoir,
): Promise<void> {
  const navigateur = openNavigateur(n, joueur.token);
  const { acces_id: acces } = joueur;
  const order = (call: string) =>
    write(navigateur, soir, `/api/payment/${call}`, { acces, accord: 1 });
  let commande: string;
  if (n % 2 === 0) {
    const { form } = await order('purchaseAccesPayzen');
    commande = fieldsOf(form!).vads_order_id!;
    soir.carnet.commandes.push(commande);
    await ecole.carte.pay(form!);
    void tellCarte(ecole, commande);
  } else {
    const { commande: sienne, orderID } = await order('createOrderPaypal');
    commande = sienne!;
    soir.carnet.commandes.push(commande);
    await ecole.portefeuille.approve(orderID!);
    void tellPortefeuille(ecole, orderID!);
    await capture(navigateur, orderID!);
  }
  await during(soir.carnet, undefined, () => untilPaid(navigateur, soir, commande));
  navigateur.close();
}

/** The browser's tries (`web/argent/boutique/fournisseurs/paypal/BoutonPaypal.tsx`). */
async function capture(navigateur: Navigateur, idTransaction: string): Promise<void> {
  for (const attente of [1000, 3000, 6000, 0]) {
    const asked = navigateur.post('/api/payment/purchaseAccesPaypal', { idTransaction });
    const status = await asked.then((answer) => answer.status).catch(() => 500);
    if (status < 500) return;
    await pause(attente);
  }
}

async function untilPaid(navigateur: Navigateur, soir: Soir, commande: string): Promise<void> {
  for (;;) {
    const path = '/api/payment/getStatutPaiement';
    const { etat } = await read(navigateur, soir, path, { commande });
    if (etat === 'paye') return;
    await pause(DEMANDER_MS);
  }
}

/** Providers tell again until they are heard. */
async function insist(path: string, body: string, headers: Record<string, string>) {
  for (;;) {
    const answer = await fetch(`https://localhost${path}`, { method: 'POST', body, headers }).catch(
      () => undefined,
    );
    if (answer?.ok && !(await answer.text()).startsWith('KO')) return;
    await pause(REDIRE_MS);
  }
}

async function tellCarte(ecole: EcoleDuSoir, commande: string): Promise<void> {
  for (;;) {
    const mine = ecole.saidOf(commande);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    if (mine.length > 0) {
      for (const body of mine) await insist(NOTIFICATION_PAYZEN, body, type);
      return;
    }
    await pause(50);
  }
}

async function tellPortefeuille({ portefeuille }: EcoleDuSoir, ordre: string): Promise<void> {
  const { body, headers } = await portefeuille.event('CHECKOUT.ORDER.APPROVED', ordre);
  const kept = Object.entries(headers).filter(([name]) => /^(paypal-|content-type)/.test(name));
  await insist(NOTIFICATION_PAYPAL, body, Object.fromEntries(kept) as Record<string, string>);
}
