import { ensemble } from '../../../regles/ensemble.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { isOffert } from '../../eleve/acces/index.ts';
import { CITE_VIDEOS, siteTexts } from './faits.ts';

export const getFaq: Handler<'getFaq'> = async ({ db, input, env }) => {
  const faq = await db
    .selectFrom('faq')
    .select(['type', 'question', 'reponse'])
    .$if(input.type !== undefined, (query) => query.where('type', '=', input.type!))
    .orderBy('position')
    .execute();
  const say = await siteTexts(db, env);
  const offertes = isOffert('EX', env)
    ? faq
    : faq.filter(({ reponse }) => !CITE_VIDEOS.test(reponse));
  return {
    faq: offertes.map(({ type, question, reponse }) => ({
      type,
      question: ensemble(question),
      reponse: ensemble(say(reponse)),
    })),
  };
};
