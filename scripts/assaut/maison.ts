import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { openBoite } from '../../sandbox/boite.ts';
import { NOTIFICATION_PAYZEN } from '../../server/payzen/payzen.routes.ts';
import { fieldsOf, openProvider } from '../../server/testing/payzen.ts';
import { startServer } from '../startServer.ts';
import { avecJeton, connecte } from './appels.ts';

/** What people choose here. */
export const SIEN = 'Quatre-tramways-8';
const MOST_PAUSES = 200;

export type Qui = Awaited<ReturnType<typeof avecJeton>>;
export type Maison = Awaited<ReturnType<typeof ouvrirMaison>>;

/** A school of its own, its supervisor, the provider beside it, its mails, and its base for what takes time alone. */
export async function ouvrirMaison(env: Record<string, string> = {}) {
  const dossier = mkdtempSync(join(tmpdir(), 'priorite-assaut-'));
  const carte = await openProvider();
  const server = await startServer({
    DATA_DIR: dossier,
    LOG_LEVEL: 'silent',
    ...carte.env,
    ...env,
  });
  const { origin } = server;
  const boite = openBoite(join(dossier, 'boite-mail'));
  const chef = await connecte(origin, 'superviseur@demo.be');
  let nombre = 0;

  async function lettre(email: string, mots: RegExp): Promise<string> {
    for (let left = MOST_PAUSES; left > 0; left--) {
      for (const { id, destinataire } of await boite.list()) {
        if (!destinataire.includes(email)) continue;
        const found = mots.exec((await boite.open(id))!.texte);
        if (found) return found[1] ?? found[0];
      }
      await pause(100);
    }
    throw new Error(`Aucun mail à ${email} ne dit ${String(mots)}.`);
  }
  const base = new DatabaseSync(join(dossier, 'priorite.sqlite'), { timeout: 5000 });
  return {
    origin,
    dossier,
    server,
    carte,
    chef,
    /** An address that nobody has. */
    adresse: () => `personne-${nombre++}@exemple.be`,
    /** What the newest mail to an address that says so says, once it is there. */
    lettre,
    /** The newest row that a statement finds. */
    trouver: (sql: string, ...values: (string | number)[]) =>
      base.prepare(sql).get(...values) as Record<string, string | number> | undefined,
    changer: (sql: string, ...values: (string | number)[]) => void base.prepare(sql).run(...values),
    /** All that the provider has told since, handed over. */
    annoncer: async () => {
      for (const body of carte.hear())
        await fetch(origin + NOTIFICATION_PAYZEN, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        }).then((answer) => answer.text());
    },
    async close() {
      base.close();
      await server.stop();
      await carte.close();
      rmSync(dossier, { recursive: true, force: true });
    },
  };
}

/** A learner whom the school has entered, with a password of their own. */
export async function inscrire({ origin, chef, lettre }: Maison, email: string, more: object = {}) {
  const fiche = { prenom: 'Zoé', nom: 'Vander', email, contratSigne: 0, newsletter: 0, ...more };
  const { corps } = await chef.call('/api/extranet/addEleve', fiche);
  const jeton = await lettre(email, /\/mot-de-passe\/([\w-]+)/);
  const visiteur = await avecJeton(origin);
  const choisi = await visiteur.call('/api/user/choosePassword', { jeton, password: SIEN });
  return { id: Number(corps.id), fiche, qui: await avecJeton(origin, String(choisi.corps.token)) };
}

/** A product of the demo, bought and paid by card. */
export async function acheter(maison: Maison, qui: Qui, slug: string) {
  const { id: acces } = maison.trouver('select id from acces where slug = ?', slug)!;
  const champs = { acces: Number(acces), bought: 0, accord: 1 };
  const { corps } = await qui.call('/api/payment/purchaseAccesPayzen', champs);
  const form = String(corps.form);
  await maison.carte.pay(form);
  await maison.annoncer();
  const commande = fieldsOf(form).vads_order_id!;
  const { id, uuid } = maison.trouver(
    'select id, "fournisseurId" as uuid from paiement where commande = ?',
    commande,
  )!;
  const { id: acces_user_id } = maison.trouver(
    'select id from "accesUser" where acces_id = ? order by id desc',
    Number(acces),
  )!;
  return {
    paiement: Number(id),
    uuid: String(uuid),
    commande,
    acces_id: Number(acces),
    acces_user_id: Number(acces_user_id),
  };
}
