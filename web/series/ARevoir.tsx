import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './ARevoir.module.css';
import { nomArticle, parArticle, pluriel, type ArticleARevoir, type Faute } from './grille.ts';
import { versQuestion, type Adresse } from './liens.ts';
import commun from './series.module.css';
import { SigneFaux, SigneVide } from './signes.tsx';

const PREMIERES = 8;

interface Props {
  fautes: Faute[];
  adresse: Adresse;
}

/** The wrong answers, each with the way to its correction, and the articles that they come from. */
export function ARevoir({ fautes, adresse }: Props) {
  const [toutes, setToutes] = useState(false);
  const articles = parArticle(fautes);
  const montrees = toutes ? fautes : fautes.slice(0, PREMIERES);
  const reste = fautes.length - montrees.length;
  return (
    <div className={styles.colonnes}>
      <section aria-labelledby="a-revoir">
        <h2 id="a-revoir" className={commun.sousTitre}>
          À revoir : {fautes.length} {pluriel(fautes.length, 'question')}
        </h2>
        <ol className={styles.fautes}>
          {montrees.map((faute) => (
            <li key={faute.id}>
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
          <Button variant="subtle" onClick={() => setToutes(true)}>
            {reste === 1 ? 'Voir la dernière' : `Voir les ${reste} autres`}
          </Button>
        )}
      </section>
      {articles.length > 0 && <Articles articles={articles} adresse={adresse} />}
    </div>
  );
}

function Articles({ articles, adresse }: { articles: ArticleARevoir[]; adresse: Adresse }) {
  const [tous, setTous] = useState(false);
  const montres = tous ? articles : articles.slice(0, PREMIERES);
  const reste = articles.length - montres.length;
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className={commun.sousTitre}>
        Articles à relire
      </h2>
      <ul className={styles.articles}>
        {montres.map(({ article, fautes }) => (
          <li key={article}>
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
        <Button variant="subtle" onClick={() => setTous(true)}>
          {reste === 1 ? 'Voir le dernier' : `Voir les ${reste} autres`}
        </Button>
      )}
    </section>
  );
}
