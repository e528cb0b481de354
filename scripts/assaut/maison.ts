import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBoite } from '../../sandbox/boite.ts';
import { NOTIFICATION_PAYZEN } from '../../server/argent/paiement/fournisseurs/payzen/index.ts';
import { fieldsOf, openProvider } from '../../server/testing/payzen.ts';
import { startServer } from '../startServer.ts';
import { withJeton, connecte } from './appels.ts';
import { openBase } from './base.ts';

export const SIEN = 'Quatre-tramways-8';
const MOST_PAUSES = 200;

export type Qui = Awaited<ReturnType<typeof withJeton>>;
export type Maison = Awaited<ReturnType<typeof openMaison>>;

export type Ecole = Pick<
  Maison,
  'origin' | 'chef' | 'carte' | 'adresse' | 'lettre' | 'find' | 'notify'
>;

export async function openMaison() {
  const base = await openBase();
  const carte = await openProvider();
  const server = await startServer({ ...base.env, LOG_LEVEL: 'silent', ...carte.env });
  const { origin } = server;
  const chef = await connecte(origin, 'superviseur@demo.be');
  return {
    origin,
    server,
    carte,
    chef,
    adresse: adresses(),
    lettre: lettresOf(base.dossier),
    find: base.find,
    change: base.change,
    notify: () => notify(origin, carte.hear()),
    async close() {
      await server.stop();
      await carte.close();
      await base.close();
    },
  };
}

export function adresses() {
  let nombre = 0;
  return () => `personne-${nombre++}@exemple.be`;
}

export function lettresOf(dossier: string) {
  const boite = openBoite(join(dossier, 'boite-mail'));
  return async (email: string, mots: RegExp): Promise<string> => {
    for (let left = MOST_PAUSES; left > 0; left--) {
      for (const { id, destinataire } of await boite.list()) {
        if (!destinataire.includes(email)) continue;
        const found = mots.exec((await boite.open(id))!.texte);
        if (found) return found[1] ?? found[0];
      }
      await pause(100);
    }
    throw new Error(`Aucun mail à ${email} ne dit ${String(mots)}.`);
  };
}

export async function notify(origin: string, dits: readonly string[]): Promise<void> {
  for (const body of dits)
    await fetch(origin + NOTIFICATION_PAYZEN, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }).then((answer) => answer.text());
}

export async function register({ origin, chef, lettre }: Ecole, email: string, more: object = {}) {
  const fiche = { prenom: 'Zoé', nom: 'Vander', email, contratSigne: 0, newsletter: 0, ...more };
  const { corps } = await chef.call('/api/extranet/addEleve', fiche);
  const jeton = await lettre(email, /\/mot-de-passe\/([\w-]+)/);
  const visiteur = await withJeton(origin);
  const choisi = await visiteur.call('/api/user/choosePassword', { jeton, password: SIEN });
  return { id: Number(corps.id), fiche, qui: await withJeton(origin, String(choisi.corps.token)) };
}

export async function placeOrder(ecole: Ecole, qui: Qui, slug: string) {
  const produit = await ecole.find('select id from acces where slug = ?', slug);
  const acces = Number(produit!.id);
  const champs = { acces, bought: 0, accord: 1 };
  const { corps } = await qui.call('/api/payment/purchaseAccesPayzen', champs);
  const form = String(corps.form);
  return { acces, form, commande: fieldsOf(form).vads_order_id! };
}

export async function buy(ecole: Ecole, qui: Qui, slug: string) {
  const { acces, form, commande } = await placeOrder(ecole, qui, slug);
  await ecole.carte.pay(form);
  await ecole.notify();
  const paiement = await ecole.find(
    'select id, "fournisseurId" as uuid from paiement where commande = ?',
    commande,
  );
  const copie = await ecole.find(
    'select id from "accesUser" where acces_id = ? order by id desc',
    acces,
  );
  return {
    paiement: Number(paiement!.id),
    uuid: String(paiement!.uuid),
    commande,
    acces_id: acces,
    acces_user_id: Number(copie!.id),
  };
}
