import plainStyles from '../../socle/ui/plain.module.css';
import ecran from './ecran.webp?url';
import styles from './Ecran.module.css';
import siteStyles from '../../socle/ui/site.module.css';

/** `npm run vue` takes this screenshot. */
export function Ecran() {
  return (
    <section className={siteStyles.bande} aria-labelledby="ecran">
      <div className={`${plainStyles.width} ${styles.deux}`}>
        <div className={styles.mots}>
          <h2 className={siteStyles.titre} id="ecran">
            Tu sais tout de suite pourquoi
          </h2>
          <p className={siteStyles.chapeau}>
            Dans nos séries, chaque question a son dessin, son explication et l’article du code.
            Aucune réponse ne se perd, même quand le réseau coupe.
          </p>
        </div>
        <div className={styles.telephone}>
          <img
            src={ecran}
            alt="L’écran d’une question&nbsp;: la route vue du volant, trois réponses, et sous la bonne une explication avec son article."
            width="540"
            height="960"
            loading="lazy"
            decoding="async"
          />
        </div>
      </div>
    </section>
  );
}
