import { RETRACTATION } from '../../../../regles/retractation.ts';
import { finDeValidite } from '../../../eleve/acces/index.ts';
import type { Paiement } from '../paiement.tables.ts';

const BRUSSELS = 'Europe/Brussels';
const DAY_MS = 24 * 3600 * 1000;

const endOfDay = (instant: string, days: number) =>
  new Date(
    Temporal.Instant.from(instant)
      .toZonedDateTimeISO(BRUSSELS)
      .toPlainDate()
      .add({ days: days + 1 })
      .toZonedDateTime(BRUSSELS).epochMilliseconds,
  ).toISOString();

export const finDuDelai = (datePaiement: string) => endOfDay(datePaiement, RETRACTATION.jours);

export const finDuRemboursement = (dateRetractation: string) =>
  endOfDay(dateRetractation, RETRACTATION.joursPourRendre);

type Retractable = Pick<
  Paiement,
  'montant' | 'accord' | 'codePermis' | 'dureeValidite' | 'dateDebut' | 'dateFin' | 'acces_user_id'
> & { dateActivation: string | null };

/** Whole days are charged, and none without agreement to begin. `fini`: full performance ends the right. */
export function usageOf(paiement: Retractable, now: Date) {
  const { montant, accord, acces_user_id } = paiement;
  const debut = paiement.dateDebut ?? (acces_user_id === null ? null : paiement.dateActivation);
  const fin = paiement.dateFin ?? (debut && finDeValidite(new Date(debut), paiement).toISOString());
  if (!debut || !fin) return { utilise: 0, duree: 0, retenu: 0, fini: false };
  const days = (from: string, to: Date) => (to.getTime() - Date.parse(from)) / DAY_MS;
  const duree = Math.max(1, Math.round(days(debut, new Date(fin))));
  const utilise = Math.min(duree, Math.max(0, Math.floor(days(debut, now))));
  const retenu = accord === null ? 0 : Math.floor((montant * utilise) / duree);
  return { utilise, duree, retenu, fini: accord !== null && fin <= now.toISOString() };
}
