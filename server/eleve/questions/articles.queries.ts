import { type TexteDeLoi, readArticles } from '../../../content/articles.schema.ts';
import type { CodeRoute } from '../../../drawing/index.ts';

let lus: TexteDeLoi[] | undefined;

/** Read once from content/, since no screen edits them. */
export function listArticles(code: CodeRoute): TexteDeLoi[] {
  lus ??= readArticles();
  return lus.filter((texte) => texte.code === undefined || texte.code === code);
}

const parNumero = new Map<CodeRoute, ReadonlyMap<string, string>>();

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
