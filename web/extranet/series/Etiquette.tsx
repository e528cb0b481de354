import { Badge } from '@mantine/core';
import { versionsOf } from '../../../regles/images.ts';
import type { Choisie } from './saisie.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import vignetteStyles from '../../socle/ui/vignette.module.css';
import styles from './themes.module.css';

export function Etiquette({ question }: { question: Choisie }) {
  const { id, libelle, libelleImage, idArticleLois, langue, grave } = question;
  return (
    <span className={`${vignetteStyles.row} ${styles.etiquette}`}>
      {libelleImage ? (
        <img
          src={versionsOf(libelleImage)[0]?.adresse ?? libelleImage}
          alt=""
          width="48"
          height="36"
          loading="lazy"
        />
      ) : (
        <span />
      )}
      <span>
        <span className={`${plainStyles.clamp} ${styles.libelle}`}>{libelle}</span>
        <span className={plainStyles.note}>
          n°&nbsp;{id}
          {idArticleLois && ` · art. ${idArticleLois}`}
          {langue !== 'FR' && ` · ${langue}`}
          {!libelleImage && ' · sans image'}
          {grave === 1 && (
            <Badge component="span" color="warning" tt="uppercase">
              Grave
            </Badge>
          )}
        </span>
      </span>
    </span>
  );
}
