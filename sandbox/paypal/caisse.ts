import { escape } from '../ecriture.ts';
import { APPROVAL_HOURS, type ComptePaypal } from './compte.ts';
import { PaypalError } from './erreurs.ts';
import { MOYENS, type Moyen, type Order } from './formes.ts';
import { page, scriptOf } from './habillage.ts';
import type { HttpAnswer, Call } from './http.ts';
import { isObject } from './lecture.ts';
import { sayMoney } from './montants.ts';
import { ACHETEUR, type Marchand } from './resources.ts';

const SCRIPT = scriptOf('./caisseNavigateur.ts');

const CHOIX: Record<Moyen, [nom: string, suite: string]> = {
  compte: ['Payer tout de suite', 'Le paiement est terminé aussitôt.'],
  echeck: ['Payer par eCheck', 'Le paiement attend la banque : le marchand dira s’il arrive.'],
  examen: ['Paiement en cours d’examen', 'PayPal le retient : le marchand dira s’il passe.'],
  refuse: ['Moyen de paiement refusé', 'La banque refuse quand la boutique prend l’argent.'],
  fraude: ['Paiement refusé par PayPal', 'La commande se termine, mais rien n’est payé.'],
};

const told = (status: number, title: string, text: string): HttpAnswer =>
  page(status, {
    title: `${title} · PayPal de démonstration`,
    main: `<h1>${title}</h1><p class="aide">${text}</p>
<button type="button" class="grand" data-fermer hidden>Fermer la fenêtre</button>`,
    script: SCRIPT,
    framed: true,
  });

/** `GET /checkoutnow`; without a token the shop is still creating its order. */
export function caissePage({ query }: Call, compte: ComptePaypal, marchand: Marchand): HttpAnswer {
  const token = query.get('token');
  if (token === null)
    return told(200, 'Un instant…', 'La boutique prépare la commande. Cette fenêtre la montrera.');
  let order: Order;
  try {
    order = compte.orderOf(token);
  } catch {
    return told(
      404,
      'Commande introuvable',
      `Elle n’existe pas, ou n’existe plus : ${APPROVAL_HOURS} heures sans accord l’effacent. Il faut repartir de la boutique.`,
    );
  }
  if (order.capture)
    return told(
      200,
      'Commande déjà payée',
      'Il n’y a plus rien à faire ici : la boutique a pris l’argent.',
    );
  return page(200, {
    title: 'Payer · PayPal de démonstration',
    main: formOf(order, marchand),
    script: SCRIPT,
    framed: true,
  });
}

function formOf({ id, unite, contexte }: Order, marchand: Marchand): string {
  const amount = sayMoney(unite.amount);
  const { given_name, surname } = ACHETEUR.name;
  const choix = MOYENS.map((moyen, n) => {
    const [nom, suite] = CHOIX[moyen];
    const closed = moyen === 'echeck' && contexte.immediat;
    const says = closed ? 'La boutique ne prend que des paiements immédiats.' : suite;
    return `<label class="choix"><input type="radio" name="moyen" value="${moyen}"${n === 0 ? ' checked' : ''}${closed ? ' disabled' : ''}><span>${nom}<small>${says}</small></span></label>`;
  });
  return `<h1 tabindex="-1">Payer avec PayPal</h1>
<p class="aide">Rien n’est réel ici : aucun argent ne bouge.</p>
<div class="carte"><p>${escape(contexte.brand_name ?? marchand.email)}</p>
<p class="montant">${escape(amount)}</p>
${unite.description ? `<p>${escape(unite.description)}</p>` : ''}
<p class="aide">Acheteur : ${given_name} ${surname}, ${ACHETEUR.email_address}</p></div>
<form id="payer" data-token="${escape(id)}" data-annuler="${escape(backTo(contexte.cancel_url, { token: id }) ?? '')}">
<fieldset><legend>Comment le paiement se passe-t-il ?</legend>${choix.join('')}</fieldset>
<p role="alert" id="erreur"></p>
<button class="grand plein">Payer ${escape(amount)}</button>
<button type="button" class="grand" data-retour>Annuler et revenir à la boutique</button>
<button type="button" class="grand" data-fermer hidden>Fermer la fenêtre</button>
</form>
<section id="fini" hidden><h1 tabindex="-1"></h1><p class="aide"></p></section>`;
}

function backTo(address: string | undefined, more: Record<string, string>): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}

export function approveAnswer({ text, header }: Call, compte: ComptePaypal): HttpAnswer {
  if (header('content-type') !== 'application/json')
    return { status: 415, body: { message: 'Demande illisible.' } };
  let asked: unknown;
  try {
    asked = JSON.parse(text);
  } catch {
    asked = undefined;
  }
  const { token, moyen } = isObject(asked) ? asked : {};
  if (typeof token !== 'string' || !MOYENS.includes(moyen as Moyen))
    return { status: 400, body: { message: 'Demande illisible.' } };
  try {
    const { id, contexte } = compte.approve(token, moyen as Moyen);
    const { payer_id } = ACHETEUR;
    const retour = backTo(contexte.return_url, { token: id, PayerID: payer_id });
    return { status: 200, body: { orderID: id, payerID: payer_id, retour } };
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    return { status: error.status, body: { message: SAID[error.message] ?? 'C’est impossible.' } };
  }
}

const SAID: Record<string, string> = {
  INVALID_RESOURCE_ID: 'Cette commande n’existe plus. Il faut repartir de la boutique.',
  ORDER_ALREADY_CAPTURED: 'Cette commande est déjà payée.',
  PAYER_CANNOT_PAY: 'La boutique ne prend que des paiements immédiats. Un autre choix convient.',
};
