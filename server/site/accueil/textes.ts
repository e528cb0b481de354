import type { OutputOf } from '../../../contract/index.ts';
import { ensemble } from '../../../regles/ensemble.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { enHtmlDesFaits, faitsOf, siteTexts } from './faits.ts';

export const getFaits: Handler<'getFaits'> = async ({ db, env, now }) =>
  ({ faits: await faitsOf(db, env, now) }) as OutputOf<'getFaits'>;

export const getPage: Handler<'getPage'> = async ({ db, input, env, now }) => {
  const page = await db
    .selectFrom('page')
    .select(['titre', 'texte'])
    .where('reference', '=', input.reference)
    .executeTakeFirst();
  if (!page) throw introuvable('Cette page n’existe pas.');
  const say = await siteTexts(db, env, now, enHtmlDesFaits);
  const texte = ensemble(say(page.texte));
  return { page: { ...page, texte } };
};

export const getFaq: Handler<'getFaq'> = async ({ db, input, env, now }) => {
  const faq = await db
    .selectFrom('faq')
    .select(['type', 'question', 'reponse'])
    .$if(input.type !== undefined, (query) => query.where('type', '=', input.type!))
    .orderBy('position')
    .execute();
  const say = await siteTexts(db, env, now);
  return {
    faq: faq.map(({ type, question, reponse }) => ({
      type,
      question: ensemble(question),
      reponse: ensemble(say(reponse)),
    })),
  };
};
