import { Link } from 'react-router';
import type { Produit } from '../../argent/boutique/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Outils.module.css';
import { Rangee } from './Rangee.tsx';
import siteStyles from '../../socle/ui/site.module.css';

export function Outils({ accesList }: { accesList: Produit[] }) {
  if (accesList.length === 0) return null;
  return (
    <section className={`${siteStyles.bande} ${siteStyles.fond}`} aria-labelledby="outils">
      <div className={plainStyles.width}>
        <h2 className={siteStyles.titre} id="outils">
          Nos outils pédagogiques
        </h2>
        <p className={siteStyles.chapeau}>
          Choisis ce dont tu as besoin, quand tu en as besoin. Rien ne se renouvelle sans toi.
        </p>
        <Rangee produits={accesList}>
          <Hesitation />
        </Rangee>
      </div>
    </section>
  );
}

function Hesitation() {
  return (
    <aside className={styles.hesitation} aria-labelledby="hesitation">
      <h3 className={siteStyles.sousTitre} id="hesitation">
        Tu ne sais pas par où commencer&#8239;?
      </h3>
      <p>
        Pas encore de théorie&nbsp;: <Link to="/code-de-la-route">le code de la route</Link>.
      </p>
      <p>
        Théorie réussie, et un proche pour te guider&nbsp;:{' '}
        <Link to="/rdv-pedagogique">le rendez-vous pédagogique</Link>.
      </p>
      <p>
        L’examen pratique approche&nbsp;:{' '}
        <Link to="/perception-des-risques">la perception des risques</Link>.
      </p>
    </aside>
  );
}
