import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import cardStyles from '../ui/Card.module.css';
import plainStyles from '../ui/plain.module.css';
import { CarteProduit } from './CarteProduit.tsx';
import type { Produit, Question } from './donnees.ts';
import { Faq } from './Faq.tsx';
import { Inscription } from './Inscription.tsx';
import styles from './PageOutil.module.css';
import siteStyles from './site.module.css';

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
      <section className={siteStyles.fond}>
        <div
          className={`${plainStyles.width} ${plainStyles.stack} ${siteStyles.heros} ${image ? siteStyles.deux : ''}`}
        >
          <div className={`${plainStyles.stack} ${siteStyles.mots}`}>
            <h1 className={siteStyles.grandTitre}>{page.titre}</h1>
            <p className={siteStyles.accroche}>{chapeau}</p>
            <Inscription />
          </div>
          {image && (
            <img
              src={image}
              alt=""
              width="630"
              height="504"
              fetchPriority="high"
              className={`${siteStyles.dessin} ${siteStyles.panneau}`}
            />
          )}
        </div>
      </section>
      <section className={`${plainStyles.width} ${styles.infos}`} aria-label="En bref">
        <ul className={`${plainStyles.grid} ${styles.cartes}`}>
          {infos.map(({ titre, chiffre, texte }) => (
            <li key={titre} className={`${cardStyles.card} ${siteStyles.lisere} ${styles.info}`}>
              <h2>{titre}</h2>
              <p className={styles.chiffre}>{chiffre}</p>
              <p>{texte}</p>
            </li>
          ))}
        </ul>
      </section>
      <div
        className={`${plainStyles.width} ${siteStyles.bande} ${plainStyles.stack} ${styles.colonnes}`}
      >
        {/* Written in content/ and checked there: nothing that a visitor has sent. */}
        <article
          className={`${siteStyles.lecture} ${styles.texte}`}
          dangerouslySetInnerHTML={{ __html: page.texte }}
        />
        {produits.length > 0 && (
          <aside className={`${plainStyles.stack} ${styles.cote}`} aria-labelledby="outils">
            <h2 className={siteStyles.sousTitre} id="outils">
              Pour t’y préparer
            </h2>
            {produits.map((acces) => (
              <CarteProduit key={acces.id} acces={acces} />
            ))}
          </aside>
        )}
      </div>
      <section className={`${siteStyles.bande} ${siteStyles.fond}`} aria-labelledby="faq">
        <div className={plainStyles.width}>
          <h2 className={siteStyles.titre} id="faq">
            Questions fréquentes
          </h2>
          <div className={`${siteStyles.suite} ${styles.faq}`}>
            <Faq faq={faq} />
          </div>
        </div>
      </section>
    </>
  );
}
