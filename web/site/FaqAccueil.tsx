import { Link } from 'react-router';
import type { Question } from './donnees.ts';
import { Faq } from './Faq.tsx';
import classes from './FaqAccueil.module.css';
import site from './site.module.css';

const SUJETS = [
  { type: 'QT', titre: 'La théorie', to: '/code-de-la-route', libelle: 'Le code de la route' },
  {
    type: 'EX',
    titre: 'La perception des risques',
    to: '/perception-des-risques',
    libelle: 'Le test, en détail',
  },
  {
    type: 'EL',
    titre: 'Le rendez-vous pédagogique',
    to: '/rdv-pedagogique',
    libelle: 'Le rendez-vous, en détail',
  },
] as const;

export function FaqAccueil({ faq }: { faq: Question[] }) {
  return (
    <section className={site.bande} aria-labelledby="faq">
      <div className={site.interieur}>
        <h2 className={site.titre} id="faq">
          Questions fréquentes
        </h2>
        {SUJETS.map(({ type, titre, to, libelle }) => (
          <div key={type} className={classes.sujet}>
            <div>
              <h3 className={classes.titre}>{titre}</h3>
              <Link to={to} className={classes.lien}>
                {libelle}
              </Link>
            </div>
            <Faq faq={faq.filter((entry) => entry.type === type)} />
          </div>
        ))}
      </div>
    </section>
  );
}
