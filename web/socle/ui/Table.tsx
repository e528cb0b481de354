import { ActionIcon, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import {
  type KeyboardEvent,
  type ReactNode,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from './Icon.tsx';
import { Sign } from './Sign.tsx';
import styles from './Table.module.css';

export interface Column<R> {
  /** Also the label before each value on a phone. */
  head: string;
  cell: (row: R) => ReactNode;
  kind?: 'figure' | 'amount';
}

export interface TableProps<R extends { id: number | string }> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  nameOf?: (row: R) => string;
  onOpen?: (row: R) => void;
  onDelete?: (row: R) => void;
  open?: R['id'] | null | undefined;
  /** A new object per save; `goTo` scrolls to the row and focuses it. */
  saved?: { id: R['id']; goTo: boolean } | null | undefined;
  dense?: boolean;
  busy?: boolean;
}

/** Rows become cards on a phone; arrows move between them. */
export function Table<R extends { id: number | string }>(props: TableProps<R>) {
  const { label, columns, rows, nameOf, onOpen, onDelete, open, saved, dense, busy } = props;
  const body = useGoTo(saved);
  const openRow = useLatest(onOpen as Does);
  const deleteRow = useLatest(onDelete as Does);
  const acts = onOpen !== undefined || onDelete !== undefined;
  const reached = Math.max(
    0,
    rows.findIndex(({ id }) => id === open),
  );

  return (
    <table
      className={styles.table}
      aria-label={label}
      aria-busy={busy || undefined}
      data-dense={dense || undefined}
    >
      <thead>
        <tr>
          {columns.map(({ head, kind }) => (
            <th key={head} scope="col" data-kind={kind}>
              {head}
            </th>
          ))}
          {acts && (
            <th scope="col" data-kind="acts">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, i) => (
          <Row
            key={row.id}
            row={row}
            columns={columns as readonly Column<unknown>[]}
            name={nameOf?.(row)}
            isOpen={row.id === open}
            isSaved={row.id === saved?.id}
            isReached={i === reached}
            onOpen={openRow}
            onDelete={deleteRow}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Only once per save: later data must not move the reader. */
function useGoTo(saved: { goTo: boolean } | null | undefined) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const row = saved?.goTo ? body.current?.querySelector<HTMLElement>('[data-saved]') : null;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [saved]);
  return body;
}

type Does = ((row: unknown) => void) | undefined;

function useLatest(act: Does): Does {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const stable = useCallback((row: unknown) => latest.current?.(row), []);
  return act && stable;
}

interface RowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  name: string | undefined;
  isOpen: boolean;
  isSaved: boolean;
  isReached: boolean;
  onOpen: Does;
  onDelete: Does;
}

/** Memoized: typing in the form must not redraw rows. */
const Row = memo(function Row(props: RowProps) {
  const { row, columns, name, isOpen, isSaved, isReached, onOpen, onDelete } = props;
  return (
    <tr
      aria-current={isOpen ? 'true' : undefined}
      data-saved={isSaved || undefined}
      {...(onOpen && {
        tabIndex: isReached ? 0 : -1,
        onKeyDown: (event) => onKeyDown(event, () => onOpen(row)),
        onDoubleClick: () => onOpen(row),
        onFocus: (event) => roveTo(event.currentTarget),
      })}
    >
      {columns.map(({ head, cell, kind }, c) =>
        c === 0 ? (
          <th key={head} scope="row" data-kind={kind}>
            {cell(row)}
            {isSaved && <Saved />}
          </th>
        ) : (
          <td key={head} data-head={head} data-kind={kind}>
            {cell(row)}
          </td>
        ),
      )}
      {(onOpen || onDelete) && (
        <td data-kind="acts">
          {onOpen && <Act kind="edit" what="Modifier" of={name} onClick={() => onOpen(row)} />}
          {onDelete && (
            <Act kind="delete" what="Supprimer" of={name} onClick={() => onDelete(row)} />
          )}
        </td>
      )}
    </tr>
  );
});

const Saved = () => (
  <span className={styles.saved}>
    <Sign kind="success" size={16} /> Enregistré
  </span>
);

const rowsOf = (row: HTMLTableRowElement) => [
  ...(row.parentElement as HTMLTableSectionElement).rows,
];

function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, open: () => void): void {
  const row = event.currentTarget;
  if (event.target !== row) return;
  const all = rowsOf(row);
  const at = all.indexOf(row);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    all[to]?.focus();
  } else if (event.key === 'Enter') open();
}

interface ActProps {
  kind: 'edit' | 'delete';
  what: string;
  of: string | undefined;
  onClick: () => void;
}

function Act({ kind, what, of, onClick }: ActProps) {
  return (
    <ActionIcon
      variant="subtle"
      color={kind === 'delete' ? 'danger' : 'bleu'}
      size={44}
      aria-label={of ? `${what}\u00a0: ${of}` : what}
      onClick={onClick}
    >
      <Icon name={kind} />
    </ActionIcon>
  );
}

/** Roving tabindex: Tab reaches the last used row. */
function roveTo(row: HTMLTableRowElement): void {
  for (const each of rowsOf(row)) each.tabIndex = each === row ? 0 : -1;
}
