import { nomArticle, useArticles } from '../questions/index.ts';

/** The law in our words, with the way to its own. */
export function Articles({ numeros }: { numeros: readonly string[] }) {
  const { articleOf } = useArticles();
  return numeros.map((numero) => {
    const article = articleOf(numero);
    if (!article) return <p key={numero}>{nomArticle(numero)}</p>;
    const { sujet, texte, titre, adresse } = article;
    return (
      <p key={numero}>
        <strong>{sujet}.</strong> {texte}{' '}
        <a href={adresse} target="_blank" rel="noreferrer" title={titre}>
          {nomArticle(numero)}
        </a>
      </p>
    );
  });
}
