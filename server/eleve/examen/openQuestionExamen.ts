import type { Handler } from '../../socle/http/mount.ts';
import { questionOf } from '../questions/index.ts';
import { advance, ownAccesQT, versionAt } from '../tentatives/index.ts';
import { TEMPS, departOf, isOver, lectureOf, withDepart } from './epreuve.ts';
import { findExamen } from './examen.queries.ts';
import { EXAMEN } from './regles.ts';

/** An open question goes on where its time is; one whose time is over is passed. */
export const openQuestionExamen: Handler<'openQuestionExamen'> = async (context) => {
  const { trx, eleve, input, now } = context;
  await ownAccesQT(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const qui = { eleve_id: eleve.id, now };
  let examen = await findExamen(trx, input.acces_user_id, input.examen_id);
  if (examen.dateFin !== null) return FIN;
  let version = await versionAt(trx, examen, examen.passees);
  if (isOver(examen, version, now)) {
    examen = await advance(trx, EXAMEN, examen, qui, { passees: examen.passees + 1 });
    if (examen.dateFin !== null) return FIN;
    version = await versionAt(trx, examen, examen.passees);
  }
  const { passees } = examen;
  if (departOf(examen, passees) === null) {
    const departs = withDepart(examen, passees, now);
    examen = await advance(trx, EXAMEN, examen, qui, { departs });
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
