import { type TexteDeLoi, readArticles } from '../../../content/articles.schema.ts';
import type { CodeRoute } from '../../../drawing/index.ts';

let lus: TexteDeLoi[] | undefined;

/** No screen edits them, and nothing is joined to them: they are read from content/ once, by who asks first. */
export function listArticles(code: CodeRoute): TexteDeLoi[] {
  lus ??= readArticles();
  return lus.filter((texte) => texte.code === undefined || texte.code === code);
}

const parNumero = new Map<CodeRoute, ReadonlyMap<string, string>>();

/** What each article is about, by its number as questions name it. */
export function sujetsDesArticles(code: CodeRoute): ReadonlyMap<string, string> {
  const connus = parNumero.get(code);
  if (connus) return connus;
  const sujets = new Map(
    listArticles(code).flatMap(({ articles }) =>
      articles.flatMap(({ numeros, sujet }) => numeros.map((numero) => [numero, sujet] as const)),
    ),
  );
  parNumero.set(code, sujets);
  return sujets;
}
