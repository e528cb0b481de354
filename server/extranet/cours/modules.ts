import type { FiltreACompleter } from '../../../regles/filtres.ts';
import type { Valeurs } from '../../../regles/champs.ts';
import { MODULE } from '../../../regles/module.ts';
import type { Db } from '../../socle/db/database.ts';
import { journalValuesOf } from '../../socle/journal/champs.ts';
import type { Handler } from '../../socle/http/mount.ts';
import {
  accesByModule,
  addModuleRow,
  beginModule,
  removeChapitres,
  findModule,
  holdChapitres,
  listAccesEL,
  listChapitresOfModule,
  listModules,
  modulesByChapitre,
  removeModule,
  saveModule,
  setChapitres,
} from '../../eleve/cours/index.ts';
import { labelFilter } from '../../socle/texte/libelles.ts';
import { allIn, pageIn } from '../../socle/texte/rangees.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { CONTENU, namesOfAdmins } from '../admins/index.ts';

const VOULUS: Record<FiltreACompleter, (chapitres: number | undefined) => boolean> = {
  incomplete: (chapitres) => chapitres === undefined,
};

export const getModulesExtranet: Handler<'getModulesExtranet'> = async ({ db, input }) => {
  const { page, all, recherche, acces_id, etat, id } = input;
  const says = labelFilter(recherche);
  const isIn = accesFilter(acces_id);
  const held = await accesByModule(db);
  const counts = await countChapitres(db);
  const found = (await listModules(db)).filter(
    (module) =>
      says(module.libelle) &&
      isIn(held.get(module.id) ?? []) &&
      (!etat || VOULUS[etat](counts.get(module.id))),
  );
  const acces = await listAccesEL(db);
  const module = id === undefined ? {} : { module: await moduleOf(db, id) };
  const total = found.length;
  const message = total === 1 ? '1 module.' : `${total} modules.`;
  if (all) return { modules: allIn(found), acces, ...module, message };
  const data = found.map((row) => ({
    ...row,
    nbChapitre: counts.get(row.id) ?? 0,
    acces: held.get(row.id) ?? [],
  }));
  return { modules: pageIn(data, page), acces, ...module, message };
};

async function countChapitres(db: Db): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const modules of (await modulesByChapitre(db)).values())
    for (const { id } of modules) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export const addModule: Handler<'addModule'> = async ({ trx, input, admin, now }) => {
  const { chapitre_ids, ...module } = input;
  await holdChapitres(trx, chapitre_ids);
  const id = await addModuleRow(trx, module, { admin, now });
  await setChapitres(trx, id, chapitre_ids);
  return {
    id,
    message: `Le module «\u00a0${module.libelle}\u00a0» a été ajouté.`,
    journal: {
      objet: 'module',
      objet_id: id,
      avant: null,
      apres: await auJournal(trx, id, module),
    },
  };
};

export const editModule: Handler<'editModule'> = async ({ trx, input, admin, now }) => {
  const { id, revision, chapitre_ids, ...saisi } = input;
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
  const avant = await auJournal(trx, id, held);
  if (chapitre_ids) await setChapitres(trx, id, chapitre_ids);
  await saveModule(trx, id, saisi, { admin, now });
  const apres = await auJournal(trx, id, saisi);
  return {
    revision: held.revision,
    message: `Le module «\u00a0${saisi.libelle}\u00a0» a été modifié.`,
    journal: { objet: 'module', objet_id: id, avant, apres },
  };
};

export const deleteModule: Handler<'deleteModule'> = async ({ trx, input: { id }, admin, now }) => {
  const removed = await removeModule(trx, id, { admin, now });
  if (!removed) throw sansModule();
  const acces = (await accesByModule(trx)).get(id) ?? [];
  const avant = await auJournal(trx, id, removed);
  const places = await removeChapitres(trx, id);
  const noms = acces.map((each) => `«\u00a0${each.libelle}\u00a0»`).join(', ');
  return {
    message: `Le module «\u00a0${removed.libelle}\u00a0» a été supprimé.${noms && ` Il a été retiré de\u00a0: ${noms}.`}`,
    journal: { objet: 'module', objet_id: id, avant: { ...avant, acces, places } },
  };
};

const sansModule = () => introuvable('Ce module n’existe pas ou a été supprimé.');

const auJournal = async (db: Db, id: number, module: Valeurs<typeof MODULE.champs>) =>
  journalValuesOf(MODULE.champs, { ...module, chapitres: await listChapitresOfModule(db, id) });

async function moduleOf(db: Db, id: number) {
  const module = await findModule(db, id);
  if (!module) throw sansModule();
  const { admin_id, ...lu } = module;
  return {
    ...lu,
    auteur: (await namesOfAdmins(db, [admin_id])).get(admin_id) ?? CONTENU,
    chapitres: await listChapitresOfModule(db, id),
    acces: (await accesByModule(db)).get(id) ?? [],
  };
}

/** 0 selects what is in no product. */
export const accesFilter = (acces_id: number | undefined) => (acces: readonly { id: number }[]) =>
  acces_id === undefined ||
  (acces_id === 0 ? acces.length === 0 : acces.some(({ id }) => id === acces_id));
