import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import { recitDe } from '../../../films/recit.ts';
import styles from './perception.module.css';

interface Props {
  envoye: ClipEnvoye;
  busy: boolean;
  onFini: () => void;
}

/** The same street, second by second, for who does not see it. */
export function EnMots({ envoye: { clip, jour }, busy, onFini }: Props) {
  const dits = useMemo(() => recitDe(clip, jour), [clip, jour]);
  const [secondes, setSecondes] = useState(1);
  const derniere = dits.at(-1)?.t ?? 0;
  const fini = secondes > derniere;
  /** Seconds without news are skipped. */
  const suite = () => setSecondes((dits.find(({ t }) => t >= secondes)?.t ?? derniere) + 1);
  return (
    <section className={styles.mots} aria-labelledby="en-mots">
      <h2 id="en-mots">La scène en mots</h2>
      <ol className={styles.recit} aria-live="polite">
        {dits
          .filter(({ t }) => t < secondes)
          .map(({ t, texte }) => (
            <li key={`${t} ${texte}`}>
              <span>{t}&nbsp;s</span> {texte}
            </li>
          ))}
      </ol>
      {fini ? (
        <Button size="lg" loading={busy} onClick={onFini}>
          J’ai tout lu
        </Button>
      ) : (
        <Button size="lg" onClick={suite}>
          La suite
        </Button>
      )}
    </section>
  );
}
