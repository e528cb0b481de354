import type { Coupe } from './coupe.ts';
import { paires } from './coupe.ts';
import { ajoute, courbe, croise, rad, vers } from './geometrie.ts';
import type { Point } from './plan.ts';

/** Beyond any frame. */
export const LOIN = 34;
const RAYON = 2.8;

/**
 * Where the edges of two neighbours meet, and how far from there their kerb is still round.
 * `elargi` moves both edges outwards, for the pavement round the same corner.
 */
function coin(c: Coupe, d: Coupe, delta: number, elargi: number) {
  const p = c.ici(0, -(c.gauche + elargi));
  const s = croise(p, vers(c.cap), d.ici(0, d.droite + elargi), vers(d.cap));
  if (s === undefined) return undefined;
  const demi = Math.abs(Math.tan(rad(delta / 2)));
  const rayon = delta > 180 ? c.gauche + d.droite + elargi : Math.max(0.5, RAYON - elargi);
  const t = croise(d.ici(0, d.droite + elargi), vers(d.cap), p, vers(c.cap)) ?? 0;
  const angle = ajoute(p, vers(c.cap), s);
  return { angle, s, t, arrondi: Math.min(7, rayon / Math.max(demi, 0.35)) };
}

/** The outline of all branches together, kerbs rounded, as one ring. */
export function contour(cs: Coupe[], elargi = 0): Point[] {
  return paires(cs).flatMap(([c, d, delta]) => {
    const loin = [c.ici(LOIN, -(c.gauche + elargi))];
    const fin = [d.ici(LOIN, d.droite + elargi)];
    if (c === d) return [...loin, ...fin];
    const k = coin(c, d, delta, elargi);
    if (!k) {
      const [a, b] = [c.ici(3, -(c.gauche + elargi)), d.ici(3, d.droite + elargi)];
      return Math.abs(c.gauche - d.droite) < 0.05 ? [...loin, ...fin] : [...loin, a, b, ...fin];
    }
    const rond = courbe(
      ajoute(k.angle, vers(c.cap), k.arrondi),
      k.angle,
      ajoute(k.angle, vers(d.cap), k.arrondi),
      5,
    );
    return [...loin, ...rond, ...fin];
  });
}

const ANGLES_AIGUS = 170;
const PROFONDEUR = { piétons: 2.6, cyclistes: 1.7, 'piétons et cyclistes': 4.4 } as const;

/** How far out each mouth is, its crossing and its waiting line. */
export function bouches(cs: Coupe[], pistes = true): void {
  for (const c of cs) c.bouche = 3.6;
  const rond = new Map<Coupe, number>();
  for (const [c, d, delta] of paires(cs)) {
    const k = c === d || delta > ANGLES_AIGUS ? undefined : coin(c, d, delta, 0);
    if (!k) continue;
    for (const [x, s] of [
      [c, k.s],
      [d, k.t],
    ] as const) {
      x.bouche = Math.max(x.bouche, s + k.arrondi);
      rond.set(x, Math.max(rond.get(x) ?? 0, s + k.arrondi * 0.45));
    }
  }
  for (const c of cs) {
    let ligne = rond.get(c) ?? c.bouche;
    const voisines = pistes ? cs.filter((d) => d !== c && d.b.piste) : [];
    for (const d of voisines) {
      const oblique = Math.abs(Math.sin(rad(d.cap - c.cap)));
      if (oblique > 0.5)
        ligne = Math.max(ligne, (Math.max(d.pisteDroite, d.pisteGauche) + 1.4) / oblique);
    }
    if (c.b.passage) {
      c.passage = Math.max(c.bouche - 0.7, ligne);
      ligne = c.passage + PROFONDEUR[c.b.passage] + 0.6;
    }
    c.ligne = ligne;
  }
}

export const profondeur = (c: Coupe): number => (c.b.passage ? PROFONDEUR[c.b.passage] : 0);
