import { Link } from 'react-router';
import type { QuestionDeFaq } from './donnees.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Faq } from './Faq.tsx';
import faqStyles from './Faq.module.css';
import styles from './FaqAccueil.module.css';
import siteStyles from '../../socle/ui/site.module.css';

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

export function FaqAccueil({ faq }: { faq: QuestionDeFaq[] }) {
  return (
    <section className={siteStyles.bande} aria-labelledby="faq">
      <div className={plainStyles.width}>
        <h2 className={siteStyles.titre} id="faq">
          Questions fréquentes
        </h2>
        <div className={styles.sujets}>
          {SUJETS.map(({ type, titre, to, libelle }) => (
            <details key={type} className={styles.sujet}>
              <summary className={faqStyles.intitule}>
                <h3 className={plainStyles.spaced}>{titre}</h3>
              </summary>
              <div className={styles.contenu}>
                <Faq faq={faq.filter((entry) => entry.type === type)} />
                <Link to={to} className={plainStyles.link}>
                  {libelle}
                </Link>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
