import { type TexteDeLoi, readArticles } from '../../content/articles.schema.ts';
import type { calls } from '../../contract/index.ts';
import { codeDu } from '../../drawing/index.ts';
import { brusselsDay } from '../kernel/jours.ts';
import type { Handler } from '../kernel/mount.ts';

let lus: TexteDeLoi[] | undefined;

/** No screen edits them, and nothing is joined to them: they are read from content/ once, by who asks first. */
export const getArticles: Handler<(typeof calls)['getArticles']> = async ({ now }) => {
  lus ??= readArticles();
  const code = codeDu(brusselsDay(now.toISOString()));
  return {
    textes: lus.filter((texte) => texte.code === undefined || texte.code === code),
  };
};
