import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../scene.ts';
import { carrefourOf } from '../../../droit/circulation/situations/notation.ts';
import { verdictOf } from './verifie.ts';
import { verifie as schema, type VerifieEcrit } from './verifie.schema.ts';

const dit = (scene: Scene, verifie: VerifieEcrit, correcte: 'a' | 'b' | 'c') =>
  verdictOf(scene, schema.parse(verifie), correcte).contradictions;
const droite = carrefourOf({ usagers: 'moi S-N; A E-O' });
const trois = carrefourOf({ usagers: 'moi S-N; A E-O; tram O-E' });
const cercle = carrefourOf({ usagers: 'moi S-N; A E-O; B N-S; C O-E' });
const rouge = carrefourOf({ b: { S: 'feu rouge', E: 'feu vert' }, usagers: 'moi S-N; A E-O' });
const ouvert = carrefourOf({ usagers: 'moi S-E; piéton x E attend' });
const rue = scene.parse({
  lieu: 'route',
  profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
  usagers: [
    { qui: 'voiture', moi: 'oui', voie: 3, a: 10 },
    { qui: 'tracteur', nom: 'A', voie: 3, a: 22 },
  ],
});

describe('ce que les réponses affirment', () => {
  test.each<[string, Scene, VerifieEcrit, 'a' | 'b' | 'c']>([
    ['premier', droite, { question: 'premier', a: 'moi', b: 'A' }, 'b'],
    ['premier, raison', droite, { question: 'premier', a: 'A', b: 'raison', c: 'moi' }, 'a'],
    ['deux à la fois', trois, { question: 'premier', a: 'moi', b: ['A', 'tram'] }, 'b'],
    ['personne', cercle, { question: 'premier', a: 'moi', b: 'personne', c: 'C' }, 'b'],
    ['à qui', trois, { question: 'cède', qui: 'moi', a: ['A'], b: [], c: ['tram', 'A'] }, 'c'],
    ['à personne', droite, { question: 'cède', qui: 'A', a: 'personne', b: 'moi' }, 'a'],
    ['ordre à plat', droite, { question: 'ordre', a: ['A', 'moi'], b: ['moi', 'A'] }, 'a'],
    [
      'ordre en groupes',
      trois,
      { question: 'ordre', a: [['tram', 'A'], ['moi']], b: ['moi', 'A', 'tram'] },
      'a',
    ],
    ['ordre, blocage', cercle, { question: 'ordre', a: ['moi', 'A', 'B', 'C'], b: 'blocage' }, 'b'],
    ['qui s’arrête', rouge, { question: 'qui s’arrête', a: 'moi', b: ['A'], c: 'personne' }, 'a'],
    [
      'se garer',
      rue,
      { question: 'arrêt et stationnement', qui: 'moi', a: 'arrêt', b: 'aucun', c: 'les deux' },
      'a',
    ],
    [
      'dépasser',
      rue,
      { question: 'dépasser', qui: 'moi', quoi: 'A', a: 'oui', b: 'non', c: 'raison' },
      'a',
    ],
  ])('%s', (_, scene, verifie, correcte) => {
    expect(dit(scene, verifie, correcte)).toEqual([]);
    for (const l of ['a', 'b', 'c'] as const)
      if (l !== correcte && verifie[l] !== undefined)
        expect(dit(scene, verifie, l)).not.toEqual([]);
  });

  test.each<[string, Scene, VerifieEcrit, 'a' | 'b' | 'c', RegExp]>([
    [
      'fausse',
      droite,
      { question: 'premier', a: 'moi', b: 'raison' },
      'a',
      /réponse a, donnée pour juste, est fausse/,
    ],
    [
      'deux justes',
      rue,
      { question: 'dépasser', qui: 'moi', quoi: 'A', a: 'oui', b: 'oui' },
      'a',
      /réponse b, donnée pour fausse, est juste/,
    ],
    [
      'inconnu',
      droite,
      { question: 'premier', a: 'A', b: 'D' },
      'a',
      /Personne ne s’appelle « D » dans la scène\. On y trouve : moi, A\./,
    ],
    [
      'inconnu qui',
      droite,
      { question: 'cède', qui: 'B', a: 'A', b: [] },
      'a',
      /Personne ne s’appelle « B »/,
    ],
    [
      'rien à vérifier',
      droite,
      { question: 'premier', a: 'raison', b: 'moi' },
      'a',
      /n’affirme rien/,
    ],
    ['deux premiers', trois, { question: 'premier', a: 'A', b: 'moi' }, 'a', /n’est pas imposée/],
    [
      'une suite qui n’est pas imposée',
      trois,
      { question: 'ordre', a: ['tram', 'A', 'moi'], b: ['moi', 'A', 'tram'] },
      'a',
      /n’est pas imposée/,
    ],
    [
      'une suite possible pour fausse',
      trois,
      { question: 'ordre', a: [['A', 'tram'], 'moi'], b: ['A', 'tram', 'moi'] },
      'a',
      /possible aussi/,
    ],
    [
      'l’ordre oublie',
      trois,
      { question: 'ordre', a: ['A', 'moi'], b: ['moi', 'A'] },
      'a',
      /oublie : tram/,
    ],
    [
      'la loi ne tranche pas',
      ouvert,
      { question: 'cède', qui: 'moi', a: [], b: ['piéton'] },
      'a',
      /ne tranche pas/,
    ],
    [
      'il est au rouge',
      rouge,
      { question: 'cède', qui: 'moi', a: 'A', b: [] },
      'a',
      /moi est arrêté/,
    ],
    ['mauvais lieu', rue, { question: 'premier', a: 'moi', b: 'A' }, 'a', /à un carrefour/],
    [
      'mauvais lieu aussi',
      droite,
      { question: 'dépasser', qui: 'moi', quoi: 'A', a: 'oui', b: 'non' },
      'a',
      /sur une route/,
    ],
  ])('refuse : %s', (_, scene, verifie, correcte, message) => {
    expect(dit(scene, verifie, correcte).join(' ')).toMatch(message);
  });

  test('refuse deux usagers du même nom et une réponse qui n’affirme rien', () => {
    const deux = carrefourOf({ usagers: 'vélo S-N; vélo E-O; moi N-S' });
    expect(dit(deux, { question: 'premier', a: 'vélo', b: 'moi' }, 'a').join()).toMatch(
      /Deux usagers/,
    );
    const verifie = schema.parse({ question: 'premier', a: 'A', b: 'moi' });
    expect(verdictOf(droite, verifie, 'a', ['a', 'b', 'c']).contradictions.join()).toMatch(
      /réponse c n’affirme rien/,
    );
  });
});
