import {
  addModuleRow,
  holdChapitres,
  listChapitresOfModule,
  setChapitres,
} from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';

export const addModule: Handler<'addModule'> = async ({
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
