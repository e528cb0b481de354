import { Button, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './Film.module.css';
import { ImageQuestion } from './ImageQuestion.tsx';
import { type Projection, filmOf, projectionOf } from './projection.ts';
import questionStyles from './Question.module.css';

type Props = ComponentProps<typeof ImageQuestion> & {
  /** Of the film. */
  adresse: string;
};

/** In the place of the picture: who passes when, once by itself and then on demand. Still while there is no film. */
export function Film({ adresse, ...image }: Props) {
  const recu = useRecu(adresse);
  return recu ? <Scene key={adresse} {...recu} {...image} /> : <ImageQuestion {...image} />;
}

interface Recu {
  picture: SVGSVGElement;
  film: NonNullable<ReturnType<typeof filmOf>>;
}

/** What comes from there, read once: as long as it is the same, it plays on. Null where there is none. */
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
      // Without a network the still picture stays, and the justification says it all.
      .catch(() => undefined);
    return () => gone.abort();
  }, [adresse]);
  return recu;
}

type SceneProps = Pick<Props, 'description' | 'ecran'> & Recu;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function Scene({ picture, film, description, ecran }: SceneProps) {
  const place = useRef<HTMLElement>(null);
  const projection = useRef<Projection>(undefined);
  const [at, setAt] = useState<number | null>(null);
  const [still] = useState(isStill);
  const waiting = useRef<() => void>(undefined);
  const { etapes } = film;
  const { width, height } = picture.viewBox.baseVal;
  const play = (etape?: number) => {
    waiting.current?.();
    projection.current?.play(etape);
  };

  useEffect(() => {
    const shown = document.importNode(picture, true);
    if (description) shown.setAttribute('aria-label', description);
    // What comes into a new place with it, Firefox sizes by a first layout of that place, and no more after.
    place.current!.getBoundingClientRect();
    place.current!.replaceChildren(shown);
    const own = projectionOf(shown, film, (etape) => {
      setAt(etape);
      if (etape !== null) return;
      own.rest();
      shown.animate({ opacity: [0, 1] }, 200);
    });
    projection.current = own;
    // Once, as soon as it stays before one's eyes: on a phone the page first goes on to the verdict.
    let begins: number | undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        clearTimeout(begins);
        if (!entries.at(-1)!.isIntersecting) return;
        begins = window.setTimeout(() => {
          seen.disconnect();
          own.play();
        }, 700);
      },
      { threshold: 0.6 },
    );
    if (!still) seen.observe(shown);
    const stopWaiting = () => {
      clearTimeout(begins);
      seen.disconnect();
    };
    waiting.current = stopWaiting;
    return () => {
      stopWaiting();
      own.rest();
    };
  }, [picture, film, description, still]);

  return (
    <div className={styles.film}>
      <figure
        ref={place}
        className={`${questionStyles.image} ${styles.scene}`}
        data-cadre={ecran ? '' : undefined}
        style={ecran ? ({ '--ratio': width / height } as CSSProperties) : undefined}
      />
      <div className={styles.suite}>
        {!still && (
          <div className={styles.commandes}>
            <Button variant="default" leftSection={<Icon name="replay" />} onClick={() => play()}>
              Rejouer
            </Button>
            <Button
              variant="default"
              leftSection={<Icon name="next" />}
              onClick={() => play(at === null ? 0 : (at + 1) % etapes.length)}
            >
              Étape suivante
            </Button>
          </div>
        )}
        <ol className={styles.etapes} aria-label="L’ordre de passage">
          {etapes.map(({ numero, texte }, i) => (
            <li key={texte} aria-current={i === at ? 'step' : undefined}>
              {numero !== null && <span className={styles.numero}>{numero}.</span>} {texte}
            </li>
          ))}
        </ol>
        <VisuallyHidden aria-live="polite">{at !== null && ditOf(etapes[at]!)}</VisuallyHidden>
      </div>
    </div>
  );
}

const ditOf = ({ numero, texte }: { numero: number | null; texte: string }) =>
  numero === null ? texte : `${numero}. ${texte}`;
