import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { CarteProduit } from './CarteProduit.tsx';
import type { Produit, Question } from './donnees.ts';
import { Faq } from './Faq.tsx';
import { Inscription } from './Inscription.tsx';
import classes from './PageOutil.module.css';
import site from './site.module.css';

export interface Info {
  titre: string;
  /** What stands large above it. */
  chiffre: string;
  texte: string;
}

interface Props {
  page: Output<Calls['getPage']>['page'];
  chapeau: string;
  infos: Info[];
  /** What the page is about, on sale; the first one's picture is the page's. */
  produits: Produit[];
  faq: Question[];
}

/** A page that explains one of the three preparations: at a glance, in full, and by questions. */
export function PageOutil({ page, chapeau, infos, produits, faq }: Props) {
  const image = produits[0]?.libelleImage;
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heroInner} data-image={image ? '' : undefined}>
          <div className={classes.words}>
            <h1 className={classes.titre}>{page.titre}</h1>
            <p className={classes.chapeau}>{chapeau}</p>
            <Inscription />
          </div>
          {image && (
            <img
              src={image}
              alt=""
              width="630"
              height="504"
              fetchPriority="high"
              className={`${site.dessin} ${classes.image}`}
            />
          )}
        </div>
      </section>
      <section className={classes.infos} aria-label="En bref">
        <ul className={classes.cartes}>
          {infos.map(({ titre, chiffre, texte }) => (
            <li key={titre} className={`${site.carte} ${classes.info}`}>
              <h2 className={classes.infoTitre}>{titre}</h2>
              <p className={classes.chiffre}>{chiffre}</p>
              <p className={classes.infoTexte}>{texte}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.colonnes}>
        {/* Written in content/ and checked there: nothing that a visitor has sent. */}
        <article className={classes.texte} dangerouslySetInnerHTML={{ __html: page.texte }} />
        {produits.length > 0 && (
          <aside className={classes.cote} aria-labelledby="outils">
            <h2 className={classes.coteTitre} id="outils">
              Pour t’y préparer
            </h2>
            {produits.map((acces) => (
              <CarteProduit key={acces.id} acces={acces} />
            ))}
          </aside>
        )}
      </div>
      <section className={site.bande} data-fond="surface" aria-labelledby="faq">
        <div className={site.interieur}>
          <h2 className={site.titre} id="faq">
            Questions fréquentes
          </h2>
          <div className={classes.faq}>
            <Faq faq={faq} />
          </div>
        </div>
      </section>
    </>
  );
}
