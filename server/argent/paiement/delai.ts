import { finDeValidite } from '../../eleve/acces/index.ts';
import type { Selectable } from 'kysely';
import type { PaiementTable } from './paiement.tables.ts';

const BRUSSELS = 'Europe/Brussels';
const DAY = 24 * 3600 * 1000;
/** Article VI.47 of the Code de droit économique: calendar days, from the day after the contract. */
const JOURS = 14;

/** Where a day so much later than an instant ends in Brussels. */
const endOfDay = (instant: string, days: number) =>
  new Date(
    Temporal.Instant.from(instant)
      .toZonedDateTimeISO(BRUSSELS)
      .toPlainDate()
      .add({ days: days + 1 })
      .toZonedDateTime(BRUSSELS).epochMilliseconds,
  ).toISOString();

/** From when on what was paid can't be withdrawn from any more. */
export const finDuDelai = (datePaiement: string) => endOfDay(datePaiement, JOURS);

/** Until when a withdrawal has to be paid back (article VI.50). */
export const finDuRemboursement = (dateRetractation: string) => endOfDay(dateRetractation, JOURS);

type Retractable = Pick<
  Selectable<PaiementTable>,
  'montant' | 'accord' | 'codePermis' | 'dureeValidite' | 'dateDebut' | 'dateFin' | 'acces_user_id'
> & {
  /** When the copy that it gave was first opened. */
  dateActivation: string | null;
};

/**
 * What of a price has been used, by whole days since the access was opened; nothing of one that was not,
 * or for which nobody agreed to begin at once. `fini`: the service is performed, and the right is over.
 */
export function usageOf(paiement: Retractable, now: Date) {
  const { montant, accord, acces_user_id } = paiement;
  const debut = paiement.dateDebut ?? (acces_user_id === null ? null : paiement.dateActivation);
  const fin = paiement.dateFin ?? (debut && finDeValidite(new Date(debut), paiement).toISOString());
  if (!debut || !fin) return { utilise: 0, duree: 0, retenu: 0, fini: false };
  const days = (from: string, to: Date) => (to.getTime() - Date.parse(from)) / DAY;
  const duree = Math.max(1, Math.round(days(debut, new Date(fin))));
  const utilise = Math.min(duree, Math.max(0, Math.floor(days(debut, now))));
  const retenu = accord === null ? 0 : Math.floor((montant * utilise) / duree);
  return { utilise, duree, retenu, fini: accord !== null && fin <= now.toISOString() };
}
