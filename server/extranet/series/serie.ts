/** A series has so many questions: specification.md#series. */
export const SERIE = 50;

/** How long it is, and whether that is right. */
export function longueurOf(nombre: number): string {
  const compte = nombre === 0 ? 'aucune question' : `${nombre} question${nombre > 1 ? 's' : ''}`;
  if (nombre === SERIE) return compte;
  return `${compte} sur ${SERIE}`;
}
