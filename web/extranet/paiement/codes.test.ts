import { expect, test } from 'vitest';
import { evenementEnMots, raisonEnMots } from './codes.ts';

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
