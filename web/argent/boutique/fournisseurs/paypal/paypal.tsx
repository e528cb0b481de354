import { lazy } from 'react';
import { call } from '../../../../socle/kernel/call.ts';
import type { Moyens } from '../../boutique.calls.ts';
import type { Fournisseur } from '../port.ts';

const BoutonPaypal = lazy(() =>
  import('./BoutonPaypal.tsx').then((module) => ({ default: module.BoutonPaypal })),
);

export const paypal = ({ script }: NonNullable<Moyens['paypal']>): Fournisseur => ({
  moyen: 'paypal',
  label: 'Avec PayPal',
  // Choosing the wallet consents to its script, so this text shows before it loads.
  description: 'Si tu choisis PayPal, son bouton se charge et enregistre ses propres cookies.',
  order: (achat) => call('createOrderPaypal', achat),
  button: (props) => <BoutonPaypal script={script} {...props} />,
});
