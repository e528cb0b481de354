import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { CallName } from '../../../contract/index.ts';
import type { Conflict } from '../ui/Conflict.tsx';
import { tellFailure } from './tellFailure.ts';
import { type FicheOptions, focusFirst, useFiche } from './useFiche.ts';

export interface FicheLueOptions<R extends { id: number }, T extends object> extends Omit<
  FicheOptions<{ id: number }, T>,
  'valuesOf' | 'onConflict'
> {
  readOne: (id: number) => Promise<R>;
  typedOf: (row: R) => T;
  conflict?: {
    /** Reads the saved row from a 409; undefined: the 409 is about something else. */
    theirsOf: (body: Record<string, unknown>) => R | undefined;
    onto: (theirs: R) => Partial<T>;
    refreshes: readonly CallName[];
  };
}

type Choice<R> = Pick<ComponentProps<typeof Conflict>, 'onTakeTheirs' | 'onKeepMine'> & { leur: R };

export function useFicheLue<R extends { id: number }, T extends object>({
  readOne,
  typedOf,
  conflict,
  ...options
}: FicheLueOptions<R, T>) {
  const queries = useQueryClient();
  const [own, setOwn] = useState<R | null>(null);
  const [leur, setLeur] = useState<R | null>(null);
  const fiche = useFiche<{ id: number }, T>({
    ...options,
    async valuesOf({ id }) {
      setLeur(null);
      const row = await readOne(id);
      setOwn(row);
      return typedOf(row);
    },
    onConflict(refusal) {
      const theirs = conflict?.theirsOf(refusal.body);
      if (!conflict || !theirs) return tellFailure(refusal, 'fiche');
      setLeur(theirs);
      for (const name of conflict.refreshes) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  const { form, typed } = fiche;
  const theirs = form.id === leur?.id ? leur : null;
  const choice: Choice<R> | null = theirs && {
    leur: theirs,
    onTakeTheirs() {
      setOwn(theirs);
      setLeur(null);
      fiche.begin(typedOf(theirs));
      focusFirst(form.formRef.current);
    },
    onKeepMine() {
      setLeur(null);
      fiche.save({ ...typed, ...conflict!.onto(theirs) });
    },
  };
  return {
    ...fiche,
    own: form.id === own?.id ? own : null,
    choice,
  };
}
