import type { Handler } from '../../socle/http/mount.ts';
import { correctionOf, questionOf } from '../questions/index.ts';
import { findMemoire } from '../memoire/index.ts';
import { isTermine, numeroOf, ownAccesQT, reponseAt, versionsOf } from '../tentatives/index.ts';
import { findDizaine } from './entrainement.queries.ts';
import { libelleOf } from './savoir.ts';
import { suiteOf } from './suite.ts';

/** A tunnel needs all questions at once; corrections come with answered ones alone. */
export const getDizaine: Handler<'getDizaine'> = async (context) => {
  const { db, eleve, env, input, now } = context;
  await ownAccesQT(db, { ...input, eleve_id: eleve.id }, now);
  const dizaine = await findDizaine(db, input.acces_user_id, input.dizaine_id);
  const versions = await versionsOf(db, dizaine);
  const memoire = (await findMemoire(db, eleve.id)) ?? new Map<number, never>();
  return {
    dizaine_id: numeroOf(dizaine),
    cible: dizaine.cible,
    libelle: libelleOf(dizaine.cible),
    termine: isTermine(dizaine),
    questions: versions.map((version, key) => {
      const datas = questionOf(version);
      const reponse = reponseAt(dizaine, key);
      if (reponse === null) return { datas, reponse, bonne: null, correction: null, suite: null };
      const { correcte } = version;
      const suite = suiteOf(memoire.get(version.question_id));
      return {
        datas,
        reponse,
        bonne: correcte,
        correction: correctionOf(version, env.APP_SECRET),
        suite,
      };
    }),
  };
};
