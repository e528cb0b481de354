import { useRef, useState } from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import { Etapes } from './Etapes.tsx';
import styles from './Film.module.css';
import { PleinEcran } from './PleinEcran.tsx';
import { type Recu, isStill, useProjection } from './useProjection.ts';

const RALENTI = 3;

interface Props extends Recu {
  description: string | null;
  onClose: () => void;
}

export function FilmAgrandi({ onClose, ...recu }: Props) {
  const place = useRef<HTMLElement>(null);
  const [still] = useState(isStill);
  const [lent, setLent] = useState(false);
  const { at, play } = useProjection(place, recu, !still);
  const { etapes } = recu.film;
  const { width, height } = recu.picture.viewBox.baseVal;
  const fois = lent ? RALENTI : 1;
  return (
    <PleinEcran
      nom="Le film en grand"
      ratio={width / height}
      className={styles.grand}
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
    </PleinEcran>
  );
}
