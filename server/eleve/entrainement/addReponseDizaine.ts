import { flagOf } from '../../socle/http/flagOf.ts';
import type { Letter } from '../../../contract/fields.ts';
import type { calls } from '../../../contract/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { Refus, champFaux, introuvable } from '../../socle/refus/refus.ts';
import { findMemoire, type Memoire, remember } from '../memoire/index.ts';
import { correctionOf, hasReponse, type QuestionVersion } from '../questions/index.ts';
import { isComplete, reponseAt, versionAt, withDuree, withReponse } from '../series/index.ts';
import { findDizaine, ownEntrainement } from './entrainement.queries.ts';
import { suiteOf } from './suite.ts';

/** As in a series the first answer stands, and the last one ends it. */
export const addReponseDizaine: Handler<(typeof calls)['addReponseDizaine']> = async (context) => {
  const { trx, eleve, env, input, now } = context;
  await ownEntrainement(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const dizaine = await findDizaine(trx, input.acces_user_id, input.dizaine_id);
  const key = idsOf(dizaine.questions).indexOf(input.question);
  if (key === -1) throw introuvable('Cette question n’est pas de cet entraînement.');
  if (key !== input.questionKey)
    throw champFaux('questionKey', 'Cette question a une autre place.');
  const version = await versionAt(trx, dizaine, key);
  if (!hasReponse(version, input.letter))
    throw champFaux('letter', 'Cette question n’a pas de réponse de cette lettre.');

  const standing = reponseAt(dizaine, key);
  if (standing && standing !== input.letter)
    throw new Refus(409, 'Tu as déjà donné une autre réponse à cette question.');
  if (standing) {
    const memoire = (await findMemoire(trx, eleve.id)) ?? new Map<number, never>();
    return told(version, standing, memoire, dizaine.reponses, env.APP_SECRET);
  }
  const reponses = withReponse(dizaine, key, input.letter);
  await trx
    .updateTable('dizaine')
    .set({
      reponses,
      durees: withDuree(dizaine, key, input.duree),
      dateFin: isComplete(reponses) ? now.toISOString() : null,
    })
    .where('id', '=', dizaine.id)
    .execute();
  const juste = input.letter === version.correcte;
  const corrigees = [{ question_id: version.question_id, juste }];
  const memoire = await remember(trx, eleve.id, corrigees, now);
  return told(version, input.letter, memoire, reponses, env.APP_SECRET);
};

function told(
  version: QuestionVersion,
  reponse: Letter,
  memoire: Memoire,
  reponses: string,
  secret: string,
) {
  const { correcte } = version;
  return {
    termine: flagOf(isComplete(reponses)),
    reponse,
    bonne: correcte,
    juste: flagOf(reponse === correcte),
    correction: correctionOf(version, secret),
    suite: suiteOf(memoire.get(version.question_id)),
  };
}
