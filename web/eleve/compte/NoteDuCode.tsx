import { Link } from 'react-router';
import { codes } from '../../../droit/codes.ts';
import { CE_QUI_CHANGE } from '../../../regles/adresses.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { dateInWords, isoDay } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { useUser } from './session.ts';

/** Says whose exam comes after the change, so that she knows on which code she is asked. */
export function NoteDuCode({ cours = false }: { cours?: boolean }) {
  const { examenLe } = useUser();
  const { du } = codes.CVP2027;
  const ancien = isoDay(new Date(serverNow()).toISOString()) < du;
  // A device may keep an account that was read before it had an exam.
  if (!ancien || !examenLe || examenLe < du) return null;
  return (
    <p className={plainStyles.note}>
      {cours
        ? `Ce cours explique le code en vigueur jusqu’au ${dateInWords(codes.AR1975.au)}. `
        : `Examen le ${dateInWords(examenLe)}\u00a0: les questions que tu commences suivent le nouveau code. `}
      <Link to={CE_QUI_CHANGE}>Ce qui change</Link>
    </p>
  );
}
