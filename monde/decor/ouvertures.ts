/** In metres from a façade's bottom left. */
export interface Ouverture {
  x: number;
  y: number;
  large: number;
  haut: number;
}

/** Ground floors with a shop window or a garage; others have a door and windows. */
export const [VITRINE, GARAGE] = [3, 7];
/** A door is so wide. */
export const PORTE = 1;

/** Where a façade has its door: at its left or right end. */
export const porteDe = (rang: number): number =>
  rang === GARAGE ? 0.8 : rang !== VITRINE && rang % 2 === 1 ? 0.5 : 4.5;

/** Windows of a façade of 6 m, those of its ground floor first: painted, and with sills in relief. */
export function fenetresDe(rang: number): Ouverture[] {
  const rez =
    rang === VITRINE || rang === GARAGE
      ? []
      : rang % 2 === 1
        ? [
            { x: 2.3, large: 1.3 },
            { x: 4.3, large: 1.2 },
          ]
        : [
            { x: 0.6, large: 1.4 },
            { x: 2.6, large: 1.2 },
          ];
  const trois = rang % 3 === 1;
  const etages = [3.6, 6.3].flatMap((y) =>
    Array.from({ length: trois ? 3 : 2 }, (_, k) => ({
      x: trois ? 0.5 + k * 1.9 : 0.8 + k * 2.9,
      y,
      large: trois ? 1.05 : 1.4,
      haut: y > 6 ? 1.45 : 1.7,
    })),
  );
  return [...rez.map((f) => ({ ...f, y: 0.95, haut: 1.65 })), ...etages];
}
