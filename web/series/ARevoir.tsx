import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './ARevoir.module.css';
import { nomArticle, parArticle, pluriel, type ArticleARevoir, type Faute } from './grille.ts';
import { versQuestion, type Adresse } from './liens.ts';
import commun from './series.module.css';
import { SigneFaux, SigneVide } from './signes.tsx';

const PREMIERES = 8;
/** So few more are not worth a button. */
const TOLERANCE = 2;

/** The first of a list; the rest comes on demand, and the keyboard goes on from there. */
function usePremieres<T>(liste: T[]) {
  const [ouverte, setOuverte] = useState(false);
  const suite = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (ouverte) suite.current?.querySelector('a')?.focus();
  }, [ouverte]);
  const entiere = ouverte || liste.length <= PREMIERES + TOLERANCE;
  const montrees = entiere ? liste : liste.slice(0, PREMIERES);
  return {
    montrees,
    reste: liste.length - montrees.length,
    ouvrir: () => setOuverte(true),
    refDe: (rang: number) => (rang === PREMIERES ? suite : null),
  };
}

interface Props {
  fautes: Faute[];
  adresse: Adresse;
}

/** The wrong answers, each with the way to its correction, and the articles that they come from. */
export function ARevoir({ fautes, adresse }: Props) {
  const articles = parArticle(fautes);
  const { montrees, reste, ouvrir, refDe } = usePremieres(fautes);
  return (
    <div className={styles.colonnes}>
      <section aria-labelledby="a-revoir">
        <h2 id="a-revoir" className={commun.sousTitre}>
          À revoir&nbsp;: {fautes.length} {pluriel(fautes.length, 'question')}
        </h2>
        <ol className={styles.fautes}>
          {montrees.map((faute, rang) => (
            <li key={faute.id} ref={refDe(rang)}>
              <Link className={styles.faute} to={versQuestion(adresse, faute.id)}>
                <span className={styles.numero}>
                  {faute.sansReponse ? <SigneVide /> : <SigneFaux />}
                  {faute.numero}
                </span>
                <span className={styles.enonce}>
                  {faute.libelle ?? `Question ${faute.numero}`}
                  <span className={styles.details}>
                    <span>{faute.sansReponse ? 'Sans réponse' : 'Mauvaise réponse'}</span>
                    {faute.grave === 1 && <strong>Faute grave</strong>}
                    {faute.idArticleLois && <span>{nomArticle(faute.idArticleLois)}</span>}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
        {reste > 0 && (
          <Button variant="subtle" onClick={ouvrir}>
            Voir les {reste} autres
          </Button>
        )}
      </section>
      {articles.length > 0 && <Articles articles={articles} adresse={adresse} />}
    </div>
  );
}

function Articles({ articles, adresse }: { articles: ArticleARevoir[]; adresse: Adresse }) {
  const { montrees, reste, ouvrir, refDe } = usePremieres(articles);
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className={commun.sousTitre}>
        Articles à relire
      </h2>
      <ul className={styles.articles}>
        {montrees.map(({ article, fautes }, rang) => (
          <li key={article} ref={refDe(rang)}>
            <span>
              <strong>{nomArticle(article)}</strong>
              <span className={styles.nombre}>
                {fautes.length} {pluriel(fautes.length, 'faute')}
              </span>
            </span>
            <span className={styles.liens}>
              {fautes.map(({ id, numero }) => (
                <Link key={id} to={versQuestion(adresse, id)} aria-label={`Question ${numero}`}>
                  {numero}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {reste > 0 && (
        <Button variant="subtle" onClick={ouvrir}>
          Voir les {reste} autres
        </Button>
      )}
    </section>
  );
}
