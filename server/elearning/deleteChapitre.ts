import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { sansChapitre } from './chapitreOf.ts';
import { modulesByChapitre } from './cours.queries.ts';
import { setModules } from './setModules.ts';

export const deleteChapitre: Handler<(typeof calls)['deleteChapitre']> = async (context) => {
  const { trx, now, admin } = context;
  const { id } = context.input;
  const modules = (await modulesByChapitre(trx)).get(id) ?? [];
  const places = await trx
    .selectFrom('moduleChapitre')
    .innerJoin('module', 'module.id', 'moduleChapitre.module_id')
    .select(['module_id', 'position'])
    .where('chapitre_id', '=', id)
    .where('module.dateSuppression', 'is', null)
    .orderBy('module_id')
    .execute();
  const dateSuppression = now.toISOString();
  const deleted = await trx
    .updateTable('chapitre')
    .set({
      dateSuppression,
      dateModification: dateSuppression,
      admin_id: admin.id,
      empreinte: null,
    })
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .returning(['libelle', 'texte', 'listeQuestions'])
    .executeTakeFirst();
  if (!deleted) throw sansChapitre();
  await setModules(trx, id, [], context);
  const told = modules.map(({ libelle }) => `« ${libelle} »`).join(', ');
  return {
    message: `Le chapitre « ${deleted.libelle} » a été supprimé.${told && ` Il a été retiré de : ${told}.`}`,
    journal: {
      objet: 'chapitre',
      objet_id: id,
      avant: {
        ...deleted,
        modules,
        places: places.map(({ module_id, position }) => [module_id, position]),
      },
    },
  };
};
