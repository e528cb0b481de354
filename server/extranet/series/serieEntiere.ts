import { flagOf } from '../../socle/http/flagOf.ts';
import { namesOfAdmins } from '../admins/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { isAccueil, listAccesOfThemes, type Theme, versionOf } from '../../eleve/series/index.ts';
import { countOuvertes } from '../../eleve/tentatives/index.ts';
import { questionsAChoisir } from './questionsAChoisir.ts';

export const sansSerie = () => introuvable('Cette série n’existe pas ou a été supprimée.');

export async function serieEntiere(db: Db, theme: Theme, now: Date) {
  const { id, libelle, listeQuestions, admin_id, dateModification } = theme;
  const [questions, acces, ouvertes, noms] = await Promise.all([
    questionsAChoisir(db, idsOf(listeQuestions)),
    listAccesOfThemes(db, [id]),
    countOuvertes(db, id, now),
    namesOfAdmins(db, admin_id === null ? [] : [admin_id]),
  ]);
  return {
    id,
    libelle,
    listeQuestions,
    version: versionOf(theme),
    auteur: admin_id === null ? null : noms.get(admin_id)!,
    dateModification,
    accueil: flagOf(isAccueil(theme)),
    questions,
    acces: acces.get(id) ?? [],
    ...ouvertes,
  };
}
