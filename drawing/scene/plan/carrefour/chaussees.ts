import { isPrincipale, type Coupe } from './coupe.ts';
import { VOIES, isDeVoie, isPavee } from '../../branche.ts';
import { contour } from './emprise.ts';
import { boite, rad, type RepereLocal } from '../geometrie.ts';
import { carres, mailles, pleine, surface } from '../marques.ts';
import { axeOf, dehors } from './marques.ts';
import type { Surface } from '../plan.ts';
import type { Carrefour } from '../../scene.ts';
import { cheminCarrefour, voieTram } from './trajets.ts';

export function chaussees(cs: Coupe[], scene: Carrefour): Surface[] {
  const principales = cs.filter((c) => isPrincipale(c, cs));
  const sol: Surface[] = [];
  const piste = cs.some((c) => c.branche.piste) ? 2.4 : 0;
  const [premiere] = cs;
  for (const coupe of cs) {
    if (principales.includes(coupe)) continue;
    sol.push(
      surface(
        VOIES[coupe.branche.voie].matiere,
        boite(
          dehors(coupe),
          0,
          isDeVoie(coupe.branche, 'propriété') ? 16 : coupe.mesures.loin,
          -coupe.gauche,
          coupe.droite,
        ),
      ),
    );
  }
  if (scene.agglomération && premiere) {
    sol.push(surface('trottoir', contour(principales, premiere.mesures.trottoir + piste)));
    sol.push(surface('bordure', contour(principales, 0.22)));
  } else sol.push(surface('terre', contour(principales, 0.5)));
  for (const c of cs.filter((x) => x.branche.piste)) sol.push(...pistes(c, cs));
  const terre = principales.every((c) => VOIES[c.branche.voie].matiere === 'terre');
  sol.push(surface(terre ? 'terre' : 'asphalte', contour(principales)));
  for (const coupe of cs) {
    // At drives and paths the kerb drops, and the pavement goes on.
    if (VOIES[coupe.branche.voie].abaisse && scene.agglomération) {
      const bord = bordVoisin(coupe, cs);
      sol.push(
        surface(
          'bordure',
          boite(dehors(coupe), bord, bord + 0.4, -coupe.gauche - 0.3, coupe.droite + 0.3),
        ),
      );
    }
    if (isPavee(coupe.branche))
      sol.push(
        surface(
          'pavés',
          boite(dehors(coupe), coupe.bouche - 1, coupe.mesures.loin, -coupe.gauche, coupe.droite),
        ),
      );
    if (isDeVoie(coupe.branche, 'trottoir')) {
      const bord = bordVoisin(coupe, cs);
      sol.push(
        surface(
          'bordure',
          boite(dehors(coupe), bord, bord + 2.9, -coupe.gauche - 2.5, coupe.droite + 2.5),
        ),
      );
      sol.push(
        surface(
          'trottoir',
          boite(dehors(coupe), bord + 0.2, bord + 2.7, -coupe.gauche - 2.5, coupe.droite + 2.5),
        ),
      );
    }
  }
  return sol;
}

export const bordVoisin = (coupe: Coupe, cs: Coupe[]): number =>
  Math.max(
    ...cs
      .filter((d) => d !== coupe && Math.abs(Math.sin(rad(d.cap - coupe.cap))) > 0.5)
      .map((d) => Math.max(d.droite, d.gauche)),
    2,
  );

const pisteContinue = (coupe: Coupe, cs: Coupe[]): boolean =>
  cs.some((x) => x.branche.piste && Math.cos(rad(x.cap - coupe.cap)) < -0.6);

const pistes = (coupe: Coupe, cs: Coupe[]): Surface[] =>
  [coupe.pisteDroite, -coupe.pisteGauche].map((droite) =>
    surface(
      'piste',
      pleine(axeOf(coupe, pisteContinue(coupe, cs) ? 0 : coupe.bouche, droite), 1.7),
    ),
  );

export function pistesEnTravers(cs: Coupe[]): Surface[] {
  const sol: Surface[] = [];
  for (const coupe of cs.filter((x) => x.branche.piste && pisteContinue(x, cs)))
    for (const autre of cs) {
      const droite = Math.sin(rad(autre.cap - coupe.cap));
      if (autre === coupe || Math.abs(droite) < 0.5 || autre.branche.piste) continue;
      // Positive: left, looking outwards.
      const ecart = droite > 0 ? -coupe.pisteGauche : coupe.pisteDroite;
      const repere: RepereLocal = (a, b = 0) => coupe.ici(b, a);
      const larg = Math.max(autre.droite, autre.gauche) / Math.abs(droite) + 0.6;
      if (autre.cap === coupe.cap + 180) continue;
      sol.push(surface('piste', boite(repere, ecart - 0.85, ecart + 0.85, -larg, larg)));
      sol.push(
        surface('blanc', ...carres(repere, ecart - 1.1, ecart + 1.1, -larg + 0.4, larg - 0.4)),
      );
    }
  return sol;
}

export function rails(cs: Coupe[]): Surface[] {
  const avec = cs.filter((c) => c.branche.rails);
  const fils = avec.flatMap((coupe) =>
    avec
      .filter((d) => d !== coupe)
      .map((d) => cheminCarrefour(coupe, d, { depart: voieTram(coupe), arrivee: -voieTram(d) })),
  );
  return fils.length ? [surface('rail', ...fils.flatMap(mailles))] : [];
}
