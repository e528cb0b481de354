import calls from 'virtual:calls';
import type { CallName } from '../../../contract/index.ts';
import type { Level } from '../../../regles/niveaux.ts';
import type { StaffPage } from './pages.ts';
import { useAdmin } from './session.ts';

const mayCall = (name: CallName, own: Level): boolean => own >= (calls[name].level ?? 1);

export const mayOpen = ({ reads, levels }: Pick<StaffPage, 'reads' | 'levels'>, own: Level) =>
  levels ? levels.includes(own) : mayCall(reads, own);

/** A button shows only where its call is allowed: `may('refundPaiement') && …`. */
export function useMay() {
  const { level } = useAdmin();
  return (name: CallName) => mayCall(name, level);
}
