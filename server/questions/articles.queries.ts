import { type TexteDeLoi, readArticles } from '../../content/articles.schema.ts';
import type { CodeRoute } from '../../drawing/index.ts';

let lus: TexteDeLoi[] | undefined;

/** No screen edits them, and nothing is joined to them: they are read from content/ once, by who asks first. */
export function listArticles(code: CodeRoute): TexteDeLoi[] {
  lus ??= readArticles();
  return lus.filter((texte) => texte.code === undefined || texte.code === code);
}
