import '@mantine/core/styles/Pagination.layer.css';
import type { ReactNode } from 'react';
import { Pagination, VisuallyHidden } from '@mantine/core';
import styles from './Listing.module.css';
import { inFigures } from './numbers.ts';

export interface PagesProps {
  /** Of the list whose pages they are. */
  label: string;
  page: number;
  last: number;
  /** All there are, on every page together. */
  total: number;
  /** What is counted, as in « 3 questions ». */
  counted: [one: string, many: string];
  onPage: (page: number) => void;
  /** Every page stands above, for the printer. */
  printed?: boolean;
  /** What else can be done with the list. */
  children?: ReactNode;
}

const LABELS = {
  previous: 'Page précédente',
  next: 'Page suivante',
  first: 'Première page',
  last: 'Dernière page',
};

/** How many there are, and the way through their pages; on a phone only where one is. */
export function Pages(props: PagesProps) {
  const { label, page, last, total, counted, onPage, printed = false, children } = props;
  const [one, many] = counted;
  return (
    <nav className={styles.pages} aria-label={`Pages\u00a0: ${label}`}>
      <output>
        {total === 0 ? (
          // To the eye what stands in the place of the list says it.
          <VisuallyHidden>Aucun résultat</VisuallyHidden>
        ) : (
          `${inFigures(total)} ${total === 1 ? one : many}`
        )}
      </output>
      {children}
      {last > 1 && !printed && (
        <Pagination
          className={styles.numbers ?? ''}
          layout="responsive"
          size={44}
          value={Math.min(page, last)}
          total={last}
          onChange={onPage}
          formatLabel={({ page: at, totalPages }) => `Page ${at} sur ${totalPages}`}
          getItemProps={(to) => ({ 'aria-label': `Page ${to}` })}
          getControlProps={(control) => ({ 'aria-label': LABELS[control] })}
        />
      )}
    </nav>
  );
}
