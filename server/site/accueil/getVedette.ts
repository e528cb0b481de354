import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findCurrentVersion, questionOf } from '../../eleve/questions/index.ts';
import { listVedettes } from './listVedettes.ts';
import { vedetteDuJour } from './vedette.ts';

export const getVedette: Handler<'getVedette'> = async (context) => {
  const { db, input, now } = context;
  const ids = await listVedettes(context);
  const id = input.question_id ?? vedetteDuJour(ids, now, input.rang);
  const version =
    id !== undefined && ids.includes(id) ? await findCurrentVersion(db, id) : undefined;
  if (!version) throw introuvable('Cette question n’existe pas.');
  return { question: questionOf(version) };
};
