import type { calls } from '../../../contract/index.ts';
import { emptyModule, removeModule } from '../../eleve/cours/cours.writes.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { accesByModule, listChapitresOfModule } from '../../eleve/cours/modules.queries.ts';
import { sansModule } from './moduleOf.ts';

export const deleteModule: Handler<(typeof calls)['deleteModule']> = async ({
  trx,
  input: { id },
  admin,
  now,
}) => {
  const libelle = (await removeModule(trx, id, { admin, now }))?.libelle;
  if (libelle === undefined) throw sansModule();
  const acces = (await accesByModule(trx)).get(id) ?? [];
  const chapitres = await listChapitresOfModule(trx, id);
  const places = await emptyModule(trx, id);
  const told = acces.map((each) => `«\u00a0${each.libelle}\u00a0»`).join(', ');
  return {
    message: `Le module «\u00a0${libelle}\u00a0» a été supprimé.${told && ` Il a été retiré de\u00a0: ${told}.`}`,
    journal: { objet: 'module', objet_id: id, avant: { libelle, chapitres, acces, places } },
  };
};
