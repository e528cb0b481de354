import type { Handler } from '../../socle/http/mount.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { correctionOf, listVues, questionOf } from '../questions/index.ts';
import { reponseAt, versionsOf } from '../tentatives/index.ts';
import { isGrave } from './chrono.ts';
import { ownExamen, resultatOf } from './examen.queries.ts';

export const getExamen: Handler<'getExamen'> = async (context) => {
  const { db, eleve, env } = context;
  const examen = await ownExamen(db, context);
  if (examen.dateFin === null) throw introuvable('Cet examen blanc n’est pas terminé.');
  const versions = await versionsOf(db, examen);
  const vues = await listVues(db, idsOf(examen.versions));
  return {
    ...resultatOf(examen, versions),
    questions: versions.slice(0, examen.passees).map((version, key) => {
      const reponse = reponseAt(examen, key);
      const correction = correctionOf(version, reponse, env.APP_SECRET);
      return {
        datas: questionOf(version, vues.get(version.id) ?? null, eleve),
        reponse,
        bonne: version.correcte,
        correction: {
          ...correction,
          grave: flagOf(correction.grave === 1 && isGrave(examen, key)),
        },
      };
    }),
  };
};
