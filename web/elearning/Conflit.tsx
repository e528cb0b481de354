import { Alert, Button, Group, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { compareTextes } from '../banque/mots.ts';
import { instantInWords } from '../ui/dates.ts';
import { Sign } from '../ui/Sign.tsx';
import styles from './elearning.module.css';

export interface Difference {
  champ: string;
  leur: string;
  mien: string;
}

interface Props {
  /** What has changed, as in « Ce chapitre ». */
  quoi: string;
  /** As somebody else has saved it in the meantime. */
  leur: { auteur: string; dateModification: string | null };
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was quicker: who, when, what differs, and both ways on. Nothing typed is lost. */
export function Conflit({ quoi, leur, differences, onTakeTheirs, onKeepMine }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const told = differences.filter(({ leur: other, mien }) => other !== mien);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="warning"
      icon={<Sign kind="warning" />}
      title={`${quoi} a changé entre-temps`}
    >
      <p>
        {leur.auteur} l’a modifié
        {leur.dateModification && ` le ${instantInWords(leur.dateModification)}`}. Rien de ce que
        vous avez tapé n’est perdu ni enregistré.
      </p>
      {told.length === 0 ? (
        <p>Ce que vous avez tapé dit la même chose.</p>
      ) : (
        <dl className={styles.differences}>
          {told.map(({ champ, ...textes }) => (
            <div key={champ}>
              <dt>{champ} : de la version enregistrée à la vôtre</dt>
              <dd>
                <Mots {...textes} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Group gap="xs">
        <Button variant="outline" onClick={onTakeTheirs}>
          Reprendre la version enregistrée
        </Button>
        <Button onClick={onKeepMine}>Garder la mienne</Button>
      </Group>
    </Alert>
  );
}

/** What came is underlined and what went is struck, and said so to who does not see it. */
function Mots({ leur, mien }: Omit<Difference, 'champ'>) {
  return compareTextes(leur, mien).map(({ texte, genre }, at) => {
    const key = `${at} ${genre}`;
    if (genre === 'commun') return <span key={key}>{texte} </span>;
    const Element = genre === 'avant' ? 'del' : 'ins';
    return (
      <Element key={key}>
        <VisuallyHidden>{genre === 'avant' ? 'retiré : ' : 'ajouté : '}</VisuallyHidden>
        {texte}{' '}
      </Element>
    );
  });
}
