import type { EtatDAcces } from '../../../regles/accesUser.ts';
import { type Duree, dureeOf } from '../../../regles/vente.ts';

const BRUSSELS = 'Europe/Brussels';

/** Same hour in Brussels; a missing day becomes the month's last. */
export function finDeValidite(start: Date, produit: Duree): Date {
  const end = Temporal.Instant.fromEpochMilliseconds(start.getTime())
    .toZonedDateTimeISO(BRUSSELS)
    .add(dureeOf(produit));
  return new Date(end.epochMilliseconds);
}

export const isPerime = (datePerime: string | null, now: Date): boolean =>
  datePerime !== null && datePerime <= now.toISOString();

const jourOf = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(BRUSSELS).toPlainDate().toString();

const midnight = (jour: Temporal.PlainDate) => jour.toZonedDateTime(BRUSSELS).epochMilliseconds;

/** A day (`YYYY-MM-DD`) begins in Brussels; an unchanged day keeps its hour. */
export const debutDuJour = (jour: string, avant: string | null): string =>
  avant !== null && jourOf(avant) === jour
    ? avant
    : new Date(midnight(Temporal.PlainDate.from(jour))).toISOString();

/** The day's last millisecond in Brussels; an unchanged day keeps its hour. */
export const finDuJour = (jour: string, avant: string | null): string =>
  avant !== null && jourOf(avant) === jour
    ? avant
    : new Date(midnight(Temporal.PlainDate.from(jour).add({ days: 1 })) - 1).toISOString();

export function etatAcces(
  acces: { actif: number; datePerime: string | null },
  now: Date,
): EtatDAcces {
  if (acces.actif === 0) return 'désactivé';
  if (acces.datePerime === null) return 'pas commencé';
  return isPerime(acces.datePerime, now) ? 'périmé' : 'en cours';
}

export interface Suspendable {
  suspenduDepuis: string | null;
  accordDepuis: string | null;
  accordJusque: string | null;
}

export const isSuspendu = ({ suspenduDepuis }: Pick<Suspendable, 'suspenduDepuis'>, now: Date) =>
  suspenduDepuis !== null && suspenduDepuis <= now.toISOString();

/** Once the right of withdrawal is over, no agreement is needed. */
export const isAccordAttendu = (
  { accordDepuis, accordJusque }: Omit<Suspendable, 'suspenduDepuis'>,
  now: Date,
) =>
  accordDepuis !== null &&
  accordDepuis <= now.toISOString() &&
  (accordJusque === null || now.toISOString() < accordJusque);
