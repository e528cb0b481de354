import { type CSSProperties, useCallback, useState } from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import { ImageAgrandie } from './ImageAgrandie.tsx';
import styles from './Question.module.css';

interface Props {
  src: string;
  description: string | null;
  seule: boolean;
  prioritaire?: boolean | undefined;
  /** Framed to its own ratio, and zoomable. */
  ecran: boolean;
}

/** Reserves its place; a lost picture is replaced by its description. */
export function ImageQuestion({ src, description, seule, prioritaire, ecran }: Props) {
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
        <img
          ref={ecran ? measure : undefined}
          src={src}
          alt={description ?? ''}
          decoding="async"
          fetchPriority={prioritaire ? 'high' : undefined}
          onLoad={ecran ? (event) => measure(event.currentTarget) : undefined}
          onError={() => setPerdue(true)}
        />
      )}
      {ecran && ratio !== null && !perdue && (
        <button
          type="button"
          className={styles.agrandir}
          aria-label="Agrandir l’image"
          aria-haspopup="dialog"
          onClick={() => setAgrandie(true)}
        >
          <Icon name="enlarge" />
        </button>
      )}
      {agrandie && ratio !== null && (
        <ImageAgrandie
          src={src}
          description={description}
          ratio={ratio}
          onClose={() => setAgrandie(false)}
        />
      )}
    </figure>
  );
}
