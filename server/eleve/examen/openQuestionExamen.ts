import type { Handler } from '../../socle/http/mount.ts';
import { findVue, questionOf } from '../questions/index.ts';
import { keepOrFinish, versionAt } from '../tentatives/index.ts';
import { departOf, isTimeUp, lecteurOf, lectureOf, tempsOf, withDepart } from './chrono.ts';
import { ownExamen } from './examen.queries.ts';
import { MODE_EXAMEN } from './mode.ts';

/** An open question keeps its clock; one whose time ran out is passed. */
export const openQuestionExamen: Handler<'openQuestionExamen'> = async (context) => {
  const { trx, eleve, now } = context;
  let examen = await ownExamen(trx, context, { lock: true });
  if (examen.dateFin !== null) return FIN;
  let version = await versionAt(trx, examen, examen.passees);
  if (isTimeUp(examen, version, now)) {
    examen = await keepOrFinish(trx, MODE_EXAMEN, examen, context, { passees: examen.passees + 1 });
    if (examen.dateFin !== null) return FIN;
    version = await versionAt(trx, examen, examen.passees);
  }
  const { passees } = examen;
  if (departOf(examen, passees) === null) {
    const departs = withDepart(examen, passees, now);
    examen = await keepOrFinish(trx, MODE_EXAMEN, examen, context, { departs });
  }
  const suivante =
    passees + 1 < examen.reponses.length ? await versionAt(trx, examen, passees + 1) : null;
  return {
    termine: 0,
    question: {
      questionKey: passees,
      datas: questionOf(version, await findVue(trx, version), lecteurOf(examen, eleve)),
      ecoule: now.getTime() - departOf(examen, passees)!,
      lecture: lectureOf(version, examen),
      temps: tempsOf(examen),
      imageSuivante: suivante?.libelleImage ?? null,
    },
  };
};

const FIN = { termine: 1, question: null } as const;
