import type { ReactNode } from 'react';
import { dateInWords } from '../ui/dates.ts';
import classes from './TexteLegal.module.css';

export interface Article {
  /** Its anchor, which others link to: it stays when the title changes. */
  id: string;
  titre: string;
  contenu: ReactNode;
}

interface Props {
  titre: string;
  chapeau: ReactNode;
  /** Of the text as it stands, YYYY-MM-DD. */
  version: string;
  /** Written for any owner: to be read again by the one who will answer for it. */
  modele?: boolean;
  articles: readonly Article[];
}

/** A long text with numbered articles, which can be found, linked to and printed. */
export function TexteLegal({ titre, chapeau, version, modele = false, articles }: Props) {
  return (
    <div className={classes.page}>
      <nav className={classes.cote} aria-labelledby="sommaire">
        <h2 id="sommaire" className={classes.sommaire}>
          Sommaire
        </h2>
        <Liens articles={articles} />
      </nav>
      <article className={classes.texte}>
        <h1 className={classes.titre}>{titre}</h1>
        <p className={classes.chapeau}>{chapeau}</p>
        <p className={classes.version}>
          <span>
            Version du <time dateTime={version}>{dateInWords(version)}</time>
          </span>
          <button type="button" className={classes.imprimer} onClick={() => print()}>
            Imprimer ou enregistrer en PDF
          </button>
        </p>
        {modele && (
          <aside className={classes.modele} aria-label="Avertissement">
            <strong>Ceci est un modèle.</strong> Le responsable du site doit le faire relire par son
            avocat et y mettre ses propres données avant d’ouvrir au public. Les coordonnées
            ci-dessous sont des exemples.
          </aside>
        )}
        <details className={classes.replie}>
          <summary>Sommaire</summary>
          <Liens articles={articles} />
        </details>
        {articles.map(({ id, titre: nom, contenu }, i) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={classes.article}>
              <span className={classes.numero}>{i + 1}.</span> {nom}
            </h2>
            {contenu}
          </section>
        ))}
      </article>
    </div>
  );
}

function Liens({ articles }: Pick<Props, 'articles'>) {
  return (
    <ol className={classes.liens}>
      {articles.map(({ id, titre }) => (
        <li key={id}>
          <a href={`#${id}`}>{titre}</a>
        </li>
      ))}
    </ol>
  );
}

interface Fiche {
  titre: ReactNode;
  lignes: readonly (readonly [terme: string, texte: ReactNode])[];
}

/** What a table would say, in a form that a phone has room for. */
export function Fiches({ fiches }: { fiches: readonly Fiche[] }) {
  return (
    <ul className={classes.fiches}>
      {fiches.map(({ titre, lignes }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <li key={i} className={classes.fiche}>
          <h3 className={classes.ficheTitre}>{titre}</h3>
          <dl className={classes.lignes}>
            {lignes.map(([terme, texte]) => (
              <div key={terme}>
                <dt>{terme}</dt>
                <dd>{texte}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
