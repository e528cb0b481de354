import calls from 'virtual:calls';
import type { CallName } from '../../../contract/index.ts';
import { type Droits, mayMake } from '../../../regles/fonctions.ts';
import type { StaffPage } from './pages.ts';
import { useAdmin } from './session.ts';

const mayCall = (name: CallName, own: Droits): boolean => mayMake(own, calls[name]);

export const mayOpen = ({ reads, levels }: Pick<StaffPage, 'reads' | 'levels'>, own: Droits) =>
  levels ? levels.includes(own.level) : mayCall(reads, own);

/** A button shows only where its call is allowed: `may('refundPaiement') && …`. */
export function useMay() {
  const own = useAdmin();
  return (name: CallName) => mayCall(name, own);
}
