import { Link } from 'react-router';
import classes from './CarteProduit.module.css';
import type { Produit } from './donnees.ts';
import { duree, enEuros } from './prix.ts';
import site from './site.module.css';

export const TYPES = {
  QT: 'Séries',
  EL: 'E-learning',
  EX: 'Perception des risques',
} as const;

export function CarteProduit({ acces }: { acces: Produit }) {
  const { slug, type, libelle, libelleImage, description, prix } = acces;
  return (
    <article className={`${site.carte} ${classes.carte}`}>
      {libelleImage && (
        <img
          src={libelleImage}
          // What it is of stands beside it in words.
          alt=""
          width="630"
          height="504"
          loading="lazy"
          decoding="async"
          className={`${site.dessin} ${classes.image}`}
        />
      )}
      <div className={classes.corps}>
        <p className={classes.type}>{TYPES[type]}</p>
        <h3 className={classes.titre} id={`acces-${slug}`}>
          {libelle}
        </h3>
        <p className={classes.texte}>{description}</p>
        <p className={classes.prix}>
          <strong>{enEuros(prix)}</strong> {duree(acces)}
        </p>
        <Link
          to={`/acces/${slug}`}
          className={site.bouton}
          data-taille="normale"
          aria-describedby={`acces-${slug}`}
        >
          Ça m'intéresse
        </Link>
      </div>
    </article>
  );
}
