import { useState } from 'react';
import styles from './Question.module.css';

interface Props {
  src: string;
  description: string | null;
  /** Among the first things that the page shows. */
  prioritaire?: boolean | undefined;
}

/** Its place is kept before it comes; if it can't come, its description takes that place. */
export function ImageQuestion({ src, description, prioritaire }: Props) {
  const [perdue, setPerdue] = useState(false);
  return (
    <figure className={styles.image}>
      {perdue ? (
        <p>{description ?? 'L’image n’a pas pu être chargée.'}</p>
      ) : (
        <img
          src={src}
          alt={description ?? ''}
          decoding="async"
          fetchPriority={prioritaire ? 'high' : undefined}
          onError={() => setPerdue(true)}
        />
      )}
    </figure>
  );
}
