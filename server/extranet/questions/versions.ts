import { QUESTION } from '../../../regles/question.ts';
import type { Db } from '../../socle/db/database.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import {
  findVersionEntiere,
  findVersionOf,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { valuesOf } from '../../socle/journal/champs.ts';
import { CONTENU, namesOfAdmins } from '../admins/index.ts';

export const sansQuestion = () => introuvable('Cette question n’existe pas ou a été supprimée.');

export async function currentOf(db: Db, id: number): Promise<VersionEntiere> {
  const current = await findVersionEntiere(db, id);
  if (!current) throw sansQuestion();
  return current;
}

/** 409 with the current version and its differences from the edit's base. */
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

type Champ = keyof typeof QUESTION.champs;
type ChampsDeVersion = Pick<VersionEntiere, Champ>;
const CHAMPS = Object.keys(QUESTION.champs) as Champ[];

export const champsOf = (version: ChampsDeVersion) => valuesOf(QUESTION.champs, version);

export const changementsOf = (avant: ChampsDeVersion, apres: ChampsDeVersion) =>
  CHAMPS.filter((champ) => avant[champ] !== apres[champ]).map((champ) => ({
    champ,
    avant: avant[champ],
    apres: apres[champ],
  }));

export async function visibleVersions(db: Db, versions: VersionEntiere[]) {
  const auteurs = versions.map(({ admin_id }) => admin_id);
  const names = await namesOfAdmins(db, auteurs);
  return versions.map((version) => ({
    ...champsOf(version),
    version_id: version.id,
    dateModification: version.dateCreation,
    valableDu: version.valableDu,
    auteur: names.get(version.admin_id) ?? CONTENU,
  }));
}
