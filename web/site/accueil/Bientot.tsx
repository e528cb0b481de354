import { Link } from 'react-router';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
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
            <Journal />
            <div>
              <h3 className={siteStyles.sousTitre}>Le site est bientôt en ligne</h3>
              <p>Ce qui change dans le code, et ce qui aide à réussir.</p>
              <Link to="/le-blog" className={plainStyles.link}>
                Voir le blog
              </Link>
            </div>
          </Card>
          <Card as="article" className={styles.carte}>
            <Telephone />
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

function Journal() {
  return (
    <svg className={styles.dessin} viewBox="0 0 96 96" aria-hidden="true">
      <rect
        x="8"
        y="14"
        width="80"
        height="68"
        rx="8"
        fill="#fff"
        stroke="#1b242d"
        strokeWidth="4"
      />
      <path d="M8 34h80" stroke="#1b242d" strokeWidth="4" />
      <path d="M18 24h28" stroke="#0b4ea2" strokeWidth="6" strokeLinecap="round" />
      <rect x="18" y="43" width="26" height="29" rx="3" fill="#ffce00" />
      <path
        d="M54 47h24M54 58h24M54 69h16"
        stroke="#7c8894"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Telephone() {
  return (
    <svg className={styles.dessin} viewBox="0 0 96 96" aria-hidden="true">
      <rect
        x="24"
        y="5"
        width="48"
        height="86"
        rx="10"
        fill="#1b242d"
        stroke="#7c8894"
        strokeWidth="3"
      />
      <rect x="29" y="14" width="38" height="66" rx="3" fill="#cfe4f8" />
      <path d="M45 14h6l13 66H32z" fill="#596571" />
      <path d="M48 22v8M48 38v10M48 57v14" stroke="#fff" strokeWidth="3" />
      <path d="m48 32 12 12-12 12-12-12z" fill="#1b242d" />
      <path d="m48 34.5 9.5 9.5-9.5 9.5-9.5-9.5z" fill="#fff" />
      <path d="m48 37.5 6.5 6.5-6.5 6.5-6.5-6.5z" fill="#ffce00" />
      <circle cx="48" cy="85.5" r="2.5" fill="#7c8894" />
    </svg>
  );
}
