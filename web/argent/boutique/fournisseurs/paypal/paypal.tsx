import { lazy } from 'react';
import type { Moyens } from '../../boutique.calls.ts';
import type { Fournisseur } from '../port.ts';
import { createOrderPaypal } from './paypal.calls.ts';

const BoutonPaypal = lazy(() =>
  import('./BoutonPaypal.tsx').then((module) => ({ default: module.BoutonPaypal })),
);

export const paypal = ({ script }: NonNullable<Moyens['paypal']>): Fournisseur => ({
  moyen: 'paypal',
  label: 'Avec PayPal',
  // Choosing the wallet consents to its script, so this stands before it loads.
  description: 'Si tu choisis PayPal, son bouton se charge et enregistre ses propres cookies.',
  order: createOrderPaypal,
  button: (props) => <BoutonPaypal script={script} {...props} />,
});
