import { expect, test } from 'vitest';
import type { Cap } from './cap.calls.ts';
import { COMMENCER, motsDuCap } from './mots.ts';

const serie = { acces_id: 7, theme_id: 3, libelle: 'Série 2' };
const chapitre = {
  quoi: 'chapitre',
  acces_id: 8,
  module_id: 5,
  chapitre_id: 9,
  libelle: 'Les priorités',
  numero: 4,
} as const;

/** What the button says, where it leads, and whether it begins there at once. */
const TABLE: [Cap, bouton: string, to: string, state?: typeof COMMENCER][] = [
  [
    { quoi: 'reprendre', ...serie, question_id: 1042, numero: 5 },
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
  [{ quoi: 'examen', acces_id: 7 }, 'Passer un examen blanc', '/examen/7'],
  [{ quoi: 'entrainer', acces_id: 7 }, 'Continuer à t’entraîner', '/entrainement/7'],
  [{ quoi: 'ouvrir', acces_id: 7, type: 'QT', libelle: 'Théorie' }, 'Ouvrir Théorie', '/series/7'],
  [{ quoi: 'ouvrir', acces_id: 8, type: 'EL', libelle: 'RDV' }, 'Ouvrir RDV', '/e-learning/8'],
  [{ quoi: 'ouvrir', acces_id: 9, type: 'EX', libelle: 'TPR' }, 'Ouvrir TPR', '/tpr-exercice/9'],
  [{ quoi: 'exercice', acces_id: 9 }, 'Faire un exercice', '/tpr-exercice/9'],
  [{ quoi: 'renouveler' }, 'Renouveler un accès', '/renouveler-produits'],
  [{ quoi: 'acheter' }, 'Choisir un accès', '/produits'],
];

test.each(TABLE)('%j', (cap, bouton, to, state) => {
  const mots = motsDuCap(cap);
  expect(mots.bouton.replaceAll('\u00a0', ' ')).toBe(bouton);
  expect(mots).toMatchObject({ to, ...(state && { state }) });
  expect(mots.state).toBe(state);
  expect(mots.pourquoi).toMatch(/\.$/);
});
