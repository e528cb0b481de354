import { shortDay } from '../../socle/ui/dates.ts';

/** « Du 01/09/26 au 31/01/27 » */
export function periodeDeClasse({ debut, fin }: { debut: string | null; fin: string | null }) {
  if (!debut && !fin) return 'Sans dates';
  if (!fin) return `Dès le ${shortDay(debut!)}`;
  return debut ? `Du ${shortDay(debut)} au ${shortDay(fin)}` : `Jusqu’au ${shortDay(fin)}`;
}
