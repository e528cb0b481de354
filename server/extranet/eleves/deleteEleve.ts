import { effacer } from '../../viePrivee/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { eleveOf, nomOf } from './eleveOf.ts';

/** The one way in which an account ends. Its line of the journal names nobody either. */
export const deleteEleve: Handler<'deleteEleve'> = async ({ trx, input, now }) => {
  const eleve = await eleveOf(trx, input.id, { hold: true });
  await effacer(trx, eleve, 'ecole', now);
  return {
    message: `Le compte de ${nomOf(eleve)} a été effacé.`,
    journal: { objet: 'eleve', objet_id: eleve.id, avant: null },
  };
};
