import { expect, test } from 'vitest';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { layOut } from '../../drawing/scene/plan/index.ts';
import type { Matiere } from '../../drawing/scene/plan/plan.ts';
import {
  type Branche,
  type Ligne,
  scene,
  type SceneEcrite,
  type Surface,
} from '../../drawing/scene/scene.ts';
import { lignes } from '../../drawing/scene/vocabulaire.ts';
import { openChantier } from '../chantier.ts';
import { addSol } from './solBati.ts';

/** A word that the schema gains does not compile until its ground is said here. */
const SOUS_LES_PIEDS: Record<Surface, Matiere | undefined> = {
  herbe: undefined,
  trottoir: 'trottoir',
  accotement: 'terre',
  'accotement en saillie': 'terre',
  monte: 'asphalte',
  descend: 'asphalte',
  'bus monte': 'asphalte',
  'bus descend': 'asphalte',
  'tram monte': 'asphalte',
  'tram descend': 'asphalte',
  'piste monte': 'piste',
  'piste descend': 'piste',
  'piste double': 'piste',
  'suggérée monte': 'ocre',
  'suggérée descend': 'ocre',
  'trottoir partagé': 'trottoir',
  stationnement: 'pavés',
  'stationnement en épi': 'pavés',
  latérale: 'asphalte',
  urgence: 'asphalte',
  berme: undefined,
  'terre-plein': 'herbe',
  évitement: 'asphalte',
  entrée: 'asphalte',
  sortie: 'asphalte',
};
const PEINTES: Record<Ligne, Matiere> = {
  '|': 'blanc',
  ':': 'blanc',
  '|:': 'blanc',
  ':|': 'blanc',
  '||': 'blanc',
  '::': 'blanc',
  'orange |': 'orange',
  'orange :': 'orange',
  jaune: 'jaune',
  large: 'blanc',
  bus: 'blanc',
};
const VOIES: Record<Branche['voie'], Matiere> = {
  chaussée: 'asphalte',
  pavés: 'pavés',
  'chemin de terre': 'terre',
  sentier: 'terre',
  propriété: 'pavés',
  'trottoir traversant': 'asphalte',
};

function built(ecrite: SceneEcrite) {
  const lue = scene.parse(ecrite);
  const plan = layOut(lue, '2026-11-02', { mesures: VRAIES });
  const chantier = openChantier();
  return { chantier, sol: addSol(chantier, plan, lue) };
}

test.each(Object.entries(SOUS_LES_PIEDS) as [Surface, Matiere | undefined][])(
  '%s: one stands on %s',
  (nom, matiere) => {
    const { sol } = built({
      lieu: 'route',
      profil: ['herbe', 'descend', nom, 'monte', 'herbe'],
      longueur: 60,
    });
    const vues = new Set(Array.from({ length: 140 }, (_, i) => sol.matiereAt(-12 + i * 0.17, -31)));
    expect(vues).toContain(matiere);
  },
);

test.each(lignes)('%s is painted on the road', (ligne) => {
  const { chantier } = built({
    lieu: 'route',
    profil: ['trottoir', 'descend', ligne, 'monte', 'trottoir'],
    longueur: 60,
  });
  expect(chantier.sols[PEINTES[ligne]]?.triangles).toBeGreaterThan(0);
});

test.each(Object.entries(VOIES) as [Branche['voie'], Matiere][])(
  'a branch that is « %s » is of %s',
  (voie, matiere) => {
    const { sol } = built({
      lieu: 'carrefour',
      branches: { nord: {}, sud: {}, est: { voie } },
    });
    expect(sol.matiereAt(13, 0)).toBe(matiere);
  },
);
