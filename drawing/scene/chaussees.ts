import { estEtroit, estPrincipale, type Coupe } from './coupe.ts';
import { contour, LOIN } from './emprise.ts';
import { boite, rad, type Repere } from './geometrie.ts';
import { carres, mailles, pleine, surface } from './marques.ts';
import { axeDe, dehors } from './marquesCarrefour.ts';
import type { Surface } from './plan.ts';
import type { Carrefour } from './scene.ts';
import { cheminCarrefour, voieTram } from './trajets.ts';

/** Pavements, kerbs, carriageways and paths of a junction. */
export function chaussees(cs: Coupe[], scene: Carrefour): Surface[] {
  const principales = cs.filter((c) => estPrincipale(c, cs));
  const sol: Surface[] = [];
  const piste = cs.some((c) => c.b.piste) ? 2.4 : 0;
  for (const c of cs) {
    if (principales.includes(c)) continue;
    const m = c.b.voie === 'propriété' ? 'pavés' : 'terre';
    sol.push(
      surface(m, boite(dehors(c), 0, c.b.voie === 'propriété' ? 15 : LOIN, -c.gauche, c.droite)),
    );
  }
  if (scene.agglomération) {
    sol.push(surface('trottoir', contour(principales, 2.3 + piste)));
    sol.push(surface('bordure', contour(principales, 0.22)));
  } else sol.push(surface('terre', contour(principales, 0.5)));
  for (const c of cs.filter((x) => x.b.piste)) sol.push(...pistes(c, cs));
  const terre = principales.every((c) => c.b.voie === 'chemin de terre');
  sol.push(surface(terre ? 'terre' : 'asphalte', contour(principales)));
  for (const c of cs) {
    // Where a house or a path comes out, the kerb is lowered and the pavement goes on.
    if (estEtroit(c.b) && scene.agglomération) {
      const bord = bordVoisin(c, cs);
      sol.push(
        surface('bordure', boite(dehors(c), bord, bord + 0.4, -c.gauche - 0.3, c.droite + 0.3)),
      );
    }
    if (c.b.voie === 'pavés')
      sol.push(surface('pavés', boite(dehors(c), c.bouche - 1, LOIN, -c.gauche, c.droite)));
    if (c.b.voie === 'trottoir traversant') {
      const bord = bordVoisin(c, cs);
      sol.push(
        surface('bordure', boite(dehors(c), bord, bord + 2.9, -c.gauche - 2.5, c.droite + 2.5)),
      );
      sol.push(
        surface(
          'trottoir',
          boite(dehors(c), bord + 0.2, bord + 2.7, -c.gauche - 2.5, c.droite + 2.5),
        ),
      );
    }
  }
  return sol;
}

/** Where the carriageway of the roads that it joins ends, seen along this branch. */
export const bordVoisin = (c: Coupe, cs: Coupe[]): number =>
  Math.max(
    ...cs
      .filter((d) => d !== c && Math.abs(Math.sin(rad(d.cap - c.cap))) > 0.5)
      .map((d) => Math.max(d.droite, d.gauche)),
    2,
  );

/** Whether a cycle track goes on beyond the junction. */
const pisteContinue = (c: Coupe, cs: Coupe[]): boolean =>
  cs.some((x) => x.b.piste && Math.cos(rad(x.cap - c.cap)) < -0.6);

const pistes = (c: Coupe, cs: Coupe[]): Surface[] =>
  [c.pisteDroite, -c.pisteGauche].map((v) =>
    surface('piste', pleine(axeDe(c, pisteContinue(c, cs) ? 0 : c.bouche, v), 1.7)),
  );

/** Cycle tracks that go straight on across a side road. */
export function pistesEnTravers(cs: Coupe[]): Surface[] {
  const sol: Surface[] = [];
  for (const c of cs.filter((x) => x.b.piste && pisteContinue(x, cs)))
    for (const d of cs) {
      const droite = Math.sin(rad(d.cap - c.cap));
      if (d === c || Math.abs(droite) < 0.5 || d.b.piste) continue;
      // The track on the side where `d` leaves: v > 0 is the left of somebody who looks outwards.
      const v = droite > 0 ? -c.pisteGauche : c.pisteDroite;
      const r: Repere = (a, b = 0) => c.ici(b, a);
      const larg = Math.max(d.droite, d.gauche) / Math.abs(droite) + 0.6;
      if (d.cap === c.cap + 180) continue;
      sol.push(surface('piste', boite(r, v - 0.85, v + 0.85, -larg, larg)));
      sol.push(surface('blanc', ...carres(r, v - 1.1, v + 1.1, -larg + 0.4, larg - 0.4)));
    }
  return sol;
}

/** Tracks from every branch that has them to every other. */
export function rails(cs: Coupe[]): Surface[] {
  const avec = cs.filter((c) => c.b.rails);
  const fils = avec.flatMap((c) =>
    avec
      .filter((d) => d !== c)
      .map((d) => cheminCarrefour(c, d, { v: voieTram(c), w: -voieTram(d) })),
  );
  return fils.length ? [surface('rail', ...fils.flatMap(mailles))] : [];
}
