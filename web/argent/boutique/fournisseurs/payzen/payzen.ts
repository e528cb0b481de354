import { call } from '../../../../socle/kernel/call.ts';
import type { Moyens } from '../../boutique.calls.ts';
import type { Fournisseur } from '../port.ts';
import { readFormulaire, sendFormulaire } from './formulaire.ts';

export const payzen = ({ origine }: NonNullable<Moyens['payzen']>): Fournisseur => ({
  moyen: 'payzen',
  label: 'Par carte bancaire, chez PayZen',
  order: (achat) => call('purchaseAccesPayzen', achat),
  leave: {
    pending: 'Tu passes chez PayZen…',
    async go(achat, beforeLeaving) {
      const { form } = await call('purchaseAccesPayzen', achat);
      const formulaire = readFormulaire(form, origine);
      if (!formulaire) throw new Error('a form that is not the provider’s');
      beforeLeaving();
      await sendFormulaire(formulaire);
    },
  },
});
