import type { Signal } from '../../drawing/signal.schema.ts';
import type { CadreDePlaque } from '../../regles/vue.ts';
import { boiteDePlaque } from './boiteDePlaque.ts';
import { type ChoixDeVue, isIllisible } from './jauge.ts';
import { type Cadre, cadreDe } from './places.ts';
import { cameraOf } from './prises.ts';

/** A plate in a picture, and its place there. */
export interface PlaquePlacee {
  signal: Signal;
  cadre: CadreDePlaque;
}

const arrondi = (n: number): number => Math.round(Math.min(1, Math.max(0, n)) * 1000) / 1000;

/** Within the picture. */
const placee = (signal: PlaquePlacee['signal'], { x, y, l, h }: Cadre): PlaquePlacee => {
  const [gauche, haut] = [arrondi(x), arrondi(y)];
  return {
    signal,
    cadre: [gauche, haut, arrondi(arrondi(x + l) - gauche), arrondi(arrondi(y + h) - haut)],
  };
};

/** At least a half is seen. */
const MOITIE = 0.5;

/** Plates that can be read in a picture: those of posts, and those that come again, enlarged. */
export function plaquesDe(
  { vue, plaques, vignettes }: ChoixDeVue,
  rapport: number,
): PlaquePlacee[] {
  const camera = cameraOf(vue, rapport);
  return [
    ...plaques.flatMap(({ plaque, constat }) => {
      const vue = constat.dedans > MOITIE && constat.cache <= MOITIE && !isIllisible(constat);
      const cadre = vue ? cadreDe(camera, boiteDePlaque(plaque)) : undefined;
      return cadre ? [placee(plaque.signal, cadre)] : [];
    }),
    ...vignettes.flatMap(({ signaux }) =>
      signaux.map(({ signal, cadre }) => placee(signal, cadre)),
    ),
  ];
}
