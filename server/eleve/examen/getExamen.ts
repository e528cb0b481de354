import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { correctionOf, questionOf } from '../questions/index.ts';
import { reponseAt, versionsOf } from '../tentatives/index.ts';
import { ownExamen, resultatOf } from './examen.queries.ts';

export const getExamen: Handler<'getExamen'> = async (context) => {
  const { db, env } = context;
  const examen = await ownExamen(db, context);
  if (examen.dateFin === null) throw introuvable('Cet examen blanc n’est pas terminé.');
  const versions = await versionsOf(db, examen);
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
