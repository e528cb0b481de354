import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Etapes } from './Etapes.tsx';
import styles from './Film.module.css';
import questionStyles from './Question.module.css';
import { type Recu, isStill, useProjection } from './useProjection.ts';

/** So many times as long as it lasts. */
const RALENTI = 3;

interface Props extends Recu {
  description: string | null;
  onClose: () => void;
}

/** The film on the whole screen, with its steps. The browser's own dialog, as for a picture. */
export function FilmAgrandi({ onClose, ...recu }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLElement>(null);
  const [still] = useState(isStill);
  const [lent, setLent] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const { at, play } = useProjection(place, recu, !still);
  const { etapes } = recu.film;
  const { width, height } = recu.picture.viewBox.baseVal;
  const fois = lent ? RALENTI : 1;
  return (
    <dialog
      ref={dialog}
      className={`${questionStyles.grande} ${styles.grand}`}
      style={{ '--ratio': width / height } as CSSProperties}
      aria-label="Le film en grand"
      onClose={onClose}
    >
      <figure ref={place} className={styles.scene} />
      <Etapes etapes={etapes} at={at} />
      {!still && (
        <div className={styles.commandes}>
          <button type="button" onClick={() => play(undefined, fois)}>
            <Icon name="replay" />
            Rejouer
          </button>
          <button
            type="button"
            onClick={() => play(at === null ? 0 : (at + 1) % etapes.length, fois)}
          >
            <Icon name="next" />
            Étape suivante
          </button>
          <button
            type="button"
            aria-pressed={lent}
            onClick={() => {
              setLent(!lent);
              play(at ?? undefined, lent ? 1 : RALENTI);
            }}
          >
            <Icon name="slow" />
            Ralenti
          </button>
        </div>
      )}
      <button
        type="button"
        className={questionStyles.fermer}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
        Fermer
      </button>
    </dialog>
  );
}
