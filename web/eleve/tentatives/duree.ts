import { combien } from '../../../regles/ecriture.ts';
import { HEURE, JOUR, joursEntre, MINUTE, SECONDE } from '../../socle/ui/dates.ts';

const deux = (n: number) => String(n).padStart(2, '0');

/** Writes at most two units: '23 min 05 s', '1 h 12 min', '2 jours 3 h'. */
export function formatDuree(ms: number): string {
  const duree = Math.max(0, Math.floor(ms / SECONDE) * SECONDE);
  const jours = Math.floor(duree / JOUR);
  const heures = Math.floor((duree % JOUR) / HEURE);
  const minutes = Math.floor((duree % HEURE) / MINUTE);
  const secondes = Math.floor((duree % MINUTE) / SECONDE);
  if (jours > 0) {
    const entiers = combien(jours, 'jour');
    return heures > 0 ? `${entiers} ${heures} h` : entiers;
  }
  if (heures > 0) return minutes > 0 ? `${heures} h ${deux(minutes)} min` : `${heures} h`;
  if (minutes > 0) return secondes > 0 ? `${minutes} min ${deux(secondes)} s` : `${minutes} min`;
  return `${secondes} s`;
}

export function dureeEntre(debut: string | null, fin: string | null): string | null {
  if (!debut || !fin) return null;
  return formatDuree(Date.parse(fin) - Date.parse(debut));
}

/** Calendar days count while two are left, then a clock ticks. */
export function formatReste(fin: number, now: number): string {
  const ms = fin - now;
  if (ms <= 0) return '0 s';
  if (ms >= 2 * JOUR) return `${joursEntre(now, fin)} jours`;
  const heures = Math.floor(ms / HEURE);
  const minutes = Math.floor((ms % HEURE) / MINUTE);
  const secondes = Math.floor((ms % MINUTE) / SECONDE);
  return heures > 0
    ? `${heures} h ${deux(minutes)} min ${deux(secondes)} s`
    : `${minutes} min ${deux(secondes)} s`;
}
