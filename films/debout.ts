import { cadreAt, type CadreVu, type Fenetre, PAS_DES_CADRES } from './juge.ts';

/** Degrees across an upright picture: who is far is tall enough, who comes from aside is in it. */
export const [ETROIT_DEBOUT, LARGE_DEBOUT] = [28, 54];
/** Share of a danger's width that shows, and of its window while it does. */
const [PART, TEMPS] = [0.5, 0.8];

const enTangente = (angle: number): number => Math.tan((angle * Math.PI) / 360);

const isDedans = ([gauche, , droite]: CadreVu, bord: number): boolean =>
  Math.min(droite, bord) - Math.max(gauche, -bord) > PART * (droite - gauche);

/** Share of a window in which one of its targets shows in a picture so wide. */
function partVue({ ouvre, ferme, cibles }: Fenetre, angle: number): number {
  const bord = enTangente(angle);
  const nombre = Math.round((ferme - ouvre) / PAS_DES_CADRES) + 1;
  const vus = Array.from({ length: nombre }, (_, k) => ouvre + k * PAS_DES_CADRES).filter((t) =>
    cibles.some((cible) => {
      const cadre = cadreAt(cible, t);
      return cadre !== null && isDedans(cadre, bord);
    }),
  );
  return vus.length / nombre;
}

/** The narrowest that still shows each of a clip's dangers, or shows it as long as the widest does. */
export function deboutDe(fenetres: readonly Fenetre[]): number {
  let angle = ETROIT_DEBOUT;
  for (const fenetre of fenetres) {
    const voulu = Math.min(TEMPS, partVue(fenetre, LARGE_DEBOUT));
    while (angle < LARGE_DEBOUT && partVue(fenetre, angle) < voulu) angle += 1;
  }
  return angle;
}
