import { VisuallyHidden } from '@mantine/core';
import styles from './Changes.module.css';
import { type Item, compareLists } from './compareLists.ts';
import { type Run, type Passage, compareMots, compareTextes } from './compareTextes.ts';

/** The other text may lack the space between two runs. */
const spaced = ({ texte }: { texte: string }, isLast: boolean) =>
  isLast || /\s$/.test(texte) ? texte : `${texte} `;

/** Additions are underlined, deletions struck, and both named for screen readers. */
export function TextChange({ avant, apres }: { avant: string; apres: string }) {
  const passages = compareTextes(avant, apres);
  return (
    <span className={styles.words}>
      {passages.map((passage, at) => {
        const words = spaced(passage, at === passages.length - 1);
        const key = `${at} ${passage.genre}`;
        if (passage.genre === 'commun') return <span key={key}>{words}</span>;
        const Element = ELEMENTS[passage.genre];
        return (
          <Element key={key}>
            <VisuallyHidden>
              {passage.genre === 'avant' ? 'retiré\u00a0: ' : 'ajouté\u00a0: '}
            </VisuallyHidden>
            {words}
          </Element>
        );
      })}
    </span>
  );
}

const ELEMENTS = { avant: 'del', apres: 'ins' } as const satisfies Record<
  Exclude<Passage['genre'], 'commun'>,
  string
>;

interface TextsProps {
  mien: string;
  leur: string;
  words: readonly [mien: string, leur: string];
}

export function MarkedTexts({ mien, leur, words }: TextsProps) {
  const runs = compareMots(mien, leur);
  return (
    <>
      <dd className={styles.words}>
        <span>{words[0]}</span>
        <Marked runs={runs.mien} />
      </dd>
      <dd className={styles.words}>
        <span>{words[1]}</span>
        <Marked runs={runs.leur} />
      </dd>
    </>
  );
}

function Marked({ runs }: { runs: Run[] }) {
  if (runs.length === 0) return <em>rien</em>;
  return runs.map((run, at) => {
    const words = spaced(run, at === runs.length - 1);
    const key = `${at} ${words}`;
    return run.autre ? (
      <mark key={key}>{words}</mark>
    ) : (
      <span key={key}>{shortened(words, at, runs)}</span>
    );
  });
}

/** In characters: a longer common run loses its middle. */
const LONG = 400;
const KEPT = 120;

function shortened(words: string, at: number, runs: readonly Run[]): string {
  if (words.length <= LONG) return words;
  const start = at === 0 ? '' : words.slice(0, KEPT);
  const end = at === runs.length - 1 ? '' : words.slice(-KEPT);
  return `${start} […] ${end}`;
}

interface ListProps {
  mine: readonly Item[];
  theirs: readonly Item[];
  words: {
    onlyMine: string;
    onlyTheirs: string;
    moved: string;
    places: (mine: number, theirs: number) => string;
  };
}

export function ListChanges({ mine, theirs, words }: ListProps) {
  const { onlyMine, onlyTheirs, moved } = compareLists(mine, theirs);
  const kinds = [
    [words.onlyMine, onlyMine.map(({ label }) => label)],
    [words.onlyTheirs, onlyTheirs.map(({ label }) => label)],
    [
      words.moved,
      moved.map((one) => `${one.label}\u00a0: place ${words.places(one.mine, one.theirs)}`),
    ],
  ] as const;
  return kinds
    .filter(([, labels]) => labels.length > 0)
    .map(([kind, labels]) => (
      <dd key={kind} className={styles.list}>
        <span>{kind}</span>
        <ul>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </dd>
    ));
}
