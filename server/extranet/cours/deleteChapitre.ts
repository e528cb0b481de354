import {
  modulesByChapitre,
  placesOfChapitre,
  removeChapitre,
  setModules,
} from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sansChapitre } from './chapitreOf.ts';

export const deleteChapitre: Handler<'deleteChapitre'> = async (context) => {
  const { trx } = context;
  const { id } = context.input;
  const modules = (await modulesByChapitre(trx)).get(id) ?? [];
  const places = await placesOfChapitre(trx, id);
  const deleted = await removeChapitre(trx, id, context);
  if (!deleted) throw sansChapitre();
  await setModules(trx, id, [], context);
  const told = modules.map(({ libelle }) => `«\u00a0${libelle}\u00a0»`).join(', ');
  return {
    message: `Le chapitre «\u00a0${deleted.libelle}\u00a0» a été supprimé.${told && ` Il a été retiré de\u00a0: ${told}.`}`,
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
