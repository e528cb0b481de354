import { THEME } from '../../../regles/theme.ts';
import { SERIE } from '../../../droit/epreuve.ts';
import { combien } from '../../../regles/ecriture.ts';
import type { Handler } from '../../socle/http/mount.ts';
import {
  addThemeRow,
  findThemeEntier,
  holdTheme,
  isAccueil,
  listAccesOfThemes,
  removeTheme,
  saveTheme,
  type Theme,
  versionOf,
} from '../../eleve/series/index.ts';
import { holdEach } from '../../eleve/questions/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { depasse, RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { countOuvertes } from '../../eleve/tentatives/index.ts';
import { namesOfAdmins } from '../admins/index.ts';
import { refuseUnplaceable } from './unplaceable.ts';
import { questionsAChoisir } from './questionsAChoisir.ts';

export const getTheme: Handler<'getTheme'> = async ({ db, input, now }) => {
  const theme = await findThemeEntier(db, input.id);
  if (!theme) throw sansSerie();
  return {
    theme: await serieEntiere(db, theme, now),
    message: `Série «\u00a0${theme.libelle}\u00a0».`,
  };
};

export const addTheme: Handler<'addTheme'> = async (context) => {
  const { trx, admin, input, now } = context;
  const { libelle, listeQuestions: questions } = input;
  await holdEach(trx, questions);
  await refuseUnplaceable(trx, questions, false);
  const id = await addThemeRow(trx, { libelle, questions }, { admin_id: admin.id, now });
  return {
    id,
    message: `La série «\u00a0${libelle}\u00a0» a été ajoutée\u00a0: ${longueurOf(questions.length)}.`,
    journal: {
      objet: 'theme',
      objet_id: id,
      avant: null,
      apres: { libelle, listeQuestions: questions.join(';') },
    },
  };
};

export const editTheme: Handler<'editTheme'> = async (context) => {
  const { db, write, admin, input, now } = context;
  const { id, libelle, listeQuestions: questions } = input;
  const voulu = { libelle, listeQuestions: questions.join(';') };
  const before = await findThemeEntier(db, id);
  if (!before) throw sansSerie();
  const version = versionOf(voulu);
  if (version === versionOf(before)) return { version, message: RIEN_CHANGE };
  await write(async (trx) => {
    await holdEach(trx, questions);
    const theme = await holdTheme(trx, id);
    if (!theme) throw sansSerie();
    await refuseOvertaken(trx, theme, input.version, now);
    await refuseUnplaceable(trx, questions, isAccueil(theme));
    await saveTheme(trx, id, { libelle, questions }, { admin_id: admin.id, now });
    const { libelle: nom, listeQuestions } = theme;
    const avant = { libelle: nom, listeQuestions };
    return { journal: { objet: 'theme', objet_id: id, avant, apres: voulu } };
  });
  return {
    version,
    message: `La série «\u00a0${libelle}\u00a0» a été modifiée\u00a0: ${longueurOf(questions.length)}.`,
  };
};

async function refuseOvertaken(trx: Db, theme: Theme, began: string | undefined, now: Date) {
  if (began === undefined || began === versionOf(theme)) return;
  const leur = await serieEntiere(trx, theme, now);
  throw depasse(THEME.ce, leur.auteur ?? 'Quelqu’un', { theme: leur });
}

export const deleteTheme: Handler<'deleteTheme'> = async (context) => {
  const { trx, admin, input, now } = context;
  const theme = await holdTheme(trx, input.id);
  if (!theme) throw sansSerie();
  if (isAccueil(theme))
    throw conflict(
      'La page d’accueil pose les questions de cette série\u00a0: elle ne peut pas être supprimée.',
    );
  const acces = (await listAccesOfThemes(trx, [theme.id])).get(theme.id) ?? [];
  const places = await removeTheme(trx, theme.id, { admin_id: admin.id, now });
  const { libelle, listeQuestions } = theme;
  const noms = acces.map((each) => `«\u00a0${each.libelle}\u00a0»`).join(', ');
  const du = acces.length === 1 ? 'du produit' : 'des produits';
  const suite = acces.length > 0 ? ` Elle a été retirée ${du} ${noms}.` : '';
  const tenants = acces.map(({ id, libelle: nom }) => ({ id, libelle: nom }));
  return {
    acces,
    message: `La série «\u00a0${libelle}\u00a0» a été supprimée.${suite}`,
    journal: {
      objet: 'theme',
      objet_id: theme.id,
      avant: { libelle, listeQuestions, acces: tenants, places },
    },
  };
};

const sansSerie = () => introuvable('Cette série n’existe pas ou a été supprimée.');

async function serieEntiere(db: Db, theme: Theme, now: Date) {
  const { id, libelle, listeQuestions, admin_id, dateModification } = theme;
  const [questions, acces, ouvertes, noms] = await Promise.all([
    questionsAChoisir(db, idsOf(listeQuestions)),
    listAccesOfThemes(db, [id]),
    countOuvertes(db, id, now),
    namesOfAdmins(db, [admin_id]),
  ]);
  return {
    id,
    libelle,
    listeQuestions,
    version: versionOf(theme),
    auteur: noms.get(admin_id) ?? null,
    dateModification,
    accueil: flagOf(isAccueil(theme)),
    questions,
    acces: acces.get(id) ?? [],
    ...ouvertes,
  };
}

function longueurOf(nombre: number): string {
  const compte = nombre === 0 ? 'aucune question' : combien(nombre, 'question');
  if (nombre === SERIE) return compte;
  return `${compte} sur ${SERIE}`;
}
