import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Empty, type EmptyProps } from './Empty.tsx';
import styles from './Listing.module.css';
import { Pages, type PagesProps } from './Pages.tsx';
import plainStyles from './plain.module.css';
import { Table, type TableProps } from './Table.tsx';
import { useFocusLeft } from './useFocusLeft.ts';
import { usePrint } from './usePrint.ts';
import { Waiting } from './Waiting.tsx';

export interface PageOfRows<R> {
  data: R[];
  current_page: number;
  last_page: number;
  total: number;
}

export interface ListingProps<R extends { id: number | string }>
  extends Omit<TableProps<R>, 'rows' | 'dense'>, Pick<PagesProps, 'counted'> {
  page: PageOfRows<R> | undefined;
  failure?: ReactNode;
  empty: EmptyProps;
  filters: { any: boolean; clear: () => void; goTo: (page: number) => void };
  /** Reads the other pages, to print the whole list. */
  readPage?: (page: number) => Promise<PageOfRows<R> | undefined>;
  children?: ReactNode;
  more?: { fields: ReactNode; any: boolean };
  /** Between the filters and the rows. */
  above?: ReactNode;
}

export function Listing<R extends { id: number | string }>(props: ListingProps<R>) {
  const { page, failure, empty, filters, counted, readPage, children, more, above, ...table } =
    props;
  const { printed, ...printing } = usePrint(page, readPage);
  const { elsewhere, ...marking } = useSaved(page, table);
  return (
    <section className={styles.listing} aria-label={table.label} {...marking.passing}>
      {children && (
        <search className={`${plainStyles.unprinted} ${plainStyles.fields}`}>
          {children}
          {more && <More any={more.any}>{more.fields}</More>}
          {filters.any && <Clear onClick={filters.clear} />}
        </search>
      )}
      {above}
      {page ? (
        <>
          {elsewhere && (
            <output className={styles.elsewhere}>
              C’est enregistré, mais pas sur cette page de la liste.
            </output>
          )}
          {page.data.length > 0 && (
            <Table {...table} saved={marking.saved} rows={printed ?? page.data} dense />
          )}
          {page.data.length === 0 && (
            <Empty {...(filters.any ? { title: 'Rien ne correspond à ces filtres' } : empty)} />
          )}
          <Pages
            label={table.label}
            page={page.current_page}
            last={page.last_page}
            total={page.total}
            counted={counted}
            onPage={filters.goTo}
            printed={printed !== null}
          >
            {readPage && page.total > 0 && <Print {...printing} last={page.last_page} />}
          </Pages>
        </>
      ) : (
        failure || (
          <Stack gap={4} aria-busy="true">
            <Waiting count={8} height={40} />
          </Stack>
        )
      )}
    </section>
  );
}

/** The mark stays until the next click or input; a note replaces it for other pages. */
function useSaved<R extends { id: number | string }>(
  page: PageOfRows<R> | undefined,
  { saved, busy }: Pick<TableProps<R>, 'saved' | 'busy'>,
) {
  const [passed, setPassed] = useState<typeof saved>(null);
  const shown = saved === passed ? null : saved;
  const pass = () => setPassed(saved);
  return {
    saved: shown,
    elsewhere: shown && !busy && page?.data.every(({ id }) => id !== shown.id),
    passing: { onClickCapture: pass, onInputCapture: pass },
  };
}

function More({ any, children }: { any: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (any) details.current!.open = true;
  }, [any]);
  return (
    <details ref={details} className={styles.more}>
      <summary>Plus de filtres</summary>
      <div className={plainStyles.fields}>{children}</div>
    </details>
  );
}

function Clear({ onClick }: { onClick: () => void }) {
  const own = useFocusLeft<HTMLButtonElement>();
  return (
    <Button ref={own} variant="subtle" className={styles.clear ?? ''} onClick={onClick}>
      Effacer les filtres
    </Button>
  );
}

type PrintProps = Omit<ReturnType<typeof usePrint>, 'printed'> & { last: number };

function Print({ reading, last, refused, print }: PrintProps) {
  return (
    <div className={plainStyles.unprinted}>
      <Button variant="subtle" aria-disabled={reading !== null || undefined} onClick={print}>
        {reading === null ? 'Imprimer la liste' : `Page ${reading} sur ${last}…`}
      </Button>
      <Text component="output" c="var(--mantine-color-error)" size="sm">
        {refused}
      </Text>
    </div>
  );
}
