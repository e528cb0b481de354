import { expect, test } from 'vitest';
import type { Cap } from './cap.calls.ts';
import { COMMENCER, capInWords, passeesOf } from './mots.ts';

const serie = { acces_id: 7, theme_id: 3, libelle: 'Série 2' };
const chapitre = {
  quoi: 'chapitre',
  acces_id: 8,
  module_id: 5,
  chapitre_id: 9,
  libelle: 'Les priorités',
  numero: 4,
} as const;

const TABLE: [Cap, bouton: string, to: string, state?: typeof COMMENCER][] = [
  [
    { quoi: 'reprendre', ...serie, question_id: 1042, numero: 5, faites: 4 },
    'Reprendre Série 2, question 5',
    '/series/7/serie/3/question/1042',
  ],
  [
    { quoi: 'erreurs', acces_id: 7, nombre: 6 },
    'Revoir tes 6 erreurs',
    '/entrainement/7',
    COMMENCER,
  ],
  [{ quoi: 'erreurs', acces_id: 7, nombre: 1 }, 'Revoir ton erreur', '/entrainement/7', COMMENCER],
  [{ quoi: 'commencer', ...serie }, 'Commencer Série 2', '/series/7/serie/3', COMMENCER],
  [{ quoi: 'refaire', ...serie }, 'Refaire Série 2', '/series/7/serie/3', COMMENCER],
  [{ ...chapitre, commence: 1 }, 'Finir le chapitre 4', '/e-learning/8/module/5/chapitre/9'],
  [{ ...chapitre, commence: 0 }, 'Lire le chapitre 4', '/e-learning/8/module/5/chapitre/9'],
  [{ quoi: 'examen', acces_id: 7, ouvert: null }, 'Passer un examen blanc', '/examen/7'],
  [
    { quoi: 'examen', acces_id: 7, ouvert: { passees: 12, nombre: 50 } },
    'Reprendre l’examen blanc',
    '/examen/7',
  ],
  [
    {
      quoi: 'fait',
      acces_id: 7,
      bouton: 'Voir Série 2',
      dit: 'Elle est terminée.',
      to: '/series/7',
    },
    'Voir Série 2',
    '/series/7',
  ],
  [{ quoi: 'entrainer', acces_id: 7 }, 'Continuer à t’entraîner', '/entrainement/7'],
  [{ quoi: 'ouvrir', acces_id: 7, type: 'QT', libelle: 'Théorie' }, 'Ouvrir Théorie', '/series/7'],
  [{ quoi: 'ouvrir', acces_id: 8, type: 'EL', libelle: 'RDV' }, 'Ouvrir RDV', '/e-learning/8'],
  [{ quoi: 'ouvrir', acces_id: 9, type: 'EX', libelle: 'TPR' }, 'Ouvrir TPR', '/tpr-exercice/9'],
  [{ quoi: 'exercice', acces_id: 9 }, 'Faire un exercice', '/tpr-exercice/9'],
  [{ quoi: 'renouveler' }, 'Renouveler un accès', '/renouveler-produits'],
  [{ quoi: 'acheter' }, 'Choisir un accès', '/produits'],
];

test.each(TABLE)('%j', (cap, bouton, to, state) => {
  const mots = capInWords(cap);
  expect(mots.bouton.replaceAll('\u00a0', ' ')).toBe(bouton);
  expect(mots).toMatchObject({ to, ...(state && { state }) });
  expect(mots.state).toBe(state);
  expect(mots.pourquoi).toMatch(/\.$/);
});

test.each([
  [0, 'Elle est commencée, et t’attend à sa première question.'],
  [1, 'Ta réponse est gardée\u00a0: tu continues où tu en étais.'],
  [4, 'Tes réponses sont gardées\u00a0: tu continues où tu en étais.'],
])('a series with %d answers', (faites, pourquoi) => {
  const cap = { quoi: 'reprendre', ...serie, question_id: 1042, numero: 5, faites } as const;
  expect(capInWords(cap).pourquoi).toBe(pourquoi);
});

test.each([
  [0, 'Aucune des 50 questions n’est passée.'],
  [1, '1 question sur 50 est passée.'],
  [2, '2 questions sur 50 sont passées.'],
])('%i questions that have had their turn', (passees, mots) => {
  expect(passeesOf({ passees, nombre: 50 })).toBe(mots);
});
