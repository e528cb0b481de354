import { Link } from 'react-router';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import journal from './journal.svg';
import telephone from './telephone.svg';
import styles from './Bientot.module.css';
import siteStyles from '../../socle/ui/site.module.css';

export function Bientot() {
  return (
    <section className={siteStyles.bande} aria-labelledby="bientot">
      <div className={plainStyles.width}>
        <h2 className={siteStyles.titre} id="bientot">
          Bientôt sur la route
        </h2>
        <div className={`${plainStyles.grid} ${styles.cartes}`}>
          <Card as="article" className={styles.carte}>
            <img src={journal} alt="" className={styles.dessin} />
            <div>
              <h3 className={siteStyles.sousTitre}>Le site est bientôt en ligne</h3>
              <p>Ce qui change dans le code, et ce qui aide à réussir.</p>
              <Link to="/le-blog" className={plainStyles.link}>
                Voir le blog
              </Link>
            </div>
          </Card>
          <Card as="article" className={styles.carte}>
            <img src={telephone} alt="" className={styles.dessin} />
            <div>
              <h3 className={siteStyles.sousTitre}>App Android/iOS bientôt dispo&#8239;!</h3>
              <p>En attendant, le site marche très bien sur ton téléphone.</p>
            </div>
          </Card>
        </div>
      </div>
    </section>
  );
}
