import { expect, test } from 'vitest';
import { VRAIES } from '../mesures.ts';
import { layOut } from '../plan/index.ts';
import { scene, type Carrefour } from '../scene.ts';
import { type FilmEnvoye, filmEnvoyeOf } from './filmEnvoye.ts';
import { filmEnMetresOf } from './filmEnMetres.ts';
import { filmRecuOf } from './filmRecu.ts';

const JOUR = '2026-11-02';
const lue = scene.parse({
  lieu: 'carrefour',
  branches: {
    nord: {},
    est: { panneau: { panneau: 'B1' } },
    sud: {},
    ouest: { panneau: { panneau: 'B1' } },
  },
  usagers: [
    { qui: 'voiture', moi: 'oui', de: 'est', vers: 'nord' },
    { qui: 'voiture', nom: 'A', de: 'sud', vers: 'nord' },
  ],
}) as Carrefour;
const envoye = filmEnvoyeOf(lue, JOUR, [])!;
const recu = filmRecuOf(JSON.parse(JSON.stringify(envoye)) as FilmEnvoye);

test('a film that is sent is the film that was made, to some centimetres', () => {
  const fait = filmEnMetresOf(lue, layOut(lue, JOUR, { mesures: VRAIES }))!;
  expect(recu.duree).toBe(fait.duree);
  expect(recu.etapes).toEqual(fait.etapes);
  for (let t = 0; t < fait.duree; t += 0.07) {
    const [ici, la] = [[...recu.etat(t).values()], [...fait.etat(t).values()]];
    for (const [i, etat] of ici.entries()) {
      expect(Math.hypot(etat.ou[0] - la[i]!.ou[0], etat.ou[1] - la[i]!.ou[1])).toBeLessThan(0.06);
      const ecart = Math.abs(((etat.cap - la[i]!.cap + 540) % 360) - 180);
      expect(ecart).toBeLessThan(1.5);
    }
  }
});

test('it names each sign once, as it is drawn', () => {
  expect(envoye.signes).toHaveLength(1);
  expect(envoye.signes[0]![1].svg).toMatch(/^<polygon/);
});

test('no film is sent that would belie the key', () => {
  expect(filmEnvoyeOf(lue, JOUR, [{ premier: 'A', second: 'moi', ailleurs: false }])).toBeDefined();
  expect(
    filmEnvoyeOf(lue, JOUR, [{ premier: 'moi', second: 'A', ailleurs: false }]),
  ).toBeUndefined();
});
