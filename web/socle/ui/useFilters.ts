import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from './useAddress.ts';

const DEBOUNCE_MS = 300;

interface ChoixDeFiltre {
  label: string;
  options: readonly { value: string | number; label: string }[];
}

/** Filters live in the query; a change replaces the entry, so that Back leaves the list. */
export function useFilters<T extends Record<string, string>>(defaults: T) {
  const { search, change } = useAddress();
  const [typing, setTyping] = useState<Record<string, string>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(patch: Record<string, string>): void {
    change(
      (wanted) => {
        wanted.delete('page');
        for (const [name, value] of Object.entries(patch)) {
          if (value === defaults[name]) wanted.delete(name);
          else wanted.set(name, value);
        }
      },
      { replace: true },
    );
  }

  // A debounced write must use the newest query: a row may have opened.
  const latest = useRef({ write, change });
  useLayoutEffect(() => {
    latest.current = { write, change };
  });

  return useMemo(() => {
    const values = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
    ) as { [N in keyof T]: string };

    function set(patch: Partial<Record<keyof T, string>>): void {
      clearTimeout(timer.current);
      setTyping({});
      latest.current.write({ ...typing, ...(patch as Record<string, string>) });
    }

    return {
      values,
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
      set,
      any: Object.keys(defaults).some((name) => values[name] !== defaults[name]),
      clear: () => set(defaults),
      goTo: (next: number) =>
        latest.current.change((wanted) => wanted.set('page', String(next)), { replace: false }),
      choice: (name: keyof T & string, { label, options }: ChoixDeFiltre) => ({
        name,
        label,
        filter: true,
        options: options.map((each) => ({ value: String(each.value), label: each.label })),
        value: values[name] === defaults[name] ? null : values[name],
        onChange: (value: string | null) =>
          set({ [name]: value ?? defaults[name] } as typeof values),
      }),
      text: (name: keyof T & string) => ({
        name,
        filter: true,
        value: typing[name] ?? values[name],
        onChange(value: string) {
          const next = { ...typing, [name]: value };
          setTyping(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            setTyping({});
            latest.current.write(next);
          }, DEBOUNCE_MS);
        },
      }),
    };
  }, [defaults, search, typing]);
}

/** Finds the option that an address names, which may be anything. */
export const chosenOf = <V extends string | number>(
  options: readonly { value: V }[],
  asked: string,
): V | undefined => options.find(({ value }) => String(value) === asked)?.value;
