import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { introuvable } from '../kernel/refus.ts';
import { listVedettes } from './listVedettes.ts';
import { currentVersion } from './site.queries.ts';
import { vedetteDuJour } from './vedette.ts';

export const getVedette: Handler<(typeof calls)['getVedette']> = async (context) => {
  const { db, input, now } = context;
  const ids = await listVedettes(context);
  const id = input.question_id ?? vedetteDuJour(ids, now);
  if (id === undefined || !ids.includes(id)) throw introuvable('Cette question n’existe pas.');
  const { libelle, libelleImage, imageDescription, a, b, c, d } = await currentVersion(db, id);
  return { question: { id, libelle, libelleImage, imageDescription, a, b, c, d } };
};
