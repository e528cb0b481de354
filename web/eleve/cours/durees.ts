import { HEURE, JOUR, MINUTE, SECONDE } from '../../socle/ui/dates.ts';

/** « environ 3 min », « environ 1 h 20 » */
export function dureeDeLecture(minutes: number): string {
  if (minutes < 60) return `environ ${minutes} min`;
  const reste = minutes % 60;
  const heures = Math.floor(minutes / 60);
  return `environ ${heures} h${reste > 0 ? ` ${String(reste).padStart(2, '0')}` : ''}`;
}

export function decompteOf(ms: number) {
  if (ms <= 0) return null;
  // Rounds up: the last second shows until it is over.
  const left = Math.ceil(ms / SECONDE) * SECONDE;
  return [
    { nombre: Math.floor(left / JOUR), mot: 'jour' },
    { nombre: Math.floor((left % JOUR) / HEURE), mot: 'heure' },
    { nombre: Math.floor((left % HEURE) / MINUTE), mot: 'minute' },
    { nombre: Math.floor((left % MINUTE) / SECONDE), mot: 'seconde' },
  ];
}
