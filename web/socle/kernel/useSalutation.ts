import { useNow } from '../ui/useNow.ts';
import { salutation } from './salutation.ts';

export function useSalutation(): string {
  return salutation(new Date(useNow(5_000)));
}
