import { codes } from '../../../drawing/index.ts';
import { QUESTION } from '../../../regles/question.ts';
import type { Db } from '../../socle/db/database.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import {
  codeDuJour,
  findSuivante,
  findVersionEntiere,
  type FormeDeQuestion,
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

/** From the next code’s first day on there is but one. */
export const formeAt = (forme: FormeDeQuestion, now: Date): FormeDeQuestion =>
  codeDuJour(now) === 'CVP2027' ? 'actuelle' : forme;

/** A next form that there is not yet begins as today’s. */
export async function formeOf(db: Db, id: number, forme: FormeDeQuestion): Promise<VersionEntiere> {
  const current = await currentOf(db, id);
  if (forme === 'actuelle') return current;
  const { du: valableDu, au: valableAu } = codes.CVP2027;
  const suivante = await findSuivante(db, id);
  return suivante ?? { ...current, code: 'CVP2027', valableDu, valableAu };
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
