import type { Db } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { listVersionsEntieres } from '../../eleve/questions/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { auteurOf } from './auteurOf.ts';
import { findChapitre, modulesByChapitre } from '../../eleve/cours/index.ts';

export const sansChapitre = () => introuvable('Ce chapitre n’existe pas ou a été supprimé.');

export async function chapitreOf(db: Db, id: number) {
  const row = await findChapitre(db, id);
  if (!row) throw sansChapitre();
  const versions = await listVersionsEntieres(db, idsOf(row.listeQuestions));
  const questions = versions.map(({ question_id, libelle }) => ({ id: question_id, libelle }));
  const modules = (await modulesByChapitre(db)).get(id) ?? [];
  const chapitre = {
    id,
    libelle: row.libelle,
    ...(await auteurOf(db, row)),
    listeQuestions: questions.map((question) => question.id).join(';'),
    questions,
    listeModules: modules.map((module) => module.id),
  };
  return { chapitre, modules, texte: row.texte };
}
