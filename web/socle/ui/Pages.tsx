import '@mantine/core/styles/Pagination.layer.css';
import type { ReactNode } from 'react';
import { Pagination, VisuallyHidden } from '@mantine/core';
import plainStyles from './plain.module.css';
import styles from './Listing.module.css';
import { inFigures } from './numbers.ts';

export interface PagesProps {
  label: string;
  page: number;
  last: number;
  total: number;
  counted: [one: string, many: string];
  onPage: (page: number) => void;
  printed?: boolean;
  children?: ReactNode;
}

const LABELS = {
  previous: 'Page précédente',
  next: 'Page suivante',
  first: 'Première page',
  last: 'Dernière page',
};

export function Pages(props: PagesProps) {
  const { label, page, last, total, counted, onPage, printed = false, children } = props;
  const [one, many] = counted;
  return (
    <nav className={`${plainStyles.row} ${styles.pages}`} aria-label={`Pages\u00a0: ${label}`}>
      <output>
        {total === 0 ? (
          // Sighted people read it in the empty state.
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
