import { randomUUID } from 'node:crypto';
import type { Boutique } from './boutique.ts';
import { now } from './dates.ts';
import type { Horloge } from './horloge.ts';
import type { Notification, Registre, Transaction } from './registre.ts';
import { hashOf, reponseOf } from './reponse.ts';
import { signatureOf } from './signature.ts';

export const FACONS = {
  aussitot: 'Tout de suite',
  avant: 'Avant le retour',
  lente: 'Lente',
  double: 'Deux fois',
  jamais: 'Jamais',
} as const;
export type Facon = keyof typeof FACONS;

/** Statuses that count as success; redirects are not followed. */
const GOOD = new Set([200, 201, 202, 203, 204, 205, 206, 301, 302, 303, 307, 308]);
const MOST_CHARACTERS = 512;

export type Notifieur = ReturnType<typeof createNotifieur>;

export function createNotifieur(registre: Registre, boutique: Boutique, horloge: Horloge) {
  const plan = (notification: Notification) => {
    registre.keep('notification', notification);
    horloge.at(notification.le, () => void send(notification));
  };

  async function send(planned: Notification): Promise<void> {
    const { statut, reponse } = await post(planned);
    // The process ended meanwhile; after a restart it is sent again.
    if (horloge.isOver()) return;
    const isGood = statut !== undefined && GOOD.has(statut);
    registre.keep('notification', {
      ...planned,
      le: now(),
      etat: isGood ? 'reçue' : 'échouée',
      ...(statut !== undefined && { statut }),
      reponse,
    });
    const wait = boutique.reprises[planned.essai];
    if (isGood || planned.source === 'BO' || wait === undefined) return;
    const again = { source: 'RETRY', le: now(wait), essai: planned.essai + 1 };
    plan({ ...planned, ...again, id: randomUUID() });
  }

  async function post({ url, source, champs, transaction }: Notification) {
    const told = {
      ...champs,
      vads_url_check_src: source,
      vads_hash: hashOf(transaction, boutique),
    };
    const body = new URLSearchParams({ ...told, signature: signatureOf(told, boutique.cle) });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(boutique.patience),
      });
      const text = await answer.text();
      return { statut: answer.status, reponse: text.slice(0, MOST_CHARACTERS) };
    } catch (cause) {
      return { statut: undefined, reponse: `Pas de réponse : ${(cause as Error).message}` };
    }
  }

  async function notify(transaction: Transaction, source: string, facon: Facon = 'aussitot') {
    const paiement = registre.paiement.get(transaction.paiement)!;
    // Manual notifications go to the back-office's address.
    const own = source === 'BO' ? '' : paiement.champs.vads_url_check;
    const notification = (): Notification => ({
      id: randomUUID(),
      transaction: transaction.id,
      source,
      url: own || boutique.notification,
      champs: reponseOf(paiement, transaction),
      le: now(facon === 'lente' ? boutique.lenteur : 0),
      essai: 0,
      etat: facon === 'jamais' ? 'retenue' : 'prévue',
    });
    if (facon === 'lente') return plan(notification());
    const kept = [notification(), ...(facon === 'double' ? [notification()] : [])].map((one) =>
      registre.keep('notification', one),
    );
    if (facon !== 'jamais') await Promise.all(kept.map(send));
  }

  for (const one of registre.notification.values()) if (one.etat === 'prévue') plan(one);

  return { notify };
}
