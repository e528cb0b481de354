import { SEPT_JOURS } from '../../../regles/vente.ts';

const BRUSSELS = 'Europe/Brussels';

export interface Validite {
  codePermis: string;
  /** In months. */
  dureeValidite: number;
}

/** When an access started at `start` ends: the same hour in Brussels, on the last day where the day is missing. */
export function finDeValidite(start: Date, { codePermis, dureeValidite }: Validite): Date {
  const begin = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(
    BRUSSELS,
  );
  const end = begin.add(SEPT_JOURS.has(codePermis) ? { days: 7 } : { months: dureeValidite });
  return new Date(end.epochMilliseconds);
}

/** Not started is not expired; at the very instant of `datePerime` it is. */
export function isPerime(datePerime: string | null, now: Date): boolean {
  return datePerime !== null && datePerime <= now.toISOString();
}

/** The day of an instant in Brussels, `YYYY-MM-DD`. */
const jourOf = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(BRUSSELS).toPlainDate().toString();

const midnight = (jour: Temporal.PlainDate) => jour.toZonedDateTime(BRUSSELS).epochMilliseconds;

/** Where a day (`YYYY-MM-DD`) begins in Brussels. An access begun on that day keeps its hour. */
export function debutDuJour(jour: string, avant: string | null): string {
  if (avant !== null && jourOf(avant) === jour) return avant;
  return new Date(midnight(Temporal.PlainDate.from(jour))).toISOString();
}

/** The last millisecond of a day in Brussels, which is the whole of it. An access that ends on that day keeps its hour. */
export function finDuJour(jour: string, avant: string | null): string {
  if (avant !== null && jourOf(avant) === jour) return avant;
  return new Date(midnight(Temporal.PlainDate.from(jour).add({ days: 1 })) - 1).toISOString();
}

export type EtatAcces = 'pas commencé' | 'en cours' | 'périmé' | 'désactivé';

export function etatAcces(
  acces: { actif: number; datePerime: string | null },
  now: Date,
): EtatAcces {
  if (acces.actif === 0) return 'désactivé';
  if (acces.datePerime === null) return 'pas commencé';
  return isPerime(acces.datePerime, now) ? 'périmé' : 'en cours';
}

/** What holds an access back although it is there. */
export interface Suspendable {
  suspenduDepuis: string | null;
  accordDepuis: string | null;
  accordJusque: string | null;
}

export const isSuspendu = ({ suspenduDepuis }: Pick<Suspendable, 'suspenduDepuis'>, now: Date) =>
  suspenduDepuis !== null && suspenduDepuis <= now.toISOString();

/** Once the right of withdrawal is over there is nothing left to agree to. */
export const isAccordAttendu = (
  { accordDepuis, accordJusque }: Omit<Suspendable, 'suspenduDepuis'>,
  now: Date,
) =>
  accordDepuis !== null &&
  accordDepuis <= now.toISOString() &&
  (accordJusque === null || now.toISOString() < accordJusque);
