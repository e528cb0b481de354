import {
  type CSSProperties,
  type ComponentProps,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import styles from './Film.module.css';
import { FilmAgrandi } from './FilmAgrandi.tsx';
import { Etapes } from './Etapes.tsx';
import { ImageQuestion } from './ImageQuestion.tsx';
import { coinLibre, filmOf } from './projection.ts';
import { useEpingle } from './useEpingle.ts';
import questionStyles from './Question.module.css';
import { type Recu, isStill, useProjection } from './useProjection.ts';

type Props = ComponentProps<typeof ImageQuestion> & {
  adresse: string;
};

/** Plays once, then on demand; until loaded, the picture stands still. */
export function Film({ adresse, ...image }: Props) {
  const recu = useRecu(adresse);
  return recu ? <Scene key={adresse} {...recu} {...image} /> : <ImageQuestion {...image} />;
}

function useRecu(adresse: string): Recu | null {
  const [recu, setRecu] = useState<Recu | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    fetch(adresse, { signal: gone.signal })
      .then(async (answer) => {
        if (answer.status !== 200) return;
        const text = await answer.text();
        const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        const film = picture instanceof SVGSVGElement && filmOf(picture);
        if (film) setRecu({ picture, film });
      })
      .catch(() => undefined);
    return () => gone.abort();
  }, [adresse]);
  return recu;
}

type SceneProps = Pick<Props, 'description' | 'ecran'> & Recu;

function Scene({ picture, film, description, ecran }: SceneProps) {
  const place = useRef<HTMLElement>(null);
  const [still] = useState(isStill);
  const [agrandi, setAgrandi] = useState(false);
  const { at, play, rest } = useProjection(place, { picture, film, description }, !still);
  const { width, height } = picture.viewBox.baseVal;
  const coin = useMemo(() => coinLibre(film, { width, height }), [film, width, height]);
  useEpingle(place);

  return (
    <div className={styles.film}>
      <figure
        ref={place}
        className={`${questionStyles.image} ${styles.scene}`}
        data-cadre={ecran ? '' : undefined}
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <button
          type="button"
          className={questionStyles.agrandir}
          aria-label="Voir le film en grand"
          aria-haspopup="dialog"
          onClick={() => {
            rest();
            setAgrandi(true);
          }}
        >
          <Icon name="enlarge" />
        </button>
        {!still && (
          <div className={styles.surImage} data-coin={coin}>
            <button type="button" onClick={() => play()}>
              <span>
                <Icon name="replay" />
                Rejouer
              </span>
            </button>
            <button
              type="button"
              aria-label="Étape suivante"
              onClick={() => play(at === null ? 0 : (at + 1) % film.etapes.length)}
            >
              <span>
                <Icon name="next" />
              </span>
            </button>
          </div>
        )}
      </figure>
      <Etapes etapes={film.etapes} at={at} />
      {agrandi && (
        <FilmAgrandi {...{ picture, film, description }} onClose={() => setAgrandi(false)} />
      )}
    </div>
  );
}
