import type { Coupe } from './coupe.ts';
import { paires } from './coupe.ts';
import { add, courbe, cross, rad, vers } from '../geometrie.ts';
import type { Point } from '../plan.ts';

/**
 * Where neighbours' edges meet, and the kerb's rounding. `elargi` moves both out, for pavements.
 */
function coin(coupe: Coupe, voisine: Coupe, delta: number, elargi: number) {
  const point = coupe.ici(0, -(coupe.gauche + elargi));
  const recul = cross(
    point,
    vers(coupe.cap),
    voisine.ici(0, voisine.droite + elargi),
    vers(voisine.cap),
  );
  if (recul === undefined) return undefined;
  const demi = Math.abs(Math.tan(rad(delta / 2)));
  const rayon =
    delta > 180
      ? coupe.gauche + voisine.droite + elargi
      : Math.max(0.5, coupe.mesures.rayon - elargi);
  const reculVoisine =
    cross(voisine.ici(0, voisine.droite + elargi), vers(voisine.cap), point, vers(coupe.cap)) ?? 0;
  const angle = add(point, vers(coupe.cap), recul);
  return {
    angle,
    recul,
    reculVoisine,
    arrondi: Math.min(7, rayon / Math.max(demi, 0.35)),
  };
}

export function contour(cs: Coupe[], elargi = 0): Point[] {
  return paires(cs).flatMap(([coupe, voisine, delta]) => {
    const loin = [coupe.ici(coupe.mesures.loin, -(coupe.gauche + elargi))];
    const fin = [voisine.ici(voisine.mesures.loin, voisine.droite + elargi)];
    if (coupe === voisine) return [...loin, ...fin];
    const angle = coin(coupe, voisine, delta, elargi);
    if (!angle) {
      const [debutCoin, finCoin] = [
        coupe.ici(3, -(coupe.gauche + elargi)),
        voisine.ici(3, voisine.droite + elargi),
      ];
      return Math.abs(coupe.gauche - voisine.droite) < 0.05
        ? [...loin, ...fin]
        : [...loin, debutCoin, finCoin, ...fin];
    }
    const rond = courbe(
      add(angle.angle, vers(coupe.cap), angle.arrondi),
      angle.angle,
      add(angle.angle, vers(voisine.cap), angle.arrondi),
      5,
    );
    return [...loin, ...rond, ...fin];
  });
}

const ANGLES_AIGUS = 170;
/** In metres, by default. */
const BOUCHE = 3.6;
const PROFONDEUR = { piétons: 2.6, cyclistes: 1.7, 'piétons et cyclistes': 4.4 } as const;

export function withBouches(coupes: Coupe[]): Coupe[] {
  const bouche = new Map<Coupe, number>();
  const rond = new Map<Coupe, number>();
  for (const [coupe, voisine, delta] of paires(coupes)) {
    const rencontre =
      coupe === voisine || delta > ANGLES_AIGUS ? undefined : coin(coupe, voisine, delta, 0);
    if (!rencontre) continue;
    for (const [x, recul] of [
      [coupe, rencontre.recul],
      [voisine, rencontre.reculVoisine],
    ] as const) {
      bouche.set(x, Math.max(bouche.get(x) ?? BOUCHE, recul + rencontre.arrondi));
      rond.set(x, Math.max(rond.get(x) ?? 0, recul + rencontre.arrondi * 0.45));
    }
  }
  return coupes.map((coupe) => {
    const sienne = bouche.get(coupe) ?? BOUCHE;
    const ligne = coupes.reduce(
      (loin, autre) => {
        const oblique =
          autre !== coupe && autre.branche.piste
            ? Math.abs(Math.sin(rad(autre.cap - coupe.cap)))
            : 0;
        return oblique > 0.5
          ? Math.max(loin, (Math.max(autre.pisteDroite, autre.pisteGauche) + 1.4) / oblique)
          : loin;
      },
      rond.get(coupe) ?? sienne,
    );
    if (!coupe.branche.passage) return { ...coupe, bouche: sienne, ligne };
    const passage = Math.max(sienne - 0.7, ligne);
    return {
      ...coupe,
      bouche: sienne,
      passage,
      ligne: passage + PROFONDEUR[coupe.branche.passage] + 0.6,
    };
  });
}

export const profondeur = (c: Coupe): number =>
  c.branche.passage ? PROFONDEUR[c.branche.passage] : 0;
