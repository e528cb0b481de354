import { lazy } from 'react';
import type { Moyens } from '../../boutique.calls.ts';
import type { Fournisseur } from '../port.ts';
import { createOrderPaypal } from './paypal.calls.ts';

/** Loaded once it was chosen. */
const BoutonPaypal = lazy(() =>
  import('./BoutonPaypal.tsx').then((module) => ({ default: module.BoutonPaypal })),
);

export const paypal = ({ script }: NonNullable<Moyens['paypal']>): Fournisseur => ({
  moyen: 'paypal',
  label: 'Avec PayPal',
  // Said before its script is loaded: choosing it is agreeing.
  description: 'Si tu choisis PayPal, son bouton se charge et enregistre ses propres cookies.',
  order: createOrderPaypal,
  button: (props) => <BoutonPaypal script={script} {...props} />,
});
