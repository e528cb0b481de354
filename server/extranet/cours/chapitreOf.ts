import type { Db } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { listVersionsEntieres } from '../../eleve/questions/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { CONTENU, namesOfAdmins } from '../admins/index.ts';
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
    revision: row.revision,
    dateModification: row.dateModification,
    auteur: (await namesOfAdmins(db, [row.admin_id])).get(row.admin_id) ?? CONTENU,
    listeQuestions: questions.map((question) => question.id).join(';'),
    questions,
    listeModules: modules.map((module) => module.id),
  };
  return { chapitre, modules, texte: row.texte };
}
