import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './Changes.module.css';
import { ListChanges, MarkedTexts } from './Changes.tsx';
import { type Item, compareLists, isSame } from './compareLists.ts';
import { instantInWords } from './dates.ts';
import { Sign } from './Sign.tsx';
import plainStyles from './plain.module.css';

export type Difference = { champ: string } & (
  | { mien: string; leur: string }
  | { mien: readonly Item[]; leur: readonly Item[] }
);

export interface ConflictProps {
  title: string;
  leur: { auteur?: string | null; dateModification?: string | null };
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

export function Conflict({ title, leur, differences, onTakeTheirs, onKeepMine }: ConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // It is taller than a phone: scroll to its title.
    box.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const auteur = leur.auteur ?? 'Quelqu’un';
  const celle = leur.auteur ? `Celle de ${leur.auteur}` : 'La leur';
  const changed = differences.filter(differs);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="warning"
      icon={<Sign kind="warning" />}
      title={
        <span ref={heading} className={styles.title}>
          {title}
        </span>
      }
    >
      <p className={plainStyles.spaced}>
        {auteur} a enregistré une autre version
        {leur.dateModification && ` le ${instantInWords(leur.dateModification)}`}. Rien de ce que
        vous avez fait n’est perdu ni enregistré&nbsp;: choisissez laquelle reste.
      </p>
      {changed.length === 0 ? (
        <p className={plainStyles.spaced}>La vôtre dit la même chose.</p>
      ) : (
        <dl className={styles.differences}>
          {changed.map((each) => (
            <div key={each.champ}>
              <dt>{each.champ}</dt>
              {isTexts(each) ? (
                <MarkedTexts {...each} words={['La vôtre', celle]} />
              ) : (
                <ListChanges
                  mine={each.mien}
                  theirs={each.leur}
                  words={{
                    onlyMine: 'Seulement dans la vôtre',
                    onlyTheirs: `Seulement dans ${celle.toLowerCase().slice(0, 1)}${celle.slice(1)}`,
                    moved: 'À une autre place',
                    places: (mine, theirs) => `${mine} dans la vôtre, ${theirs} dans l’autre`,
                  }}
                />
              )}
            </div>
          ))}
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

type Texts = Extract<Difference, { mien: string }>;

const isTexts = (one: Difference): one is Texts => typeof one.mien === 'string';

const differs = (one: Difference): boolean =>
  isTexts(one) ? one.mien.trim() !== one.leur.trim() : !isSame(compareLists(one.mien, one.leur));
