import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { correctionOf, questionOf } from '../questions/index.ts';
import { reponseAt } from '../series/index.ts';
import { findExamen, ownExamens, resultatOf, versionsDe } from './examen.queries.ts';

export const getExamen: Handler<(typeof calls)['getExamen']> = async (context) => {
  const { db, eleve, env, input, now } = context;
  await ownExamens(db, { ...input, eleve_id: eleve.id }, now);
  const examen = await findExamen(db, input.acces_user_id, input.examen_id);
  if (examen.dateFin === null) throw introuvable('Cet examen blanc n’est pas terminé.');
  const versions = await versionsDe(db, examen);
  return {
    ...resultatOf(examen, versions),
    questions: versions.slice(0, examen.passees).map((version, key) => ({
      datas: questionOf(version),
      reponse: reponseAt(examen, key),
      bonne: version.correcte,
      correction: correctionOf(version, env.APP_SECRET),
    })),
  };
};
