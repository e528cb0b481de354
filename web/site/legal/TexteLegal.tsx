import { Fragment, type ReactNode, createElement } from 'react';
import { Link } from 'react-router';
import { MOTS_DES_PERIODES } from '../../../regles/periodes.ts';
import { type Ici, metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { dateInWords } from '../../socle/ui/dates.ts';
import cardStyles from '../../socle/ui/Card.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './TexteLegal.module.css';
import { marque } from '../../../marque.ts';
import exploitantStyles from './Exploitant.module.css';

/** A file of `content/legal/`. */
export interface Texte {
  titre: string;
  description: string;
  chapeau: string;
  version: string;
  /** Still the model's text: the owner must review it. */
  modele?: 'oui';
  articles: (parts: typeof PARTS & { v: (nom: string) => ReactNode }) => readonly Article[];
}

interface Article {
  id: string;
  titre: string;
  contenu: ReactNode;
}

interface Props {
  texte: Texte;
  /** The text names these in braces. */
  valeurs?: Valeurs;
}

export const metaLegal = (ici: Ici, { titre, description }: Texte) =>
  metaOf(ici, { title: titreOf(titre), description });

export function TexteLegal({ texte, valeurs }: Props) {
  const { titre, chapeau, version, modele } = texte;
  const connues: Valeurs = { ...EXPLOITANT, ...MOTS_DES_PERIODES, ...valeurs };
  const v = (nom: string) => {
    if (!(nom in connues)) throw new Error(`${titre} names ${nom}, which has no value.`);
    return connues[nom];
  };
  const articles = texte.articles({ ...PARTS, v });
  return (
    <div className={`${plainStyles.page} ${styles.page}`}>
      <nav className={`${plainStyles.unprinted} ${styles.cote}`} aria-labelledby="sommaire">
        <h2 id="sommaire" className={styles.sommaire}>
          Sommaire
        </h2>
        <Liens articles={articles} />
      </nav>
      <article className={styles.texte}>
        <h1 className={styles.titre}>{titre}</h1>
        <p className={styles.chapeau}>{chapeau}</p>
        <p className={`${plainStyles.row} ${styles.version}`}>
          <span>
            Version du <time dateTime={version}>{dateInWords(version)}</time>
          </span>
          <button
            type="button"
            className={`${plainStyles.link} ${plainStyles.scripted} ${plainStyles.unprinted}`}
            onClick={() => print()}
          >
            Imprimer ou enregistrer en PDF
          </button>
        </p>
        {modele && (
          <aside className={styles.modele} data-tone="warning" aria-label="Avertissement">
            <strong>Ceci est un modèle.</strong> Le responsable du site doit le faire relire par son
            avocat et y mettre ses propres données avant d’ouvrir au public. Les coordonnées
            ci-dessous sont des exemples.
          </aside>
        )}
        <details className={`${plainStyles.unprinted} ${styles.replie}`}>
          <summary>Sommaire</summary>
          <Liens articles={articles} />
        </details>
        {articles.map(({ id, titre: nom, contenu }, i) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={styles.article}>
              <span className={plainStyles.dimmed}>{i + 1}.</span> {nom}
            </h2>
            {contenu}
          </section>
        ))}
      </article>
    </div>
  );
}

function Liens({ articles }: { articles: readonly Article[] }) {
  return (
    <ol className={styles.liens}>
      {articles.map(({ id, titre }) => (
        <li key={id}>
          <a href={`#${id}`}>{titre}</a>
        </li>
      ))}
    </ol>
  );
}

function Lien({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
      {children}
    </a>
  );
}

interface FicheLegale {
  titre: ReactNode;
  lignes: readonly (readonly [terme: string, texte: ReactNode])[];
}

function Fiches({ fiches }: { fiches: readonly FicheLegale[] }) {
  return (
    <ul className={plainStyles.stack}>
      {fiches.map(({ titre, lignes }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <li key={i} className={`${cardStyles.card} ${styles.fiche}`}>
          <h3>{titre}</h3>
          <dl className={styles.lignes}>
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

const PARTS = { h: createElement, Fragment, Fiches, Lien };

const { exploitant, adresseSupport } = marque;

const mail = <a href={`mailto:${adresseSupport}`}>{adresseSupport}</a>;
const telephone = (
  <a href={`tel:${exploitant.telephone.replaceAll(' ', '')}`}>{exploitant.telephone}</a>
);

const lignes: [terme: string, texte: ReactNode][] = [
  ['Exploitant', exploitant.nom],
  ['Adresse', exploitant.adresse],
  ['E-mail', mail],
  ['Téléphone', telephone],
  ['Entreprise et TVA', exploitant.numeroEntreprise],
  ['Registre', exploitant.rpm],
  ['Agrément et contrôle', exploitant.agrement],
];

type Valeurs = Readonly<Record<string, ReactNode>>;

/** Every legal text may name these. */
const EXPLOITANT: Valeurs = {
  marque: marque.nom,
  mail,
  telephone,
  coordonnees: (
    <dl className={exploitantStyles.liste}>
      {lignes.map(([terme, texte]) => (
        <Fragment key={terme}>
          <dt>{terme}</dt>
          <dd>{texte}</dd>
        </Fragment>
      ))}
    </dl>
  ),
};
