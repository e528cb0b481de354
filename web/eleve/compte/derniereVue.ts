import { combien } from '../../../regles/ecriture.ts';
import { dayInWords } from '../../socle/ui/dates.ts';

const HEURE_MS = 3_600_000;

/** The server records it to the hour. */
export function derniereVue(dateVue: string, now: number): string {
  const heures = Math.floor((now - Date.parse(dateVue)) / HEURE_MS);
  if (heures < 1) return 'il y a moins d’une heure';
  if (heures < 24) return `il y a ${combien(heures, 'heure')}`;
  return `le ${dayInWords(dateVue)}`;
}
