import {
  accesByModule,
  emptyModule,
  listChapitresOfModule,
  removeModule,
} from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sansModule } from './moduleOf.ts';

export const deleteModule: Handler<'deleteModule'> = async ({ trx, input: { id }, admin, now }) => {
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
