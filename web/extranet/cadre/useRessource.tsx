import type { CallName } from '../../../contract/index.ts';
import type { Ressource } from '../../../regles/champs.ts';
import { useListAndForm } from '../../socle/kernel/useListAndForm.ts';
import { Conflict, type ConflictProps } from '../../socle/ui/Conflict.tsx';
import { useAdmin } from './session.ts';

type Auteur = ConflictProps['leur'];

interface RessourceOptions<R extends { id: number }, T extends object> extends Omit<
  Parameters<typeof useListAndForm<R, T>>[0],
  'address' | 'draft' | 'conflict'
> {
  refreshes: readonly CallName[];
  /** A 409 without the resource has another cause. */
  theirsOf?: (body: Record<string, unknown>) => R | undefined;
  differences: (typed: T, leur: R, own: R | null) => ConflictProps['differences'];
  /** Field of the version, in the read object and in the typed one. */
  version?: keyof R & keyof T & string;
}

export function useRessource<R extends Auteur & { id: number }, T extends object>(
  { objet, adresse, ce }: Pick<Ressource, 'objet' | 'adresse' | 'ce'>,
  options: RessourceOptions<R, T>,
) {
  const version = options.version ?? ('version' as keyof R & keyof T & string);
  const fiche = useListAndForm<R, T>({
    ...options,
    address: adresse,
    draft: `${objet} ${useAdmin().id}`,
    conflict: {
      theirsOf: options.theirsOf ?? ((body) => body[objet] as R | undefined),
      onto: (theirs) => ({ [version]: theirs[version] }) as unknown as Partial<T>,
      refreshes: options.refreshes,
    },
  });
  const { form, typed, own, choice } = fiche;
  const conflict = choice && (
    <Conflict
      key={String(choice.leur[version])}
      title={`${ce[0]!.toUpperCase()}${ce.slice(1)} a changé entre-temps`}
      {...choice}
      differences={options.differences(typed, choice.leur, own)}
    />
  );
  return { ...fiche, form: { ...form, conflict } };
}
