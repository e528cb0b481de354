import type { CallName } from '../../../contract/index.ts';
import type { Ressource } from '../../../regles/champs.ts';
import { useListAndForm } from '../../socle/kernel/useListAndForm.ts';
import { useAdmin } from './session.ts';

interface RessourceOptions<R extends { id: number }, T extends object> extends Omit<
  Parameters<typeof useListAndForm<R, T>>[0],
  'address' | 'draft' | 'conflict'
> {
  /** These reading calls do not know either of who was quicker. */
  refreshes: readonly CallName[];
  /** Names the version in what is read and in what is typed. */
  version?: keyof R & keyof T & string;
}

/** Ties the list and the form of a resource to its address, its draft and its conflicts. */
export function useRessource<R extends { id: number }, T extends object>(
  { objet, adresse }: Pick<Ressource, 'objet' | 'adresse'>,
  {
    refreshes,
    version = 'version' as keyof R & keyof T & string,
    ...options
  }: RessourceOptions<R, T>,
) {
  return useListAndForm<R, T>({
    ...options,
    address: adresse,
    draft: `${objet} ${useAdmin().id}`,
    conflict: {
      // A 409 without one is about something else.
      theirsOf: (body) => body[objet] as R | undefined,
      onto: (theirs) => ({ [version]: theirs[version] }) as unknown as Partial<T>,
      refreshes,
    },
  });
}
