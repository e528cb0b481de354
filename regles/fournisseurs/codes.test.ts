import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evenementEnMots, pourquoiRefuse, raisonEnMots } from './codes.ts';
import { FICHES, MOYENS } from './index.ts';

test.each([
  ['paypal', 'PENDING PENDING_REVIEW', 'en attente : PayPal examine ce paiement'],
  ['paypal', 'DECLINED', 'refusé'],
  ['paypal', 'repris COMPLETED', 'repris par un litige ou par la banque : encaissé'],
  ['paypal', 'PENDING NEW_REASON', 'en attente : motif non détaillé (code NEW_REASON)'],
  ['payzen', 'REFUSED 05/51/00', 'refusé : pas assez d’argent disponible'],
  ['payzen', 'REFUSED 05/05', 'refusé : refus de la banque, sans précision'],
  ['payzen', 'REFUSED 05/77', 'refusé : motif non détaillé (code 77)'],
  ['payzen', 'ABANDONED 17', 'abandonné par l’acheteur : annulé par l’acheteur'],
  ['payzen', 'REFUSED 05 3DS', 'refusé : acheteur non reconnu par sa banque (3-D Secure)'],
  ['payzen', 'CAPTURED 00/00', 'encaissé'],
  ['payzen', 'REFUSED 05/43/00', 'refusé : carte ou paiement bloqué par la banque'],
  ['payzen', 'REFUSED ACQ_001/91', 'refusé : banque injoignable pour l’instant'],
  ['payzen', 'REFUSED PSP_539', 'refusé : acheteur non reconnu par sa banque (3-D Secure)'],
  [
    'payzen',
    'REFUSED 05/05/14',
    'refusé : refus de la banque, sans précision : contrôle PayZen : carte à autorisation systématique',
  ],
  [
    'payzen',
    'AUTHORISED 00/00/03',
    'autorisé, encaissement à venir : contrôle PayZen : carte sur liste grise',
  ],
  ['payzen', 'REFUSED 05//98', 'refusé : motif non détaillé (code 98)'],
  [
    'payzen',
    'NOT_CREATED 30//09',
    'transaction non créée : erreur dans la demande de paiement : champ n° 09 du formulaire',
  ],
] as const)('%s gives %s as %s, with its code', (type, raison, mots) => {
  const lu = raisonEnMots(type, raison);
  expect(lu.mots.replaceAll('\u00a0', ' ')).toBe(mots);
  expect(lu.code).toBe(raison);
});

test('a sentence of ours stands as it is', () => {
  expect(raisonEnMots('paypal', 'Sans réponse de PayPal')).toEqual({
    mots: 'Sans réponse de PayPal',
  });
});

test.each([
  [{ event_type: 'PAYMENT.CAPTURE.COMPLETED' }, 'paiement encaissé'],
  [{ event_type: 'NEW.THING' }, 'événement non détaillé (code NEW.THING)'],
  [{ vads_trans_status: 'AUTHORISED' }, 'paiement autorisé, encaissement à venir'],
  [{ vads_trans_status: 'REFUSED', vads_operation_type: 'CREDIT' }, 'remboursement refusé'],
  [{ vads_trans_status: 'NEW' }, 'paiement d’état non détaillé (code NEW)'],
  [{}, undefined],
])('%j is told as: %s', (corps, mots) => {
  expect(evenementEnMots(JSON.stringify(corps))).toBe(mots);
});

test('what is no JSON names no event', () => {
  expect(evenementEnMots('vads=1')).toBeUndefined();
});

test.each([
  ['REFUSED 05/51/00', /pas assez d’argent/],
  ['REFUSED 05/61', /plafond/],
  ['TRANSACTION_LIMIT_EXCEEDED', /plafond/],
  ['REFUSED 05/54/00', /expirée/],
  ['DECLINED CARD_EXPIRED', /expirée/],
  ['REFUSED 05/05 3DS', /3-D Secure/],
  ['REFUSED 05/81', /3-D Secure/],
  ['REFUSED PSP_539', /3-D Secure/],
  ['REFUSED 05/38/00', /expirée/],
  ['REFUSED ACQ_001/38', /expirée/],
  ['REFUSED 05/82', /numéro de la carte/],
  ['REFUSED 05/75', /trop d’essais/],
  ['REFUSED 05/43', /bloque/],
  ['REFUSED 05/98', /ne répond pas/],
  // The last is what the platform's own controls say: 14 there is no card number.
  ['REFUSED 05/05/14', /sans dire pourquoi/],
  ['REFUSED 05//99', /sans dire pourquoi/],
  ['REFUSED 05/91', /ne répond pas/],
  ['REFUNDED', /rendu/],
  ['REFUSED 05/05/00', /sans dire pourquoi/],
  ['DECLINED DECLINED_BY_RISK_FRAUD_FILTERS', /sans dire pourquoi/],
  [null, /sans dire pourquoi/],
])('%s is said in words that say what to do', (raison, words) => {
  expect(pourquoiRefuse(raison)).toMatch(words);
});

test.each(MOYENS)(
  'who pays by %s has read who takes the money, and who operates a school how',
  (moyen) => {
    const legal = (nom: string) => readFileSync(`content/legal/${nom}.md`, 'utf8');
    const [, paiement = ''] = /\{#paiement\}([^]*?)\n## /.exec(legal('conditions')) ?? [];
    expect(paiement, 'content/legal/conditions.md, « Payer »').toContain(FICHES[moyen].nom);
    for (const nom of ['viePrivee', 'accessibilite'])
      expect(legal(nom), `content/legal/${nom}.md`).toContain(FICHES[moyen].nom);
    expect(readFileSync(`docs/${moyen}.md`, 'utf8')).toContain(FICHES[moyen].nom);
  },
);
