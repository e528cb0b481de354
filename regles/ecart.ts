/** Whether a way to settle a difference holds until a side says something else. */
const TIENT = {
  /** It was no longer there. */
  seul: false,
  /** The provider's state was adopted. */
  repris: false,
  /** By staff, with a `raison`. */
  note: true,
} as const;
export type Reglement = keyof typeof TIENT;
export const REGLEMENTS = Object.keys(TIENT) as Reglement[];
export const REGLEMENTS_TENUS = REGLEMENTS.filter((each) => TIENT[each]);
