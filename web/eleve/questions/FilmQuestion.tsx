import {
  type CSSProperties,
  type ComponentProps,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import styles from './FilmQuestion.module.css';
import { hasWebGl } from '../../../monde/webGl.ts';
import { CADRE } from '../../../regles/vue.ts';
import { ImageOuVue } from './ImageOuVue.tsx';
import { ImageQuestion } from './ImageQuestion.tsx';
import { isEconome } from './preloadPicture.ts';
import { useFilmDuMonde } from './useFilmDuMonde.ts';
import { coinLibre, findFilm } from './projection.ts';
import questionStyles from './Question.module.css';
import { type Recu, isStill, useProjection } from './useProjection.ts';
import { PleinEcran } from './PleinEcran.tsx';
import { VisuallyHidden } from '@mantine/core';
import type { Film } from '../../../regles/film.ts';

type Props = ComponentProps<typeof ImageQuestion> & { adresse: string };

/** Plays once, then on demand; until loaded, the picture stands still. */
export function FilmQuestion({ adresse, ...image }: Props) {
  const [plat, setPlat] = useState(() => !image.vue || isStill() || isEconome() || !hasWebGl());
  return plat ? (
    <FilmPlat adresse={adresse} {...image} />
  ) : (
    <FilmDuMonde
      {...image}
      adresse={adresse.replace(/svg$/, `json?${image.vue!.cle}`)}
      onLost={() => setPlat(true)}
    />
  );
}

function FilmDuMonde({ adresse, onLost, ...image }: Props & { onLost: () => void }) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [agrandi, setAgrandi] = useState(false);
  const film = useFilmDuMonde(canvas, adresse, { autoplays: true, onLost });
  const { etapes, at, joue, play, rest } = film;
  const pret = etapes.length > 0;
  return (
    <div className={styles.film}>
      <ImageQuestion
        {...image}
        surVue={<canvas ref={setCanvas} data-joue={joue || undefined} aria-hidden="true" />}
        {...(pret && {
          enGrand: {
            label: 'Voir le film en grand',
            open: () => {
              rest();
              setAgrandi(true);
            },
          },
        })}
      >
        {pret && (
          <SurImage
            coin="bas"
            onRejoue={() => play()}
            onSuite={() => play(suiteOf(at, etapes.length))}
          />
        )}
      </ImageQuestion>
      <Etapes etapes={etapes} at={at} />
      {agrandi && (
        <FilmDuMondeAgrandi {...{ adresse, onLost, image }} onClose={() => setAgrandi(false)} />
      )}
    </div>
  );
}

const suiteOf = (at: number | null, nombre: number): number =>
  at === null ? 0 : (at + 1) % nombre;

interface AgrandiProps {
  adresse: string;
  image: Omit<Props, 'adresse'>;
  onLost: () => void;
  onClose: () => void;
}

function FilmDuMondeAgrandi({ adresse, image, onLost, onClose }: AgrandiProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [lent, setLent] = useState(false);
  const { etapes, at, joue, play } = useFilmDuMonde(canvas, adresse, { autoplays: true, onLost });
  const { src, vue, description } = image;
  return (
    <PleinEcran
      nom="Le film en grand"
      ratio={CADRE[0] / CADRE[1]}
      className={styles.grand}
      onClose={onClose}
    >
      <figure className={styles.scene}>
        <ImageOuVue src={src} vue={vue} sizes="100vw" alt={description ?? ''}>
          <canvas ref={setCanvas} data-joue={joue || undefined} aria-hidden="true" />
        </ImageOuVue>
      </figure>
      <Etapes etapes={etapes} at={at} />
      {etapes.length > 0 && (
        <Commandes
          lent={lent}
          onRejoue={() => play(undefined, foisOf(lent))}
          onSuite={() => play(suiteOf(at, etapes.length), foisOf(lent))}
          onLent={() => {
            setLent(!lent);
            play(at ?? undefined, foisOf(!lent));
          }}
        />
      )}
    </PleinEcran>
  );
}

function FilmPlat({ adresse, ...image }: Props) {
  const recu = useRecu(adresse);
  return recu ? <Projection key={adresse} {...recu} {...image} /> : <ImageQuestion {...image} />;
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
        const film = picture instanceof SVGSVGElement && findFilm(picture);
        if (film) setRecu({ picture, film });
      })
      .catch(() => undefined);
    return () => gone.abort();
  }, [adresse]);
  return recu;
}

type ProjectionProps = Pick<Props, 'description' | 'ecran'> & Recu;

function Projection({ picture, film, description, ecran }: ProjectionProps) {
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
          <SurImage
            coin={coin}
            onRejoue={() => play()}
            onSuite={() => play(suiteOf(at, film.etapes.length))}
          />
        )}
      </figure>
      <Etapes etapes={film.etapes} at={at} />
      {agrandi && (
        <FilmAgrandi {...{ picture, film, description }} onClose={() => setAgrandi(false)} />
      )}
    </div>
  );
}

const RALENTI = 3;
const foisOf = (lent: boolean): number => (lent ? RALENTI : 1);

type GrandProps = Omit<ProjectionProps, 'ecran'> & { onClose: () => void };

function FilmAgrandi({ onClose, ...recu }: GrandProps) {
  const place = useRef<HTMLElement>(null);
  const [still] = useState(isStill);
  const [lent, setLent] = useState(false);
  const { at, play } = useProjection(place, recu, !still);
  const { etapes } = recu.film;
  const { width, height } = recu.picture.viewBox.baseVal;
  const fois = foisOf(lent);
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
        <Commandes
          lent={lent}
          onRejoue={() => play(undefined, fois)}
          onSuite={() => play(suiteOf(at, etapes.length), fois)}
          onLent={() => {
            setLent(!lent);
            play(at ?? undefined, foisOf(!lent));
          }}
        />
      )}
    </PleinEcran>
  );
}

interface SurImageProps {
  coin: 'bas' | 'haut';
  onRejoue: () => void;
  onSuite: () => void;
}

const SurImage = ({ coin, onRejoue, onSuite }: SurImageProps) => (
  <div className={styles.surImage} data-coin={coin}>
    <button type="button" onClick={onRejoue}>
      <span>
        <Icon name="replay" />
        Rejouer
      </span>
    </button>
    <button type="button" aria-label="Étape suivante" onClick={onSuite}>
      <span>
        <Icon name="next" />
      </span>
    </button>
  </div>
);

interface CommandesProps extends Omit<SurImageProps, 'coin'> {
  lent: boolean;
  onLent: () => void;
}

const Commandes = ({ lent, onRejoue, onSuite, onLent }: CommandesProps) => (
  <div className={styles.commandes}>
    <button type="button" onClick={onRejoue}>
      <Icon name="replay" />
      Rejouer
    </button>
    <button type="button" onClick={onSuite}>
      <Icon name="next" />
      Étape suivante
    </button>
    <button type="button" aria-pressed={lent} onClick={onLent}>
      <Icon name="slow" />
      Ralenti
    </button>
  </div>
);

function useEpingle(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current!;
    const seen = new IntersectionObserver(
      (entries) => {
        const { boundingClientRect, intersectionRatio } = entries.at(-1)!;
        const stuck = intersectionRatio < 1 && boundingClientRect.top < 1;
        element.toggleAttribute('data-epingle', stuck);
      },
      // One pixel less: touching the top means stuck.
      { rootMargin: '-1px 0px 0px', threshold: 1 },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [place]);
}

interface EtapesProps {
  etapes: readonly Pick<Film['etapes'][number], 'numero' | 'texte'>[];
  at: number | null;
}

function Etapes({ etapes, at }: EtapesProps) {
  const dite = at === null ? undefined : etapes[at];
  return (
    <>
      <ol className={styles.etapes} aria-label="L’ordre de passage">
        {etapes.map(({ numero, texte }, i) => (
          <li key={texte} aria-current={i === at ? 'step' : undefined}>
            {numero !== null && <span className={styles.numero}>{numero}.</span>} {texte}
          </li>
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">
        {dite && `${dite.numero === null ? '' : `${dite.numero}. `}${dite.texte}`}
      </VisuallyHidden>
    </>
  );
}
