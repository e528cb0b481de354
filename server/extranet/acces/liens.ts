import type { Handler } from '../../socle/http/mount.ts';
import { removeModuleOfAcces, setModulesOfAcces } from '../../eleve/cours/index.ts';
import { claimProduit, holdProduit } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Journal } from '../../socle/journal/ligne.ts';
import { champFaux, conflict, introuvable } from '../../socle/refus/refus.ts';
import { removeThemeOfAcces, setThemesOfAcces } from '../../eleve/series/index.ts';
import { type Lien, type Liens, liensOf, sansAcces } from './fiche.ts';

const MODULES = {
  quoi: 'modules',
  champ: 'module_ids',
  type: 'EL',
  un: 'module',
  plusieurs: 'modules',
  autreType: 'Seul un accès EL a des modules.',
  absent: 'Un de ces modules n’existe pas ou a été supprimé.',
  pasLie: 'Ce module n’est pas lié à cet accès.',
  aucun: 'plus aucun module',
  set: setModulesOfAcces,
  remove: removeModuleOfAcces,
} as const;

const THEMES = {
  quoi: 'themes',
  champ: 'theme_ids',
  type: 'QT',
  un: 'série',
  plusieurs: 'séries',
  autreType: 'Seul un accès QT a des séries.',
  absent: 'Une de ces séries n’existe pas, a été supprimée, ou est celle de la page d’accueil.',
  pasLie: 'Cette série n’est pas liée à cet accès.',
  aucun: 'plus aucune série',
  set: setThemesOfAcces,
  remove: removeThemeOfAcces,
} as const;

type Sorte = typeof MODULES | typeof THEMES;
export const SORTES = { modules: MODULES, themes: THEMES };

type Written = Journal & { message: string };

interface Voulu {
  acces_id: number;
  ids: number[];
  lies?: number[] | undefined;
}

/** Links that `ids` omits move to the end. 409 when the list has changed since. */
async function link(trx: Db, sorte: Sorte, { acces_id, ids, lies }: Voulu): Promise<Written> {
  const { quoi, champ } = sorte;
  const { libelle, type, liens } = await heldWithLiens(trx, acces_id);
  if (type !== sorte.type) throw champFaux(champ, sorte.autreType);
  const before = idsOf(liens[quoi]);
  if (lies !== undefined && lies.join() !== before.join())
    throw conflict(
      `La liste des ${sorte.plusieurs} a changé entre-temps. Rien n’est enregistré\u00a0: comparez, puis recommencez.`,
      { [quoi]: liens[quoi] },
    );
  const named = [...new Set(ids)];
  const wanted = [...named, ...before.filter((id) => !named.includes(id))];
  const missing = await sorte.set(trx, acces_id, wanted);
  if (missing.length > 0) throw champFaux(champ, sorte.absent);
  await claimProduit(trx, acces_id);
  const after = (await liensOf(trx, [acces_id])).get(acces_id)![quoi];
  return {
    message: `L’accès «\u00a0${libelle}\u00a0» a ${nombreDe(sorte, after.length)}, dans cet ordre.`,
    journal: lienEnJournal(acces_id, quoi, liens[quoi], after),
  };
}

async function unlink(trx: Db, sorte: Sorte, acces_id: number, id: number): Promise<Written> {
  const { quoi } = sorte;
  const { libelle, liens } = await heldWithLiens(trx, acces_id);
  if (!idsOf(liens[quoi]).includes(id)) throw introuvable(sorte.pasLie);
  await sorte.remove(trx, acces_id, id);
  await claimProduit(trx, acces_id);
  const left = liens[quoi].filter((each) => each.id !== id);
  return {
    message: `L’accès «\u00a0${libelle}\u00a0» a maintenant ${nombreDe(sorte, left.length)}.`,
    journal: lienEnJournal(acces_id, quoi, liens[quoi], left),
  };
}

const lienEnJournal = (objet_id: number, quoi: Sorte['quoi'], avant: Lien[], apres: Lien[]) => ({
  objet: 'acces',
  objet_id,
  avant: { [quoi]: reperes(avant) },
  apres: { [quoi]: reperes(apres) },
});

async function heldWithLiens(trx: Db, acces_id: number) {
  const held = await holdProduit(trx, acces_id);
  if (!held) throw sansAcces();
  return { ...held, liens: (await liensOf(trx, [acces_id])).get(acces_id)! };
}

const idsOf = (liens: Lien[]) => liens.map(({ id }) => id);

const reperes = (liens: Lien[]) => liens.map(({ id, libelle }) => ({ id, libelle }));

export const namesOf = ({ modules, themes }: Liens) => ({
  modules: reperes(modules),
  themes: reperes(themes),
});

function nombreDe({ un, plusieurs, aucun }: Sorte, nombre: number): string {
  return nombre === 0 ? aucun : `${nombre} ${nombre === 1 ? un : plusieurs}`;
}

export const linkModules: Handler<'linkModules'> = ({ trx, input }) =>
  link(trx, MODULES, { ...input, ids: input.module_ids });

export const linkThemes: Handler<'linkThemes'> = ({ trx, input }) =>
  link(trx, THEMES, { ...input, ids: input.theme_ids });

export const unlinkModule: Handler<'unlinkModule'> = ({ trx, input }) =>
  unlink(trx, MODULES, input.acces_id, input.module_id);

export const unlinkTheme: Handler<'unlinkTheme'> = ({ trx, input }) =>
  unlink(trx, THEMES, input.acces_id, input.theme_id);
