import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../socle/ui/Card.tsx';
import { enEuros } from '../../../regles/ecriture.ts';
import { RDV } from '../../../regles/rdv.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Sign } from '../../socle/ui/Sign.tsx';
import { TYPES } from './CarteProduit.tsx';
import styles from './PageProduit.module.css';
import { type Produit, imageOf, contenuOf, pourDuree } from './produit.ts';
import siteStyles from '../../socle/ui/site.module.css';

export const PAGES = {
  '/code-de-la-route': { nom: 'Code de la route', lien: 'Tout savoir sur l’examen théorique' },
  '/perception-des-risques': {
    nom: 'Perception des risques',
    lien: 'Tout savoir sur la perception des risques',
  },
  '/rdv-pedagogique': {
    nom: 'RDV pédagogique',
    lien: 'Tout savoir sur le rendez-vous pédagogique',
  },
} as const;

const PAGE_OF: Record<Produit['type'], keyof typeof PAGES> = {
  QT: '/code-de-la-route',
  EL: '/code-de-la-route',
  EX: '/perception-des-risques',
};

export const pageOf = ({ type, codePermis }: Produit) =>
  codePermis === RDV ? '/rdv-pedagogique' : PAGE_OF[type];

/** The page's name in the breadcrumb never repeats its parent's. */
export const nomDansFil = (acces: Produit): string =>
  acces.libelle === PAGES[pageOf(acces)].nom ? acces.title : acces.libelle;

interface Props {
  acces: Produit;
  achat: ReactNode;
  inscription: ReactNode;
}

export const Prix = ({ acces, prix = acces.prix }: { acces: Produit; prix?: number }) => (
  <p className={styles.prix}>
    <strong>{enEuros(prix)}</strong> {pourDuree(acces)}
  </p>
);

export function PageProduit({ acces, achat, inscription }: Props) {
  const { title, type, libelle, libelleImage, description, text, prix, prixRenouvellement } = acces;
  const page = pageOf(acces);
  return (
    <article className={`${plainStyles.page} ${styles.produit}`}>
      <nav aria-label="Fil d’Ariane">
        <ol className={`${plainStyles.row} ${styles.fil}`}>
          <li>
            <Link to="/" className={plainStyles.link}>
              Accueil
            </Link>
          </li>
          <li>
            <Link to={page} className={plainStyles.link}>
              {PAGES[page].nom}
            </Link>
          </li>
          <li aria-current="page">{nomDansFil(acces)}</li>
        </ol>
      </nav>
      <div className={`${plainStyles.stack} ${libelleImage ? styles.deux : ''}`}>
        {libelleImage && (
          <img
            {...imageOf(libelleImage)}
            sizes="(min-width: 60em) 30rem, 100vw"
            alt=""
            width="630"
            height="504"
            fetchPriority="high"
            className={`${siteStyles.dessin} ${siteStyles.panneau}`}
          />
        )}
        <div className={`${plainStyles.stack} ${siteStyles.mots}`}>
          <p className={plainStyles.pill} data-tone="action">
            {TYPES[type]}
          </p>
          <h1 className={siteStyles.grandTitre}>{title}</h1>
          <p className={siteStyles.accroche}>{description}</p>
          {prixRenouvellement !== null && prixRenouvellement !== prix && (
            <p className={plainStyles.spaced}>
              Renouveler ensuite coûte <strong>{enEuros(prixRenouvellement)}</strong>.
            </p>
          )}
          <p className={plainStyles.dimmed}>
            TVA comprise. Le temps ne court qu’à partir de ta première ouverture.
          </p>
        </div>
      </div>
      <div className={`${plainStyles.row} ${styles.achat}`}>{achat}</div>
      <div className={`${plainStyles.stack} ${styles.deux} ${siteStyles.bande}`}>
        <Card className={siteStyles.lisere} aria-labelledby="contenu-acces">
          <h2 id="contenu-acces" className={styles.sousTitre}>
            Ce que tu reçois
          </h2>
          <ul className={`${plainStyles.stack} ${styles.lignes}`}>
            {contenuOf(acces).map((ligne) => (
              <li key={ligne}>
                <Sign kind="success" />
                {ligne}
              </li>
            ))}
          </ul>
        </Card>
        <section className={siteStyles.lecture}>
          <h2 className={styles.sousTitre}>{libelle}</h2>
          <p>{text}</p>
          <p>
            <Link to={page} className={plainStyles.link}>
              {PAGES[page].lien}
            </Link>
          </p>
        </section>
      </div>
      <Card className={`${plainStyles.row} ${styles.invitation}`} aria-labelledby="invitation">
        <div>
          <h2 id="invitation" className={styles.sousTitre}>
            Envie de prendre la route&#8239;?
          </h2>
          <p>L’inscription est gratuite. Tu choisis ensuite l’accès qu’il te faut.</p>
        </div>
        {inscription}
      </Card>
    </article>
  );
}
