import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, introuvable } from '../../socle/refus/refus.ts';
import { correctionOf, findCurrentVersion, hasReponse } from '../../eleve/questions/index.ts';
import { listVedettes } from './listVedettes.ts';

/** Keeps nothing. Other questions would leak the bank. */
export const addReponseVedette: Handler<'addReponseVedette'> = async (context) => {
  const { db, input } = context;
  const { question_id, letter } = input;
  const shown = (await listVedettes(context)).includes(question_id);
  const version = shown ? await findCurrentVersion(db, question_id) : undefined;
  if (!version) throw introuvable('Cette question n’existe pas.');
  if (!hasReponse(version, letter))
    throw champFaux('letter', 'Cette question n’a pas de réponse de cette lettre.');
  const { correcte } = version;
  const juste = flagOf(letter === correcte);
  return { letter, juste, bonne: correcte, ...correctionOf(version, context.env.APP_SECRET) };
};
