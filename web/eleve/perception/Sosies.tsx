import { Button } from '@mantine/core';
import { enSecondes } from '../../../films/mots.ts';
import { Part } from '../../socle/ui/Part.tsx';
import { SigneFaux } from '../questions/index.ts';
import type { Revue } from './perception.calls.ts';
import styles from './perception.module.css';

interface Props {
  revue: Revue;
  /** Undefined: the clip can’t be shown. */
  onVoir: ((t: number) => void) | undefined;
}

/** Looked like dangers and were none, with the wrong clicks on them. */
export function Sosies({ revue: { sosies, clics }, onVoir }: Props) {
  if (sosies.length === 0) return null;
  return (
    <Part title="Ce qui n’était pas un risque">
      <ol className={styles.lignes}>
        {sosies.map(({ t, dit, clics: dessus }) => (
          <li key={dit}>
            {onVoir ? (
              <Button
                variant="default"
                size="compact-md"
                aria-label={`Voir ce moment, à ${enSecondes(t)}`}
                onClick={() => onVoir(t)}
              >
                {enSecondes(t)}
              </Button>
            ) : (
              <span>{enSecondes(t)}</span>
            )}
            <span>
              {dit}
              {dessus.length > 0 && (
                <strong>
                  {' '}
                  Tu as cliqué dessus à {dessus.map((i) => enSecondes(clics[i]!.t)).join(', ')}.
                </strong>
              )}
            </span>
            {dessus.length > 0 && <SigneFaux />}
          </li>
        ))}
      </ol>
    </Part>
  );
}
