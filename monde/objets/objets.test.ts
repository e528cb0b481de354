import { describe, expect, it } from 'vitest';
import { exempleObjet, type NomObjet, nomsObjet } from '../../drawing/objets/index.ts';
import { partie } from './montage.ts';
import { buildMontage, etiquettesDe, montageOf } from './objet.ts';
import { OBJETS } from './table.ts';
import { fautesDObjet } from './verifie.ts';

const JOUR = '2026-11-02';
const montes = nomsObjet.filter((nom) => OBJETS[nom] !== 'plat');
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
});
