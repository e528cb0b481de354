import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './ARevoir.module.css';
import { parArticle, pluriel, type ArticleARevoir, type Faute } from './grille.ts';
import { versQuestion, type Adresse } from './liens.ts';
import { nomArticle } from '../questions/question.ts';
import { Texte } from '../questions/Texte.tsx';
import { SigneFaux, SigneVide } from '../questions/signes.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import plainStyles from '../ui/plain.module.css';
import seriesStyles from './series.module.css';

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
    refOf: (rang: number) => (rang === PREMIERES ? suite : null),
  };
}

interface Props {
  fautes: Faute[];
  adresse: Adresse;
}

/** The wrong answers, each with the way to its correction, and the articles that they come from. */
export function ARevoir({ fautes, adresse }: Props) {
  const articles = parArticle(fautes);
  const { montrees, reste, ouvrir, refOf } = usePremieres(fautes);
  return (
    <div className={`${plainStyles.stack} ${styles.colonnes}`}>
      <section aria-labelledby="a-revoir">
        <SectionHeading id="a-revoir">
          À revoir&nbsp;: {fautes.length} {pluriel(fautes.length, 'question')}
        </SectionHeading>
        <ol className={plainStyles.rows}>
          {montrees.map((faute, rang) => (
            <li key={faute.id} ref={refOf(rang)}>
              <Link className={styles.faute} to={versQuestion(adresse, faute.id)}>
                <span className={styles.numero}>
                  {faute.sansReponse ? <SigneVide /> : <SigneFaux />}
                  {faute.numero}
                </span>
                <span>
                  <Texte>{faute.libelle ?? `Question ${faute.numero}`}</Texte>
                  <span className={`${plainStyles.small} ${seriesStyles.details}`}>
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
  const { montrees, reste, ouvrir, refOf } = usePremieres(articles);
  return (
    <section aria-labelledby="articles">
      <SectionHeading id="articles">Articles à relire</SectionHeading>
      <ul className={plainStyles.rows}>
        {montrees.map(({ article, fautes }, rang) => (
          <li key={article} className={`${plainStyles.row} ${styles.article}`} ref={refOf(rang)}>
            <span>
              <strong>{nomArticle(article)}</strong>
              <span className={plainStyles.small}>
                {fautes.length} {pluriel(fautes.length, 'faute')}
              </span>
            </span>
            <span className={plainStyles.row}>
              {fautes.map(({ id, numero }) => (
                <Link
                  key={id}
                  className={`${plainStyles.button} ${styles.lien}`}
                  to={versQuestion(adresse, id)}
                  aria-label={`Question ${numero}`}
                >
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
