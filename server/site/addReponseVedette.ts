import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { Refus, introuvable } from '../kernel/refus.ts';
import { listVedettes } from './listVedettes.ts';
import { currentVersion, hasReponse } from './site.queries.ts';

/** Nothing is kept. Only the questions of the home page: any other would give the bank away. */
export const addReponseVedette: Handler<(typeof calls)['addReponseVedette']> = async (context) => {
  const { db, input } = context;
  const { question_id, letter } = input;
  if (!(await listVedettes(context)).includes(question_id))
    throw introuvable('Cette question n’existe pas.');
  const version = await currentVersion(db, question_id);
  if (!hasReponse(version, letter)) {
    const message = 'Cette question n’a pas de réponse de cette lettre.';
    throw new Refus(422, message, { errors: { letter: [message] } });
  }
  const { correcte, grave, justification, idArticleLois } = version;
  const juste = letter === correcte ? (1 as const) : (0 as const);
  return { letter, juste, bonne: correcte, grave, justification, idArticleLois };
};
