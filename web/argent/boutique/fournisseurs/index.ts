import type { Moyens } from '../boutique.calls.ts';
import { paypal } from './paypal/paypal.tsx';
import { payzen } from './payzen/payzen.ts';
import type { Fournisseur } from './port.ts';

export const fournisseursOf = (moyens: Moyens): Fournisseur[] =>
  [moyens.payzen && payzen(moyens.payzen), moyens.paypal && paypal(moyens.paypal)].filter(
    (each) => each !== null,
  );
