import { seuil } from '../../../droit/bareme.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { pageOf } from '../../socle/texte/rangees.ts';
import { listVersionsById, type QuestionVersion } from '../questions/index.ts';
import {
  type Appel,
  listTentatives,
  numeroOf,
  ownNumbered,
  tentatives,
  versionAt,
} from '../tentatives/index.ts';
import { type Examen, departOf, fautesOf, isTimeUp, regleOf } from './chrono.ts';

type Ask = Appel & { input: { examen_id: number } };

export const ownExamen = (db: Db, appel: Ask, options?: { lock?: boolean }) => {
  const { examen_id: numero } = appel.input;
  return ownNumbered(db, appel, { mode: 'examen', numero, quoi: 'Cet examen blanc' }, options);
};

const finis = (db: Db, acces_user_ids: number[]) =>
  tentatives(db, 'examen')
    .where('acces_user_id', 'in', acces_user_ids)
    .where('dateFin', 'is not', null);

export async function listFinis(db: Db, acces_user_ids: number[], most: number) {
  if (acces_user_ids.length === 0) return [];
  const rows = await finis(db, acces_user_ids)
    .selectAll()
    .$castTo<Examen>()
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return resultatsOf(db, rows);
}

export async function pageDesFinis(db: Db, acces_user_id: number, page: number) {
  const { data, ...rangees } = await pageOf(finis(db, [acces_user_id]), page, (found) =>
    found.selectAll().orderBy('id', 'desc').$castTo<Examen>(),
  );
  return { ...rangees, data: await resultatsOf(db, data) };
}

/** Returns null when none was begun, or the latest was failed. */
export async function etatExamens(db: Db, acces_user_id: number, now: Date) {
  const [last] = await listTentatives(db, 'examen', [acces_user_id], 1);
  if (!last) return null;
  if (last.dateFin === null)
    return { dateDebut: last.dateDebut, ...(await avancementOfExamen(db, last, now)) };
  return last.reussi === 1 ? 'réussi' : null;
}

/** A question whose time ran out since the last call counts as passed. */
export async function avancementOfExamen(db: Db, examen: Examen, now: Date) {
  const { passees, reponses } = examen;
  const nombre = reponses.length;
  // An open exam always has a question left: its last answer ends it.
  const over = isTimeUp(examen, await versionAt(db, examen, passees), now);
  return {
    nombre,
    passees: passees + (over ? 1 : 0),
    entamee: !over && departOf(examen, passees) !== null ? 1 : 0,
  } as const;
}

export function resultatOf(examen: Examen, versions: readonly QuestionVersion[]) {
  const { length: nombre } = versions;
  const { passees: posees, score, dateFin } = examen;
  const ended = { score: score!, dateFin: dateFin!, ...fautesOf(examen, versions) };
  const regle = regleOf(examen);
  const asked = { examen_id: numeroOf(examen), regle, nombre, posees, seuil: seuil(nombre) };
  return { ...examen, ...asked, ...ended };
}

async function resultatsOf(db: Db, lus: readonly Examen[]) {
  const all = lus.flatMap((examen) => idsOf(examen.versions));
  const versions = await listVersionsById(db, all);
  const asked = (examen: Examen) => idsOf(examen.versions).map((id) => versions.get(id)!);
  return lus.map((examen) => resultatOf(examen, asked(examen)));
}
