import { QUESTION } from '../../../regles/question.ts';
import type { Db } from '../../socle/db/database.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import {
  findVersionEntiere,
  findVersionOf,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { changementsOf, visibleVersions } from './versions.ts';

export const sansQuestion = () => introuvable('Cette question n’existe pas ou a été supprimée.');

/** A question as it is today; 404 when there is none. */
export async function currentOf(db: Db, id: number): Promise<VersionEntiere> {
  const current = await findVersionEntiere(db, id);
  if (!current) throw sansQuestion();
  return current;
}

/** 409, with what is current now and what it says otherwise than the version that one began from. */
export async function refuseOvertaken(
  db: Db,
  current: VersionEntiere,
  began_id: number | undefined,
): Promise<void> {
  if (began_id === undefined || began_id === current.id) return;
  const began = await findVersionOf(db, current.question_id, began_id);
  if (!began) throw introuvable('Cette version n’est pas de cette question.');
  const [question] = await visibleVersions(db, [current]);
  throw depasse(QUESTION.ce, question!.auteur, {
    question: { id: current.question_id, ...question },
    changements: changementsOf(began, current),
  });
}
