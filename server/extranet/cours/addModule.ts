import type { calls } from '../../../contract/index.ts';
import { addModuleRow, holdChapitres, setChapitres } from '../../eleve/cours/cours.writes.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listChapitresOfModule } from '../../eleve/cours/modules.queries.ts';

export const addModule: Handler<(typeof calls)['addModule']> = async ({
  trx,
  input: { libelle, chapitre_ids },
  admin,
  now,
}) => {
  await holdChapitres(trx, chapitre_ids);
  const id = await addModuleRow(trx, libelle, { admin, now });
  await setChapitres(trx, id, chapitre_ids);
  const apres = { libelle, chapitres: await listChapitresOfModule(trx, id) };
  return {
    id,
    message: `Le module «\u00a0${libelle}\u00a0» a été ajouté.`,
    journal: { objet: 'module', objet_id: id, avant: null, apres },
  };
};
