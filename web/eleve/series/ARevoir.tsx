import { combien } from '../../../regles/ecriture.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './ARevoir.module.css';
import { byArticle, type Faute } from './grille.ts';
import { versQuestion, type Adresse } from './adresses.ts';
import {
  type Article,
  nomArticle,
  SigneFaux,
  SigneGrave,
  SigneVide,
  Texte,
  useArticles,
} from '../questions/index.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import seriesStyles from './series.module.css';

const PREMIERES = 6;
/** A button that reveals fewer than this costs more than it saves. */
const TOLERANCE = 2;

/** The list is collapsed, and the focus moves to the first item that a click reveals. */
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
    open: () => setOuverte(true),
    refOf: (rang: number) => (rang === PREMIERES ? suite : null),
  };
}

/** Wrong answers are grouped by article, because one reading spares them all. */
export function ARevoir({ fautes, adresse }: { fautes: Faute[]; adresse: Adresse }) {
  const { articleOf } = useArticles();
  const { montrees, reste, open, refOf } = usePremieres(byArticle(fautes));
  return (
    <section className={styles.aRevoir} aria-labelledby="a-revoir">
      <SectionHeading id="a-revoir">
        À revoir&nbsp;: {combien(fautes.length, 'question')}
      </SectionHeading>
      <ol className={plainStyles.rows}>
        {montrees.map(({ article, fautes: siennes }, rang) => (
          <li key={article ?? ''} ref={refOf(rang)}>
            {article && <Regle nom={nomArticle(article)} article={articleOf(article)} />}
            <ul className={plainStyles.column}>
              {siennes.map((faute) => (
                <li key={faute.id}>
                  <Ligne faute={faute} adresse={adresse} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {reste > 0 && (
        <Button variant="subtle" onClick={open}>
          Voir les {reste} autres articles
        </Button>
      )}
    </section>
  );
}

function Regle({ nom, article }: { nom: string; article: Article | undefined }) {
  return (
    <div className={styles.regle}>
      <h3>
        {article?.sujet ?? nom} {article && <span className={plainStyles.small}>{nom}</span>}
      </h3>
      {article && (
        <p>
          {article.texte}{' '}
          <a href={article.adresse} target="_blank" rel="noreferrer">
            Texte officiel
          </a>
        </p>
      )}
    </div>
  );
}

const Ligne = ({ faute, adresse }: { faute: Faute; adresse: Adresse }) => (
  <Link className={`${plainStyles.entry} ${styles.faute}`} to={versQuestion(adresse, faute.id)}>
    <span className={`${plainStyles.line} ${styles.numero}`}>
      {faute.sansReponse ? <SigneVide /> : <SigneFaux />}
      {faute.numero}
    </span>
    <span>
      <Texte>{faute.libelle ?? `Question ${faute.numero}`}</Texte>
      <span className={`${plainStyles.small} ${seriesStyles.details}`}>
        <span>{faute.sansReponse ? 'Sans réponse' : 'Mauvaise réponse'}</span>
        {faute.grave === 1 && (
          <strong className={`${plainStyles.line} ${styles.grave}`}>
            <SigneGrave /> Faute grave
          </strong>
        )}
      </span>
    </span>
  </Link>
);
