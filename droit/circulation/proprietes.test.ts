import { describe, expect, test } from 'vitest';
import { priorites, type Priorites } from './priorites.ts';
import { carrefourAuHasard, hasard, lu, tournee } from './situations/hasard.ts';
import { conflictOf } from './trajectoires.ts';
import { nommes } from './usagers.ts';

const GRAINES = Array.from({ length: 1500 }, (_, i) => i + 1);

const forme = (priorites: Priorites) => ({
  verdicts: priorites.verdicts.map((v) => `${v.cede}→${v.a} ${v.articles.join()}`).sort(),
  indecis: priorites.indecis.map((x) => [...x].sort().join('/')).sort(),
  ordre: priorites.ordre.map((g) => [...g].sort()),
  blocage: [...priorites.blocage].sort(),
  arretes: priorites.arretes.map((x) => x.qui).sort(),
});

describe('priorités, quelle que soit la scène', () => {
  test('le nord ne compte pas', () => {
    for (const g of GRAINES) {
      const scene = carrefourAuHasard(g);
      expect(forme(priorites(lu(tournee(scene, 1 + (g % 7)))))).toEqual(
        forme(priorites(lu(scene))),
      );
    }
  });

  test('l’ordre dans lequel on les écrit ne compte pas', () => {
    for (const g of GRAINES) {
      const scene = carrefourAuHasard(g);
      const r = hasard(g);
      const usagers = (scene.usagers ?? []).toSorted(() => r() - 0.5);
      expect(forme(priorites(lu({ ...scene, usagers })))).toEqual(forme(priorites(lu(scene))));
    }
  });

  test('les noms ne comptent pas', () => {
    const autre: Record<string, string> = { moi: 'A', A: 'B', B: 'C', C: 'D', D: 'moi' };
    for (const g of GRAINES) {
      const scene = carrefourAuHasard(g);
      const usagers = (scene.usagers ?? []).map(({ moi, nom, ...usager }) => {
        const n = autre[moi ? 'moi' : (nom ?? '')] ?? '';
        return n === 'moi' ? { ...usager, moi: 'oui' as const } : { ...usager, nom: n as 'A' };
      });
      const [avant, apres] = [priorites(lu(scene)), priorites(lu({ ...scene, usagers }))];
      expect(apres.verdicts.map((v) => `${v.cede}→${v.a}`)).toEqual(
        avant.verdicts.map((v) => `${autre[v.cede]}→${autre[v.a]}`),
      );
      expect(apres.ordre).toEqual(avant.ordre.map((vague) => vague.map((n) => autre[n])));
    }
  });

  test('de deux dont les chemins se coupent, un seul cède, ou la loi ne tranche pas', () => {
    for (const g of GRAINES) {
      const scene = lu(carrefourAuHasard(g));
      const p = priorites(scene);
      const arretes = new Set(p.arretes.map((x) => x.qui));
      const libres = nommes(scene).filter((x) => !arretes.has(x.nom));
      for (const [i, x] of libres.entries())
        for (const y of libres.slice(i + 1)) {
          const dits =
            p.verdicts.filter((v) => [v.cede, v.a].every((n) => n === x.nom || n === y.nom))
              .length + p.indecis.filter((d) => d.every((n) => n === x.nom || n === y.nom)).length;
          expect(conflictOf(scene, y.u, x.u)).toBe(conflictOf(scene, x.u, y.u));
          expect(dits).toBe(conflictOf(scene, x.u, y.u) ? 1 : 0);
        }
    }
  });

  test('un de plus ou de moins ne change rien entre les autres', () => {
    for (const g of GRAINES) {
      const scene = carrefourAuHasard(g);
      const tous = priorites(lu(scene));
      const parti = nommes(lu(scene)).at(-1)?.nom ?? '';
      const reste = priorites(lu({ ...scene, usagers: (scene.usagers ?? []).slice(0, -1) }));
      expect(forme(reste).verdicts).toEqual(
        forme({ ...tous, verdicts: tous.verdicts.filter((v) => v.cede !== parti && v.a !== parti) })
          .verdicts,
      );
      const seul = !tous.verdicts.flatMap((v) => [v.cede, v.a]).includes(parti);
      if (seul)
        expect(reste.ordre).toEqual(
          tous.ordre.map((x) => x.filter((n) => n !== parti)).filter((x) => x.length > 0),
        );
    }
  });

  test('l’ordre suit les verdicts et ne perd personne', () => {
    for (const g of GRAINES) {
      const scene = lu(carrefourAuHasard(g));
      const p = priorites(scene);
      const vague = (nom: string): number => p.ordre.findIndex((x) => x.includes(nom));
      for (const v of p.verdicts)
        if (vague(v.cede) >= 0) {
          expect(vague(v.a)).toBeGreaterThanOrEqual(0);
          expect(vague(v.cede)).toBeGreaterThan(vague(v.a));
        }
      for (const nom of p.blocage)
        expect(p.verdicts.some((v) => v.cede === nom && p.blocage.includes(v.a))).toBe(true);
      expect([...p.ordre.flat(), ...p.blocage, ...p.arretes.map((x) => x.qui)].sort()).toEqual(
        nommes(scene)
          .map((x) => x.nom)
          .sort(),
      );
    }
  });

  test('une sirène seule passe d’abord, sauf devant un agent', () => {
    for (const g of GRAINES) {
      const scene = carrefourAuHasard(g);
      const sirenes = nommes(lu(scene)).filter(({ u }) => u.sirène);
      if (sirenes.length !== 1 || scene.agent) continue;
      expect(priorites(lu(scene)).verdicts.filter((v) => v.cede === sirenes[0]?.nom)).toEqual([]);
    }
  });
});
