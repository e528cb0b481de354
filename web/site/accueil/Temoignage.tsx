import { marque } from '../../../marque.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import portrait from './portrait.svg';
import styles from './Temoignage.module.css';

const SUR = 5;

export function Temoignage() {
  if (!marque.temoignage) return null;
  const { texte, prenom, ville, etoiles } = marque.temoignage;
  return (
    <section className={styles.bande} aria-label="Témoignage">
      <figure className={styles.interieur}>
        <img src={portrait} alt="" className={styles.portrait} />
        <blockquote className={styles.citation}>
          <Etoiles nombre={etoiles} />
          <p>«&nbsp;{texte}&nbsp;»</p>
        </blockquote>
        <figcaption className={styles.qui}>
          {prenom}, {ville}
        </figcaption>
      </figure>
    </section>
  );
}

function Etoiles({ nombre }: { nombre: number }) {
  return (
    <>
      <span className={plainStyles.hidden}>
        {nombre} étoiles sur {SUR}
      </span>
      <svg width="150" height="28" viewBox="0 0 150 28" aria-hidden="true">
        {Array.from({ length: SUR }, (_, rang) => (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- they are all alike
            key={rang}
            transform={`translate(${rang * 30 + 1} 0)`}
            d="m14 1.5 3.8 8 8.7 1.1-6.4 6 1.7 8.7-7.8-4.3-7.8 4.3 1.7-8.7-6.4-6 8.7-1.1z"
            fill={rang < nombre ? '#ffce00' : 'none'}
            stroke="#ffce00"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        ))}
      </svg>
    </>
  );
}
