import { Erreur } from '../server/socle/db/failures.ts';
import { keepSceau, temoinOf } from '../server/socle/securite/sceau.ts';
import { withDatabase } from './withDatabase.ts';

const { APP_SECRET = '', SECRET_PERDU } = process.env;

/** npm run secret:perdu: adopts a new APP_SECRET after losing one; sealed data stay unreadable. */
await withDatabase('Rien n’a changé.', async (database) => {
  if (APP_SECRET.length < 32)
    throw new Erreur('APP_SECRET manque\u00a0: il faut le nouveau, d’au moins 32 caractères.');
  if (SECRET_PERDU !== 'oui')
    throw new Erreur(
      'Ce qui est scellé (numéros de registre, seconds facteurs, contenu et PDF des factures et des attestations) ne se lira plus jamais sous ce secret. Si l’ancien est perdu pour de bon, relance avec SECRET_PERDU=oui.',
    );
  await keepSceau(database, { APP_SECRET }, await temoinOf(database.read));
  return 'Ce secret est maintenant celui de la base. Ce qui était scellé reste fermé\u00a0; avec l’ancien secret, tout se lirait de nouveau.';
});
