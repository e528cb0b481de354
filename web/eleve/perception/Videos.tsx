import { Badge, Button } from '@mantine/core';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import type { Accueil } from './perception.calls.ts';
import styles from './perception.module.css';

export type Video = Accueil['clips'][number];

const DIFFICULTES = { 1: 'facile', 2: 'moyenne', 3: 'difficile' } as const;

interface Props {
  clips: readonly Video[];
  onClip: (clip: string) => void;
}

export function Videos({ clips, onClip }: Props) {
  return (
    <ul className={sheetStyles.lines}>
      {clips.map(({ clip, titre, duree, difficulte, vues, points, sur }) => (
        <li key={clip}>
          <span className={styles.titreDeClip}>
            {titre}{' '}
            <span className={`${plainStyles.dimmed} ${styles.detailsDeClip}`}>
              {Math.round(duree)}&nbsp;s, {DIFFICULTES[difficulte]}
            </span>
          </span>
          <span className={plainStyles.line}>
            {vues > 0 && points !== null && sur !== null && (
              <Badge color={points === sur ? 'success' : 'warning'}>
                {sur === 0 ? 'Vue' : `${points} sur ${sur}`}
              </Badge>
            )}
            <Button
              variant="default"
              onClick={() => onClip(clip)}
              aria-label={`${vues > 0 ? 'Refaire' : 'Commencer'}\u00a0: ${titre}`}
            >
              {vues > 0 ? 'Refaire' : 'Commencer'}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
