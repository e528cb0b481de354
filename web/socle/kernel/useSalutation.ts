import { useNow } from '../ui/useNow.ts';
import { salutation } from './salutation.ts';

/** Changes while the page stays open. */
export function useSalutation(): string {
  return salutation(new Date(useNow(5_000)));
}
