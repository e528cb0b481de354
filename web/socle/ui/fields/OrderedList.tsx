import '@mantine/core/styles/ActionIcon.layer.css';
import {
  type DragEndEvent,
  type Modifier,
  DndContext,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon.tsx';
import type { FieldProps } from './field.tsx';
import plainStyles from '../plain.module.css';
import styles from './OrderedList.module.css';

export interface OrderedListProps extends Omit<FieldProps<readonly number[]>, 'optional'> {
  /** Has at least the ids in `value`; `words` name labels that are no text. */
  items: readonly { id: number; label: ReactNode; words?: string }[];
  empty?: string;
  height?: number;
  onRemove?: (id: number) => void;
}

/** Rows move by dragging, by arrows, Home and End, or by two clicks. */
export function OrderedList(props: OrderedListProps) {
  const { name, label, value, onChange, error, description, disabled, items, height } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [taken, setTaken] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const follow = useFollow(list);
  // A shorter way is a click with an unsteady hand.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const byId = new Map(items.map((item) => [item.id, item]));
  const wordsOf = (one: number) => nameOf(byId.get(one)) ?? `Ligne ${one}`;

  function moveTo(one: number, to: number): void {
    const next = arrayMove([...value], value.indexOf(one), Math.max(0, to));
    setTaken(null);
    setSaid(`${wordsOf(one)}\u00a0: place ${next.indexOf(one) + 1} sur ${next.length}.`);
    if (next.indexOf(one) === value.indexOf(one)) return;
    follow(`[data-handle="${one}"]`);
    onChange(next);
  }

  const drop = ({ active, over }: DragEndEvent) =>
    over && moveTo(Number(active.id), value.indexOf(Number(over.id)));

  function onKeyDown(event: KeyboardEvent, one: number, at: number): void {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: value.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      moveTo(one, to);
    } else if (event.key === 'Escape' && taken !== null) {
      // Escape must not close the dialog around it.
      event.stopPropagation();
      setTaken(null);
      setSaid('Rien n’a été déplacé.');
    }
  }

  function press(one: number, at: number): void {
    if (taken !== null) moveTo(taken, at);
    else {
      setTaken(one);
      setSaid(`${wordsOf(one)}\u00a0: choisissez la poignée de sa nouvelle place, ou Échap.`);
    }
  }

  function remove(one: number, at: number): void {
    const near = value[at + 1] ?? value[at - 1];
    follow(near === undefined ? null : `[data-remove="${near}"]`);
    setTaken(null);
    setSaid(`${wordsOf(one)}\u00a0: retiré.`);
    if (props.onRemove) props.onRemove(one);
    else onChange(value.filter((each) => each !== one));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={UPRIGHT}
      accessibility={SAID_HERE}
      onDragEnd={drop}
    >
      <fieldset
        className={plainStyles.tight}
        name={name}
        tabIndex={-1}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-how${error ? ` ${id}-error` : ''}`}
      >
        <legend className={styles.label}>{label}</legend>
        {description && (
          <Text c="dimmed" size="sm">
            {description}
          </Text>
        )}
        <VisuallyHidden id={`${id}-how`}>
          Sur une poignée, les flèches haut et bas déplacent la ligne&#8239;; Entrée la prend, puis
          la pose à la poignée choisie.
        </VisuallyHidden>
        {value.length === 0 && <Text c="dimmed">{props.empty ?? 'Rien pour l’instant'}</Text>}
        <SortableContext items={[...value]} strategy={verticalListSortingStrategy}>
          <ol
            ref={list}
            className={styles.list}
            style={{ maxHeight: height }}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its buttons are off, and it must scroll by keyboard
            tabIndex={disabled ? 0 : undefined}
          >
            {value.map((one, at) => (
              <Row
                key={one}
                id={one}
                taken={one === taken}
                handle={{
                  'aria-label': `${taken === null || taken === one ? 'Déplacer' : 'Poser à la place de'}\u00a0: ${wordsOf(one)}, place ${at + 1} sur ${value.length}`,
                  disabled,
                  onKeyDown: (event) => onKeyDown(event, one, at),
                  onClick: () => press(one, at),
                }}
              >
                <span className={styles.place}>{at + 1}.</span>
                <div className={styles.words}>{byId.get(one)?.label ?? wordsOf(one)}</div>
                <ActionIcon
                  variant="subtle"
                  color="danger"
                  size={44}
                  disabled={disabled}
                  data-remove={one}
                  aria-label={`Retirer\u00a0: ${wordsOf(one)}`}
                  onClick={() => remove(one, at)}
                >
                  <Icon name="close" />
                </ActionIcon>
              </Row>
            ))}
          </ol>
        </SortableContext>
        <VisuallyHidden component="output">{said}</VisuallyHidden>
        {error && (
          <Text c="var(--mantine-color-error)" size="sm" id={`${id}-error`}>
            {error}
          </Text>
        )}
      </fieldset>
    </DndContext>
  );
}

const UPRIGHT: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** Our own announcements name every way to move a row, so dnd-kit stays silent. */
const SAID_HERE = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

interface RowProps {
  id: number;
  taken: boolean;
  handle: ButtonHTMLAttributes<HTMLButtonElement>;
  children: ReactNode;
}

function Row({ id, taken, handle, children }: RowProps) {
  const { setNodeRef, listeners, transform, isSorting, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined }}
      data-taken={taken || undefined}
      data-dragged={isDragging || undefined}
      data-dragging={isSorting || undefined}
    >
      <ActionIcon
        {...listeners}
        {...handle}
        variant="subtle"
        color="gray"
        size={44}
        className={styles.handle}
        data-handle={id}
        aria-pressed={taken}
      >
        <Icon name="handle" />
      </ActionIcon>
      {children}
    </li>
  );
}

function nameOf(item: OrderedListProps['items'][number] | undefined): string | undefined {
  return item?.words ?? (typeof item?.label === 'string' ? item.label : undefined);
}

function useFollow(list: RefObject<HTMLOListElement | null>) {
  const wanted = useRef<string | null>(undefined);
  useEffect(() => {
    const selector = wanted.current;
    wanted.current = undefined;
    if (selector === undefined) return;
    const found = selector && list.current?.querySelector<HTMLElement>(selector);
    (found || list.current?.closest('fieldset'))?.focus();
  });
  return (selector: string | null) => {
    wanted.current = selector;
  };
}
