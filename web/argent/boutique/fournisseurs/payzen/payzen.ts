import type { Moyens } from '../../boutique.calls.ts';
import type { Fournisseur } from '../port.ts';
import { readFormulaire, sendFormulaire } from './formulaire.ts';
import { purchaseAccesPayzen } from './payzen.calls.ts';

export const payzen = ({ origine }: NonNullable<Moyens['payzen']>): Fournisseur => ({
  moyen: 'payzen',
  label: 'Par carte bancaire, chez PayZen',
  order: purchaseAccesPayzen,
  leave: {
    pending: 'Tu passes chez PayZen…',
    async go(achat, beforeLeaving) {
      const { form } = await purchaseAccesPayzen(achat);
      const formulaire = readFormulaire(form, origine);
      if (!formulaire) throw new Error('a form that is not the provider’s');
      beforeLeaving();
      await sendFormulaire(formulaire);
    },
  },
});
