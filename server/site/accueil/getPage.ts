import { ensemble } from '../../../regles/ensemble.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { siteTexts } from './faits.ts';

export const getPage: Handler<'getPage'> = async ({ db, input, env }) => {
  const page = await db
    .selectFrom('page')
    .select(['titre', 'texte'])
    .where('reference', '=', input.reference)
    .executeTakeFirst();
  if (!page) throw introuvable('Cette page n’existe pas.');
  const say = await siteTexts(db, env);
  const texte = ensemble(say(page.texte));
  return { page: { ...page, texte } };
};
