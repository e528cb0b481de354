import { ActionIcon, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Table.module.css';

export interface Column<R> {
  /** Its words in the head; on a phone they stand before the value. */
  head: string;
  cell: (row: R) => ReactNode;
  /** Figures stand at the end of their column, and are bold if they are what one looks for. */
  kind?: 'figure' | 'amount';
}

export interface TableProps<R extends { id: number | string }> {
  label: string;
  /** The first names its row. */
  columns: readonly Column<R>[];
  rows: readonly R[];
  /** What a row is called, for its buttons. */
  nameOf?: (row: R) => string;
  /** By the pencil, by a double click, and by Enter on the row. */
  onOpen?: (row: R) => void;
  onDelete?: (row: R) => void;
  /** The row that is open. */
  open?: R['id'] | null | undefined;
  /** For hours of work: low rows, and a head that stays in sight. */
  dense?: boolean;
  busy?: boolean;
}

/** Rows under a head; on a phone each of them is a card. The arrows go from one to the next. */
export function Table<R extends { id: number | string }>(props: TableProps<R>) {
  const { label, columns, rows, nameOf, onOpen, onDelete, open, dense, busy } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const acts = onOpen !== undefined || onDelete !== undefined;
  const reached = Math.max(
    0,
    rows.findIndex(({ id }) => id === open),
  );

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, row: R): void {
    if (event.target !== event.currentTarget) return;
    const all = [...(body.current?.rows ?? [])];
    const at = all.indexOf(event.currentTarget);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Enter') onOpen?.(row);
  }

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
          <tr
            key={row.id}
            aria-current={row.id === open ? 'true' : undefined}
            {...(onOpen && {
              tabIndex: i === reached ? 0 : -1,
              onKeyDown: (event) => onKeyDown(event, row),
              onDoubleClick: () => onOpen(row),
              onFocus: (event) => roveTo(body.current, event.currentTarget),
            })}
          >
            {columns.map(({ head, cell, kind }, c) =>
              c === 0 ? (
                <th key={head} scope="row" data-kind={kind}>
                  {cell(row)}
                </th>
              ) : (
                <td key={head} data-head={head} data-kind={kind}>
                  {cell(row)}
                </td>
              ),
            )}
            {acts && (
              <td data-kind="acts">
                <Act name="edit" what="Modifier" row={row} of={nameOf} act={onOpen} />
                <Act name="delete" what="Supprimer" row={row} of={nameOf} act={onDelete} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ActProps<R> {
  name: 'edit' | 'delete';
  what: string;
  row: R;
  of: ((row: R) => string) | undefined;
  act: ((row: R) => void) | undefined;
}

function Act<R>({ name, what, row, of, act }: ActProps<R>) {
  if (!act) return null;
  return (
    <ActionIcon
      variant="subtle"
      color={name === 'delete' ? 'danger' : 'bleu'}
      size={44}
      aria-label={of ? `${what} : ${of(row)}` : what}
      onClick={() => act(row)}
    >
      <Icon name={name} />
    </ActionIcon>
  );
}

/** One row of all is reached by Tab: the one that was last in hand. */
function roveTo(body: HTMLTableSectionElement | null, row: HTMLTableRowElement): void {
  for (const each of body?.rows ?? []) each.tabIndex = each === row ? 0 : -1;
}
