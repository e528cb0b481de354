import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { questionOf } from '../questions/index.ts';
import { versionAt } from '../series/index.ts';
import { advance } from './advance.ts';
import { TEMPS, departOf, isOver, lectureOf, withDepart } from './epreuve.ts';
import { findExamen, ownExamens } from './examen.queries.ts';

/** The one that stands goes on where its time is; one whose time is over is passed, and the next begins. */
export const openQuestionExamen: Handler<(typeof calls)['openQuestionExamen']> = async (
  context,
) => {
  const { trx, eleve, input, now } = context;
  await ownExamens(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  let examen = await findExamen(trx, input.acces_user_id, input.examen_id);
  if (examen.dateFin !== null) return FIN;
  let version = await versionAt(trx, examen, examen.passees);
  if (isOver(examen, version, now)) {
    examen = await advance(trx, eleve.id, { ...examen, passees: examen.passees + 1 }, now);
    if (examen.dateFin !== null) return FIN;
    version = await versionAt(trx, examen, examen.passees);
  }
  const { passees } = examen;
  if (departOf(examen, passees) === null) {
    const departs = withDepart(examen, passees, now);
    examen = await advance(trx, eleve.id, { ...examen, departs }, now);
  }
  const suivante =
    passees + 1 < examen.reponses.length ? await versionAt(trx, examen, passees + 1) : null;
  return {
    termine: 0,
    question: {
      questionKey: passees,
      datas: questionOf(version),
      ecoule: now.getTime() - departOf(examen, passees)!,
      lecture: lectureOf(version),
      temps: examen.chrono === 1 ? TEMPS : null,
      imageSuivante: suivante?.libelleImage ?? null,
    },
  };
};

const FIN = { termine: 1, question: null } as const;
