import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../server/socle/db/database.ts';
import { NOTIFICATION_PAYPAL } from '../server/argent/paiement/fournisseurs/paypal/index.ts';
import { NOTIFICATION_PAYZEN } from '../server/argent/paiement/fournisseurs/payzen/index.ts';
import { openPaypal } from '../server/testing/paypal.ts';
import { fieldsOf, openProvider } from '../server/testing/payzen.ts';
import type { Joueur } from './fill.ts';
import { readChez } from './livres.ts';

/** Buyers and refunds run while the server dies. */

const PRODUIT = 'code-en-bref';
/** In cents, of 9.99 euros. */
const PART = 4;

/** Acknowledged results must survive. */
export type Acquitte = Map<string, 'paye' | 'rembourse'>;

export async function produitAAcheter(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('acces')
    .select('id')
    .where('reference', '=', PRODUIT)
    .executeTakeFirstOrThrow();
  return id;
}

export class Refused extends Error {}

const FACONS = ['provider', 'whole', 'parts', 'withdrawal'] as const;

interface Achat {
  moyen: 'payzen' | 'paypal';
  facon: (typeof FACONS)[number];
  commande: string;
  form: string;
  ordre: string;
  paye: boolean;
  rendu: boolean;
  /** 0 until our payment is known. */
  id: number;
}

interface Acheteur {
  joueur: Joueur;
  staff: string;
}

interface Vu {
  etat: string;
  rembourse: number;
  montant: number;
  reste: number;
  fournisseurId: string;
}

interface Reply {
  status: number;
  message?: string;
  form: string;
  orderID: string;
  commande: string;
  etat: string;
  paiements: { id: number }[];
  paiement: Vu;
}

export async function openAchats(acces_id: number) {
  const [carte, portefeuille] = [await openProvider(), await openPaypal()];
  const acquitte: Acquitte = new Map();
  const enCours = new Map<Joueur, Achat>();
  const paroles = new Map<string, string[]>();
  let turns = 0;

  function parolesOf(commande: string): string[] {
    for (const body of carte.hear()) {
      const order = new URLSearchParams(body).get('vads_order_id')!;
      paroles.set(order, [...(paroles.get(order) ?? []), body]);
    }
    return paroles.get(commande) ?? [];
  }

  const at = (origin: string, headers: Record<string, string>) => {
    async function call(token: string, path: string, body?: object): Promise<Reply> {
      const response = await fetch(`${origin}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        ...(body && { body: JSON.stringify(body) }),
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      return (await response.json()) as Reply;
    }

    async function must(token: string, path: string, body?: object): Promise<Reply> {
      const response = await call(token, path, body);
      if (response.status !== 200) throw new Refused(`${path}: ${JSON.stringify(response)}`);
      return response;
    }

    async function tell(path: string, body: string, more: Record<string, string>) {
      const response = await fetch(origin + path, { method: 'POST', body, headers: more });
      const text = await response.text();
      if (response.status !== 200 || text.startsWith('KO'))
        throw new Refused(`${path}: ${response.status} ${text}`);
    }

    const tellCarte = async (commande: string) => {
      for (const body of parolesOf(commande))
        await tell(NOTIFICATION_PAYZEN, body, {
          'content-type': 'application/x-www-form-urlencoded',
        });
    };

    const tellPaypal = async (type: string, about: string) => {
      const { body, headers: own } = await portefeuille.event(type, about);
      const wanted = Object.entries(own).filter(([name]) => /^(paypal-|content-type)/.test(name));
      await tell(NOTIFICATION_PAYPAL, body, Object.fromEntries(wanted) as Record<string, string>);
    };

    async function order({ joueur }: Acheteur): Promise<Achat> {
      const turn = turns++;
      const moyen = turn % 2 === 0 ? 'payzen' : 'paypal';
      const path = moyen === 'payzen' ? 'purchaseAccesPayzen' : 'createOrderPaypal';
      const response = await must(joueur.token, `payment/${path}`, { acces: acces_id, accord: 1 });
      const { form, orderID: ordre } = response;
      const commande = moyen === 'payzen' ? fieldsOf(form).vads_order_id! : response.commande;
      const facon = FACONS[Math.floor(turn / 2) % FACONS.length]!;
      const achat = {
        moyen,
        facon,
        commande,
        form,
        ordre,
        paye: false,
        rendu: false,
        id: 0,
      } as const;
      enCours.set(joueur, { ...achat });
      return enCours.get(joueur)!;
    }

    async function pay({ joueur }: Acheteur, achat: Achat): Promise<void> {
      const { moyen, form, ordre, commande, facon } = achat;
      if (!achat.paye) await (moyen === 'payzen' ? carte.pay(form) : portefeuille.approve(ordre));
      achat.paye = true;
      if (moyen === 'payzen') await tellCarte(commande);
      else if (facon === 'parts') await tellPaypal('CHECKOUT.ORDER.APPROVED', ordre);
      else await must(joueur.token, 'payment/purchaseAccesPaypal', { idTransaction: ordre });
      const { paiements } = await must(joueur.token, 'payment/getPaiements', {});
      achat.id = paiements[0]!.id;
    }

    const look = async ({ staff }: Acheteur, { id }: Achat): Promise<Vu> =>
      (await must(staff, `extranet/getPaiement?id=${id}`)).paiement;

    async function giveBack(acheteur: Acheteur, achat: Achat, vu: Vu): Promise<void> {
      const { facon, id } = achat;
      if (facon === 'provider') return giveBackThere(achat, vu);
      if (facon === 'withdrawal' && vu.rembourse === 0) {
        const response = await call(acheteur.joueur.token, 'payment/withdrawPaiement', { id });
        // 409: an earlier withdrawal was stored, but its response was lost.
        if (response.status !== 200 && response.status !== 409)
          throw new Refused(JSON.stringify(response));
      }
      const { reste } = vu;
      const montant = facon === 'parts' && vu.rembourse === 0 ? PART : reste;
      const response = await call(acheteur.staff, 'extranet/refundPaiement', {
        id,
        montant,
        reste,
        motif: 'Demandé par téléphone',
        finAcces: montant === reste ? 1 : 0,
        main: 0,
      });
      if (response.status !== 200 && response.status !== 409)
        throw new Refused(JSON.stringify(response));
    }

    async function giveBackThere(achat: Achat, { fournisseurId, montant }: Vu): Promise<void> {
      const { moyen, commande } = achat;
      if (!achat.rendu && moyen === 'payzen') {
        await carte.operate(fournisseurId, 'remettre');
        await carte.operate(fournisseurId, 'rembourser', { montant: String(montant) });
      }
      if (!achat.rendu && moyen === 'paypal') await portefeuille.act(fournisseurId, 'rembourser');
      achat.rendu = true;
      if (moyen === 'payzen') await tellCarte(commande);
      else await tellPaypal('PAYMENT.CAPTURE.REFUNDED', fournisseurId);
    }

    return async (acheteur: Acheteur) => {
      const achat = enCours.get(acheteur.joueur) ?? (await order(acheteur));
      if (achat.id === 0) await pay(acheteur, achat);
      for (;;) {
        const vu = await look(acheteur, achat);
        if (vu.etat === 'rembourse') break;
        if (!acquitte.has(achat.commande)) {
          if (vu.etat !== 'paye') throw new Refused(`${achat.commande} is ${vu.etat}`);
          acquitte.set(achat.commande, 'paye');
        }
        if (vu.reste === 0) await pause(20);
        else await giveBack(acheteur, achat, vu);
      }
      acquitte.set(achat.commande, 'rembourse');
      enCours.delete(acheteur.joueur);
    };
  };

  return {
    acquitte,
    env: { ...carte.env, ...portefeuille.env },
    at,
    isBusy: (joueur: Joueur) => enCours.has(joueur),
    readChez: () => readChez({ payzen: carte.folder, paypal: portefeuille.folder }),
    async close() {
      await Promise.all([carte.close(), portefeuille.close()]);
    },
  };
}

export async function checkAcquitte(db: Db, acquitte: Acquitte): Promise<number> {
  const rows = await db.selectFrom('paiement').select(['commande', 'etat']).execute();
  const etats = new Map(rows.map(({ commande, etat }) => [commande, etat]));
  for (const [commande, etat] of acquitte) {
    const kept = etats.get(commande);
    if (kept !== etat && !(etat === 'paye' && kept === 'rembourse'))
      throw new Error(`${commande} was answered as ${etat}, and is ${kept}`);
  }
  return acquitte.size;
}
