import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useState,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import styles from './Question.module.css';
import { type PlaqueAnnotee, plaquesAOuvrir, type VueMontree } from '../../../regles/vue.ts';
import { ImageOuVue } from './ImageOuVue.tsx';
import { PleinEcran } from './PleinEcran.tsx';

interface Props {
  src: string;
  vue: VueMontree | null | undefined;
  description: string | null;
  seule: boolean;
  prioritaire?: boolean | undefined;
  /** Framed to its own ratio, and zoomable. */
  ecran: boolean;
  /** Over a picture in three dimensions: its film. */
  surVue?: ReactNode;
  /** Instead of the enlarged picture. */
  enGrand?: { label: string; open: () => void };
  children?: ReactNode;
}

/** Reserves its place; a lost picture is replaced by its description. */
export function ImageQuestion({ src, vue, description, seule, ...props }: Props) {
  const { prioritaire, ecran, surVue, enGrand, children } = props;
  const [perdue, setPerdue] = useState(false);
  const [ratio, setRatio] = useState<number | null>(null);
  const [agrandie, setAgrandie] = useState(false);
  const measure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalHeight > 0)
      setRatio(image.naturalWidth / image.naturalHeight);
  }, []);
  return (
    <figure
      className={styles.image}
      data-seule={seule || undefined}
      data-cadre={ecran && ratio !== null ? '' : undefined}
      style={ecran && ratio !== null ? ({ '--ratio': ratio } as CSSProperties) : undefined}
    >
      {perdue ? (
        <p>{description ?? 'L’image n’a pas pu être chargée.'}</p>
      ) : (
        <ImageOuVue
          ref={ecran ? measure : undefined}
          src={src}
          vue={vue}
          alt={description ?? ''}
          decoding="async"
          fetchPriority={prioritaire ? 'high' : undefined}
          onLoad={ecran ? (event) => measure(event.currentTarget) : undefined}
          onError={() => setPerdue(true)}
        >
          {surVue}
        </ImageOuVue>
      )}
      {(enGrand ?? (ecran && ratio !== null)) && !perdue && (
        <button
          type="button"
          className={styles.agrandir}
          aria-label={enGrand?.label ?? 'Agrandir l’image'}
          aria-haspopup="dialog"
          onClick={enGrand?.open ?? (() => setAgrandie(true))}
        >
          <Icon name="enlarge" />
        </button>
      )}
      {children}
      {agrandie && ratio !== null && (
        <ImageAgrandie
          src={src}
          vue={vue}
          description={description}
          ratio={ratio}
          onClose={() => setAgrandie(false)}
        />
      )}
    </figure>
  );
}

interface AgrandieProps {
  src: string;
  vue: VueMontree | null | undefined;
  description: string | null;
  ratio: number;
  onClose: () => void;
}

type Vise = readonly [x: number, y: number];

const MILIEU: Vise = [0.5, 0.5];

const placeOf = ([x, y, l, h]: PlaqueAnnotee['cadre']): CSSProperties =>
  Object.fromEntries(
    Object.entries({ left: x, top: y, width: l, height: h }).map(([side, part]) => [
      side,
      `${part * 100}%`,
    ]),
  );

function ImageAgrandie({ src, vue, description, ratio, onClose }: AgrandieProps) {
  const cadre = useRef<HTMLElement>(null);
  const [pres, setPres] = useState<Vise | null>(null);
  const [plaque, setPlaque] = useState<PlaqueAnnotee | null>(null);
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
        plaque ? (
          <button type="button" onClick={() => setPlaque(null)}>
            <Icon name="shrink" />
            Revoir l’image
          </button>
        ) : (
          <button
            type="button"
            aria-keyshortcuts="+ -"
            onClick={() => setPres(pres ? null : MILIEU)}
          >
            <Icon name={pres ? 'shrink' : 'enlarge'} />
            {pres ? 'Voir en entier' : 'Voir de près'}
          </button>
        )
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
        {plaque ? (
          <img className={styles.enPlein} src={plaque.adresse} alt={plaque.texte} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button and two keys do the same
          <ImageOuVue
            src={src}
            vue={vue}
            sizes={pres ? '250vw' : '100vw'}
            alt={description ?? ''}
            onClick={({ currentTarget, clientX, clientY }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect();
              setPres(pres ? null : [(clientX - left) / width, (clientY - top) / height]);
            }}
          >
            {plaquesAOuvrir(vue?.annotations ?? []).map((each, rang) => (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- they never move
                key={rang}
                type="button"
                className={styles.plaque}
                style={placeOf(each.cadre)}
                aria-label={`Agrandir le signal\u00a0: ${each.texte}`}
                onClick={() => setPlaque(each)}
              />
            ))}
          </ImageOuVue>
        )}
      </section>
    </PleinEcran>
  );
}
