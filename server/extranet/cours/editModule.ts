import {
  beginModule,
  holdChapitres,
  listChapitresOfModule,
  saveModule,
  setChapitres,
} from '../../eleve/cours/index.ts';
import { MODULE } from '../../../regles/module.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { moduleOf, sansModule } from './moduleOf.ts';

export const editModule: Handler<'editModule'> = async ({
  trx,
  input: { id, revision, libelle, chapitre_ids },
  admin,
  now,
}) => {
  await holdChapitres(trx, chapitre_ids ?? []);
  // The row lock is taken before the read, so that a conflict sees the current state.
  const held = await beginModule(trx, id);
  if (!held) throw sansModule();
  if (revision !== undefined && revision !== held.revision - 1) {
    const module = await moduleOf(trx, id);
    throw depasse(MODULE.ce, module.auteur, {
      module: { ...module, revision: held.revision - 1 },
    });
  }
  const avant = { libelle: held.libelle, chapitres: await listChapitresOfModule(trx, id) };
  if (chapitre_ids) await setChapitres(trx, id, chapitre_ids);
  await saveModule(trx, id, libelle, { admin, now });
  const apres = { libelle, chapitres: await listChapitresOfModule(trx, id) };
  return {
    revision: held.revision,
    message: `Le module «\u00a0${libelle}\u00a0» a été modifié.`,
    journal: { objet: 'module', objet_id: id, avant, apres },
  };
};
