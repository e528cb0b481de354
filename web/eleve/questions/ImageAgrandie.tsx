import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import { PleinEcran } from './PleinEcran.tsx';
import styles from './Question.module.css';

interface Props {
  src: string;
  description: string | null;
  ratio: number;
  onClose: () => void;
}

type Point = readonly [x: number, y: number];

const MILIEU: Point = [0.5, 0.5];

export function ImageAgrandie({ src, description, ratio, onClose }: Props) {
  const cadre = useRef<HTMLElement>(null);
  const [pres, setPres] = useState<Point | null>(null);
  useLayoutEffect(() => {
    if (!pres || !cadre.current) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = cadre.current;
    const [x, y] = pres;
    cadre.current.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
  }, [pres]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' && !pres) setPres(MILIEU);
    if (key === '-') setPres(null);
  };
  return (
    <PleinEcran
      nom="L’image en grand"
      ratio={ratio}
      onClose={onClose}
      onKeyDown={onKeyDown}
      boutons={
        <button type="button" aria-keyshortcuts="+ -" onClick={() => setPres(pres ? null : MILIEU)}>
          <Icon name={pres ? 'shrink' : 'enlarge'} />
          {pres ? 'Voir en entier' : 'Voir de près'}
        </button>
      }
    >
      <section
        ref={cadre}
        className={styles.defile}
        data-pres={pres ? '' : undefined}
        aria-label="Image à parcourir"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move it about
        tabIndex={0}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button and two keys do the same */}
        <img
          src={src}
          alt={description ?? ''}
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            setPres(pres ? null : [(clientX - left) / width, (clientY - top) / height]);
          }}
        />
      </section>
    </PleinEcran>
  );
}
