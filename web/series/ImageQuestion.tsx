import { useState } from 'react';
import styles from './Question.module.css';

interface Props {
  src: string;
  description: string | null;
}

/** Its place is kept before it comes; if it can't come, its description takes that place. */
export function ImageQuestion({ src, description }: Props) {
  const [perdue, setPerdue] = useState(false);
  return (
    <figure className={styles.image}>
      {perdue ? (
        <p className={styles.description}>{description ?? 'L’image n’a pas pu être chargée.'}</p>
      ) : (
        <img src={src} alt={description ?? ''} decoding="async" onError={() => setPerdue(true)} />
      )}
    </figure>
  );
}
