import { Link } from 'react-router';
import { CarteProduit } from './CarteProduit.tsx';
import type { Produit } from './donnees.ts';
import classes from './Outils.module.css';
import site from './site.module.css';

/** The cards of what is on sale. */
export function Outils({ accesList }: { accesList: Produit[] }) {
  if (accesList.length === 0) return null;
  return (
    <section className={site.bande} data-fond="surface" aria-labelledby="outils">
      <div className={site.interieur}>
        <h2 className={site.titre} id="outils">
          Nos outils pédagogiques
        </h2>
        <p className={site.chapeau}>
          Choisis ce dont tu as besoin, quand tu en as besoin. Rien ne se renouvelle sans toi.
        </p>
        <ul className={classes.grille}>
          {accesList.map((acces) => (
            <li key={acces.id}>
              <CarteProduit acces={acces} />
            </li>
          ))}
          <li>
            <Hesitation />
          </li>
        </ul>
      </div>
    </section>
  );
}

/** For who does not know yet which of them it should be. */
function Hesitation() {
  return (
    <aside className={classes.hesitation} aria-labelledby="hesitation">
      <h3 className={classes.titre} id="hesitation">
        Tu ne sais pas par où commencer&#8239;?
      </h3>
      <p>
        Pas encore de théorie en poche&nbsp;: commence par{' '}
        <Link to="/code-de-la-route">le code de la route</Link>.
      </p>
      <p>
        Théorie réussie, et un proche prêt à te guider&nbsp;: c’est le moment du{' '}
        <Link to="/rdv-pedagogique">rendez-vous pédagogique</Link>.
      </p>
      <p>
        Tu roules déjà et l’examen approche&nbsp;: entraîne-toi à{' '}
        <Link to="/perception-des-risques">la perception des risques</Link>.
      </p>
    </aside>
  );
}
