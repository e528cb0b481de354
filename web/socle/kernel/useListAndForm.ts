import { useOpenInAddress } from '../ui/useOpenInAddress.ts';
import { type FicheLueOptions, useFicheLue } from './useFicheLue.ts';
import type { useListing } from './useListing.tsx';

interface ListAndFormOptions<R extends { id: number }, T extends object> extends FicheLueOptions<
  R,
  T
> {
  address: string;
  /** The result of useListing: no form opens before the list is loaded. */
  list: Pick<ReturnType<typeof useListing>, 'failure'> & { read: unknown };
}

export function useListAndForm<R extends { id: number }, T extends object>({
  address,
  list,
  ...options
}: ListAndFormOptions<R, T>) {
  const fiche = useFicheLue(options);
  const { form, pick } = fiche;
  useOpenInAddress(
    address,
    form.id,
    (id) => void pick(id === null ? null : { id }),
    Boolean(list.read || list.failure),
  );
  return fiche;
}
