import { marque } from '../../../marque.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Temoignage.module.css';

const SUR = 5;

export function Temoignage() {
  const { texte, prenom, ville, etoiles } = marque.temoignage;
  return (
    <section className={styles.bande} aria-label="Témoignage">
      <figure className={styles.interieur}>
        <Portrait />
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

function Portrait() {
  return (
    <svg className={styles.portrait} viewBox="0 0 120 120" aria-hidden="true">
      <clipPath id="portrait">
        <circle cx="60" cy="60" r="56" />
      </clipPath>
      <circle cx="60" cy="60" r="60" fill="#fff" />
      <g clipPath="url(#portrait)">
        <path d="M0 0h120v120H0z" fill="#cfe4f8" />
        <path d="M30 62q-3-38 30-38t30 38q2 22 6 34H24q4-12 6-34z" fill="#5a3b28" />
        <path d="M14 124q2-32 32-37h28q30 5 32 37z" fill="#ffce00" />
        <path d="M48 74h24v13q-12 14-24 0z" fill="#e0a886" />
        <ellipse cx="60" cy="58" rx="21" ry="25" fill="#f0bd9b" />
        <path d="M37 58q-2-28 23-28t23 28q-3-14-13-18-17 10-33 18z" fill="#5a3b28" />
        <circle cx="51.5" cy="58" r="2.4" fill="#2b1d14" />
        <circle cx="68.5" cy="58" r="2.4" fill="#2b1d14" />
        <path
          d="M51 69q9 8 18 0"
          fill="none"
          stroke="#8e3b2f"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
