import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { accesByModule, listChapitresOfModule } from './cours.queries.ts';
import { sansModule } from './moduleOf.ts';

export const deleteModule: Handler<(typeof calls)['deleteModule']> = async ({
  trx,
  input: { id },
  admin,
  now,
}) => {
  const dateSuppression = now.toISOString();
  const deleted = await trx
    .updateTable('module')
    .set({
      dateSuppression,
      dateModification: dateSuppression,
      admin_id: admin.id,
      empreinte: null,
    })
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .returning('libelle')
    .executeTakeFirst();
  if (!deleted) throw sansModule();
  const { libelle } = deleted;
  const acces = (await accesByModule(trx)).get(id) ?? [];
  const chapitres = await listChapitresOfModule(trx, id);
  const tenants = await trx
    .deleteFrom('accesModule')
    .where('module_id', '=', id)
    .returning(['acces_id', 'position'])
    .execute();
  const tenus = await trx
    .deleteFrom('moduleChapitre')
    .where('module_id', '=', id)
    .returning(['chapitre_id', 'position'])
    .execute();
  const places = {
    acces: tenants.map(({ acces_id, position }) => [acces_id, position]),
    chapitres: tenus.map(({ chapitre_id, position }) => [chapitre_id, position]),
  };
  const told = acces.map((each) => `« ${each.libelle} »`).join(', ');
  return {
    message: `Le module « ${libelle} » a été supprimé.${told && ` Il a été retiré de : ${told}.`}`,
    journal: { objet: 'module', objet_id: id, avant: { libelle, chapitres, acces, places } },
  };
};
