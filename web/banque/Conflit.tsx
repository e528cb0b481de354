import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { instantInWords } from '../ui/dates.ts';
import { Sign } from '../ui/Sign.tsx';
import styles from './banque.module.css';
import { type Bout, type Difference, compareMots } from './differences.ts';

interface Props {
  /** « Cette question a changé entre-temps » */
  titre: string;
  /** Who saved the other version, and when. */
  leur: { auteur: string; dateModification: string | null };
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was quicker: who, when, what differs, and both ways on. Nothing typed is lost. */
export function Conflit({ titre, leur, differences, onTakeTheirs, onKeepMine }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Higher than a phone: read from its title on.
    box.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="warning"
      icon={<Sign kind="warning" />}
      title={
        <span ref={title} className={styles.titre}>
          {titre}
        </span>
      }
    >
      <p>
        {leur.auteur} a enregistré une autre version
        {leur.dateModification && ` le ${instantInWords(leur.dateModification)}`}. Rien de ce que
        vous avez tapé n’est perdu ni enregistré.
      </p>
      {differences.length === 0 ? (
        <p>Ce que vous avez tapé dit la même chose.</p>
      ) : (
        <dl className={styles.differences}>
          {differences.map(({ champ, ...textes }) => {
            const bouts = compareMots(textes.mien, textes.leur);
            return (
              <div key={champ}>
                <dt>{champ}</dt>
                <dd>
                  <span>La vôtre</span> <Mots bouts={bouts.mien} />
                </dd>
                <dd>
                  <span>Celle de {leur.auteur}</span> <Mots bouts={bouts.leur} />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <Group gap="xs" mt="md">
        <Button variant="outline" onClick={onTakeTheirs}>
          Reprendre la leur
        </Button>
        <Button onClick={onKeepMine}>Garder la mienne</Button>
      </Group>
    </Alert>
  );
}

function Mots({ bouts }: { bouts: Bout[] }) {
  if (bouts.length === 0) return <em>rien</em>;
  return bouts.map(({ texte, autre }, at) => {
    // Words that both have are as the other has them, at whose end there may be no space.
    const mots = /\s$/.test(texte) || at === bouts.length - 1 ? texte : `${texte} `;
    // oxlint-disable-next-line react/no-array-index-key -- words have no other key than their place
    return autre ? <mark key={at}>{mots}</mark> : <span key={at}>{mots}</span>;
  });
}
