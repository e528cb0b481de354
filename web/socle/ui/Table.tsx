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
  /** Orders that its head gives in turn; the first ascends. */
  sorts?: readonly [string, string?];
}

export interface Sorting {
  by: string;
  onSort: (by: string) => void;
}

export interface Ticking<I> {
  ids: ReadonlySet<I>;
  onTick: (ids: readonly I[], ticked: boolean) => void;
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
  sorting?: Sorting;
  ticking?: Ticking<R['id']>;
}

/** Rows become cards on a phone; arrows move between them. */
export function Table<R extends { id: number | string }>(props: TableProps<R>) {
  const { label, columns, rows, nameOf, onOpen, onDelete, open, saved, dense, busy } = props;
  const { sorting, ticking } = props;
  const tickRow = useLatest(
    ticking && (((row: R) => ticking.onTick([row.id], !ticking.ids.has(row.id))) as Does),
  );
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
          {ticking && (
            <th scope="col" data-kind="tick">
              <TickAll rows={rows} {...ticking} />
            </th>
          )}
          {columns.map(({ head, kind, sorts }) => (
            <Head key={head} head={head} kind={kind} sorts={sorts} sorting={sorting} />
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
            isTicked={ticking?.ids.has(row.id) ?? false}
            onTick={tickRow}
            onOpen={openRow}
            onDelete={deleteRow}
          />
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = Pick<Column<never>, 'head'> & {
  kind: Column<never>['kind'];
  sorts: Column<never>['sorts'];
  sorting: Sorting | undefined;
};

function Head({ head, kind, sorts, sorting }: HeadProps) {
  if (!sorts || !sorting)
    return (
      <th scope="col" data-kind={kind}>
        {head}
      </th>
    );
  const [up, down = up] = sorts;
  const { by, onSort } = sorting;
  const is = by === up ? 'ascending' : by === down ? 'descending' : undefined;
  return (
    <th scope="col" data-kind={kind} aria-sort={is}>
      <button type="button" className={styles.sort} onClick={() => onSort(by === up ? down : up)}>
        {head}
        <span aria-hidden="true">{is === 'ascending' ? '▲' : is ? '▼' : '↕'}</span>
      </button>
    </th>
  );
}

function TickAll<I extends number | string>(props: Ticking<I> & { rows: readonly { id: I }[] }) {
  const { rows, ids, onTick } = props;
  const all = rows.length > 0 && rows.every(({ id }) => ids.has(id));
  const some = !all && rows.some(({ id }) => ids.has(id));
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={() =>
          onTick(
            rows.map(({ id }) => id),
            !all,
          )
        }
      />
      <VisuallyHidden>Cocher toute la page</VisuallyHidden>
    </label>
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
  isTicked: boolean;
  onTick: Does;
  onOpen: Does;
  onDelete: Does;
}

/** Memoized: typing in the form must not redraw rows. */
const Row = memo(function Row(props: RowProps) {
  const { row, columns, name, isOpen, isSaved, isReached, onOpen, onDelete } = props;
  const { isTicked, onTick } = props;
  return (
    <tr
      aria-current={isOpen ? 'true' : undefined}
      data-saved={isSaved || undefined}
      data-ticked={isTicked || undefined}
      {...(onOpen && {
        tabIndex: isReached ? 0 : -1,
        onKeyDown: (event) => onKeyDown(event, () => onOpen(row)),
        onDoubleClick: () => onOpen(row),
        onFocus: (event) => roveTo(event.currentTarget),
      })}
    >
      {onTick && (
        <td data-kind="tick" aria-label={`Cocher ${name}`}>
          <label className={styles.tick}>
            <input type="checkbox" checked={isTicked} onChange={() => onTick(row)} />
            <VisuallyHidden>Cocher {name}</VisuallyHidden>
          </label>
        </td>
      )}
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
