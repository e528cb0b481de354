import { openRegistre } from '../../socle/securite/registre.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { eleveOf } from './eleveOf.ts';

/** The line of the journal says that it was read, and not what it is. */
export const getRegistre: Handler<'getRegistre'> = async ({ trx, input, env }) => {
  const eleve = await eleveOf(trx, input.id);
  const registreNational = openRegistre(env, eleve.registreNational);
  const ferme = registreNational === null && eleve.registreNational !== null;
  return {
    registreNational,
    message: ferme
      ? 'Ce numéro a été scellé avec une autre clé et ne se lit plus\u00a0: ressaisissez-le.'
      : 'Cette lecture est notée dans le journal.',
    journal: { objet: 'eleve', objet_id: eleve.id, avant: null },
  };
};
