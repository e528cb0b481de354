import type { Handler } from '../../socle/http/mount.ts';
import { cleOf, correctionOf, listVues, questionOf } from '../questions/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { findMemoire } from '../memoire/index.ts';
import { isTermine, numeroOf, reponseAt, versionsOf } from '../tentatives/index.ts';
import { ownDizaine } from './entrainement.queries.ts';
import { libelleOf, suiteOfSouvenir } from './savoir.ts';

/** The client needs all questions in case the network drops; only answered ones carry corrections. */
export const getDizaine: Handler<'getDizaine'> = async (context) => {
  const { db, eleve, env } = context;
  const dizaine = await ownDizaine(db, context);
  const versions = await versionsOf(db, dizaine);
  const vues = await listVues(db, idsOf(dizaine.versions));
  const memoire = await findMemoire(db, eleve.id);
  return {
    dizaine_id: numeroOf(dizaine),
    cible: dizaine.cible,
    libelle: libelleOf(dizaine.cible),
    termine: isTermine(dizaine),
    questions: versions.map((version, key) => {
      const datas = questionOf(version, vues.get(version.id) ?? null, eleve);
      const reponse = reponseAt(dizaine, key);
      if (reponse === null) return { datas, reponse, bonne: null, correction: null, suite: null };
      return {
        datas,
        reponse,
        bonne: version.correcte,
        correction: correctionOf(version, reponse, env.APP_SECRET),
        suite: suiteOfSouvenir(memoire?.get(cleOf(version))),
      };
    }),
  };
};
