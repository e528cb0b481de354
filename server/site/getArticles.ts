import type { calls } from '../../contract/index.ts';
import { codeDu } from '../../drawing/index.ts';
import { listArticles } from '../questions/articles.queries.ts';
import { brusselsDay } from '../kernel/jours.ts';
import type { Handler } from '../kernel/mount.ts';

export const getArticles: Handler<(typeof calls)['getArticles']> = async ({ now }) => ({
  textes: listArticles(codeDu(brusselsDay(now.toISOString()))),
});
