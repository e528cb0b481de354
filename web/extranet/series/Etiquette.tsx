import { Badge } from '@mantine/core';
import type { Choisie } from './saisie.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Vignette } from '../../socle/ui/Vignette.tsx';
import vignetteStyles from '../../socle/ui/vignette.module.css';
import styles from './themes.module.css';

export function Etiquette({ question }: { question: Choisie }) {
  const { id, libelle, libelleImage, idArticleLois, langue, grave } = question;
  return (
    <span className={`${vignetteStyles.row} ${styles.etiquette}`}>
      <Vignette image={libelleImage} />
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
