import { describe, expect, it } from 'vitest';
import { exempleObjet, type NomObjet, nomsObjet } from '../../drawing/objets/index.ts';
import { Maille } from '../maille/maille.ts';
import { addEnfant } from './enVoiture.ts';
import { partie } from './montage.ts';
import { buildMontage, etiquettesDe, montageOf } from './objet.ts';
import { addPneu, PERDU, RAYON } from './pneu.ts';
import { OBJETS } from './table.ts';
import { fautesDObjet } from './verifie.ts';

const JOUR = '2026-11-02';
const montes = nomsObjet.filter((nom) => OBJETS[nom] !== 'plat');
const ENFANT = { taille: 1.26, graine: 6, couleur: '#3F8F5E', leve: 0.1, avance: 0.06 };
const exemple = (nom: NomObjet) => ({ objet: nom, valeur: exempleObjet(nom) });

describe('a thing in the world', () => {
  it.each(montes)('shows what its question depends on: %s', (nom) => {
    const montage = montageOf(exemple(nom))!;
    const bati = buildMontage(montage, JOUR, true);
    expect(fautesDObjet(bati)).toEqual([]);
    for (const annotation of etiquettesDe(montage))
      for (const part of 'ou' in annotation ? annotation.ou : []) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThan(1);
      }
  });

  it('has a normal at each point, or it would shine white', () => {
    const { chantier } = buildMontage(montageOf(exemple('coffre de toit'))!, JOUR, true);
    const { normales } = chantier.mailles.divers;
    const courtes = normales.filter((_, i) => {
      if (i % 3) return false;
      return !(Math.hypot(normales[i]!, normales[i + 1]!, normales[i + 2]!) > 0.5);
    });
    expect(courtes).toEqual([]);
  });

  it('is the same twice', () => {
    const de = () =>
      buildMontage(montageOf(exemple('sable sans bâche'))!, JOUR, true).chantier.mailles.divers
        .positions;
    expect(de()).toEqual(de());
  });

  it('is refused by name where something hides it, or leaves it out or small', () => {
    const montage = montageOf(exemple('triangle'))!;
    const bati = (m = montage) => buildMontage(m, JOUR, true);
    const mur = {
      ...montage,
      add: (atelier: Parameters<typeof montage.add>[0]) => {
        montage.add(atelier);
        atelier.chantier.mailles.divers.addBoite([0.2, 0.5, 1], [2, 2, 0.1], '#FFFFFF');
      },
    };
    expect(fautesDObjet(bati(mur))).toEqual(['Le triangle est caché.']);
    expect(fautesDObjet(bati({ ...montage, vue: { ...montage.vue, vers: [9, 0.3, 2] } }))).toEqual([
      'Le triangle sort de l’image.',
    ]);
    const loin = { ...montage.vue, oeil: [9, 8, 38] as const };
    expect(fautesDObjet(bati({ ...montage, vue: loin }))[0]).toMatch(
      /^Le triangle n’a que \d+ pixels/,
    );
    expect(
      fautesDObjet(bati({ ...montage, parties: [partie('La roue', [0, 0, -3], [0.1, 0.1, 0.1])] })),
    ).toHaveLength(1);
  });

  it('lets a belt lie on the child that it holds', () => {
    const de = (attache: boolean) => {
      const maille = new Maille();
      addEnfant(maille, 'passager', ENFANT, attache);
      return Array.from({ length: maille.positions.length / 3 }, (_, i) =>
        maille.positions.slice(i * 3, i * 3 + 3),
      );
    };
    const corps = de(false);
    const loin = de(true)
      .slice(corps.length)
      .map((p) => Math.min(...corps.map((q) => Math.hypot(...p.map((v, k) => v - q[k]!)))));
    expect(loin.length).toBeGreaterThan(100);
    expect(Math.max(...loin)).toBeLessThan(0.14);
  });

  it('has bars in its grooves, level with the blocks where 1.6 mm are left', () => {
    const plusHaut = (usure: number): number => {
      const maille = new Maille();
      addPneu(maille, { usure: () => usure, profond: 0.008 });
      const { positions } = maille;
      return Math.max(
        ...positions.flatMap((x, i) =>
          i % 3 === 0 && Math.abs(x + 0.026) < 0.0062
            ? [Math.hypot(positions[i + 1]! - RAYON, positions[i + 2]!)]
            : [],
        ),
      );
    };
    expect(plusHaut(0)).toBeCloseTo(RAYON - 0.0064, 3);
    expect(plusHaut(0.8)).toBeCloseTo(RAYON - 0.8 * PERDU, 3);
  });
});
