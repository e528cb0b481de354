import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { majuscule } from '../../../regles/ecriture.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { useBar } from '../../socle/ui/useBar.ts';
import styles from './Bandeau.module.css';
import { type Accord, accordComplet, aucunAccord, FINALITES, finalites } from './choix.ts';
import { saveChoix, useChoix } from './useConsentement.ts';

const NOMS = finalites.map((each) => FINALITES[each].nom.toLowerCase()).join(' et ');

/**
 * First in tab order, last on the page. It is in every rendering; a mark set in the head reveals it
 * (`MARQUE_CONSENTEMENT`).
 */
export function Bandeau({ suite }: { suite: string }) {
  const choix = useChoix();
  const [ferme, setFerme] = useState(false);
  const demande = choix === null && !ferme;

  useEffect(() => {
    if (choix !== undefined) document.documentElement.toggleAttribute('data-consentement', demande);
  }, [choix, demande]);

  const place = useRef<HTMLElement>(null);
  useBar(place, { property: '--bandeau-mesure', most: 1 / 3, shown: demande });
  if (choix || ferme) return null;

  const answer = (accord: Accord | null) => (event: MouseEvent) => {
    if (accord) saveChoix(accord);
    setFerme(true);
    // By keyboard, focus moves on to the page.
    if (event.detail === 0) document.getElementById(suite)?.focus();
  };
  return (
    <section
      ref={place}
      className={`${plainStyles.unprinted} ${styles.bandeau}`}
      aria-labelledby="titre-bandeau"
    >
      <div className={`${plainStyles.width} ${plainStyles.stack} ${styles.inner}`}>
        <div className={styles.texte}>
          <h2 id="titre-bandeau">Utilisation des cookies</h2>{' '}
          <p>
            {majuscule(NOMS)} attendent ton accord. <Link to="/les-cookies">Choisir en détail</Link>
          </p>
        </div>
        <div className={`${plainStyles.grid} ${styles.boutons}`}>
          <button type="button" className={plainStyles.button} onClick={answer(accordComplet)}>
            Accepter
          </button>
          <button type="button" className={plainStyles.button} onClick={answer(aucunAccord)}>
            Refuser
          </button>
          <button type="button" className={plainStyles.button} onClick={answer(null)}>
            Fermer
          </button>
        </div>
      </div>
    </section>
  );
}
