import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  CADRE,
  type Forme,
  FORMATS_DE_VUE,
  adressesDeVue,
  formesDesAnnotations,
  type VueMontree,
} from '../../../regles/vue.ts';
import styles from './Question.module.css';
import { isEconome, TAILLES_DE_VUE } from './preloadPicture.ts';

type Props = ComponentProps<'img'> & {
  src: string;
  vue: VueMontree | null | undefined;
  sizes?: string;
  /** Between the picture and its words. */
  children?: ReactNode;
};

/** The picture in three dimensions; the drawing where there is none, it is lost, or data are dear. */
export function ImageOuVue({
  src,
  vue,
  sizes = TAILLES_DE_VUE,
  alt = '',
  children,
  ...props
}: Props) {
  const [perdue, setPerdue] = useState(false);
  if (!vue || perdue || (vue.cle && isEconome())) return <img {...props} src={src} alt={alt} />;
  return (
    <span className={styles.vue}>
      <picture>
        {vue.cle &&
          FORMATS_DE_VUE.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={adressesDeVue(vue.cle, format)}
              sizes={sizes}
            />
          ))}
        <img {...props} src={src} alt={alt} onError={() => setPerdue(true)} />
      </picture>
      {children}
      <svg viewBox={`0 0 ${CADRE.join(' ')}`} aria-hidden="true">
        {formesDesAnnotations(vue.annotations).map((forme, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never move
          <Trace key={i} {...forme} />
        ))}
      </svg>
    </span>
  );
}

function Trace(forme: Forme) {
  if (forme.genre === 'mot')
    return (
      <text x={forme.x} y={forme.y} fill={forme.couleur}>
        {forme.mot}
      </text>
    );
  if (forme.genre === 'fond') {
    const { x, y, l: width, h: height, rayon: rx, couleur: fill } = forme;
    return <rect {...{ x, y, width, height, rx, fill }} />;
  }
  const { d, couleur, large, plein } = forme;
  return <path d={d} fill={plein ? couleur : 'none'} stroke={couleur} strokeWidth={large} />;
}
