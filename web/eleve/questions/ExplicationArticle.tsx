import { Failure } from '../../socle/kernel/Failure.tsx';
import { useArticles } from './articles.calls.ts';
import type { Article } from './articles.ts';

/** Loaded on demand: most people never ask. */
export default function ExplicationArticle({ numero }: { numero: string }) {
  const { articleOf, data, error, refetch } = useArticles();
  if (!data) return error ? <Failure part error={error} retry={() => refetch()} /> : <p>…</p>;
  const article = articleOf(numero);
  return article ? <Dit {...article} /> : <p>Nous n’avons pas encore expliqué cet article.</p>;
}

const bring = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'nearest' });

const Dit = ({ sujet, texte, titre, adresse }: Article) => (
  <p ref={bring}>
    <strong>{sujet}.</strong> {texte}{' '}
    <a href={adresse} target="_blank" rel="noreferrer">
      {titre}
    </a>
  </p>
);
