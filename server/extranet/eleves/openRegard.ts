import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { startRegard } from '../../socle/securite/regard.ts';
import { eleveOf, nomOf } from './eleveOf.ts';

export const openRegard: Handler<'openRegard'> = async (context) => {
  const { trx, input } = context;
  const eleve = await eleveOf(trx, input.id, { hold: true });
  if (eleve.dateVerification === null)
    throw new Refus(
      409,
      'Cette inscription n’est pas confirmée\u00a0: il n’y a encore rien à voir.',
    );
  const nom = nomOf(eleve);
  return {
    ...(await startRegard(trx, eleve.id, context)),
    nom,
    avecRegistre: eleve.registreNational === null ? 0 : 1,
    message: `Vous voyez le site comme ${nom}.`,
    journal: { objet: 'eleve', objet_id: eleve.id, avant: null },
  };
};
