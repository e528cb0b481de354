import { expect, test } from 'vitest';
import { phraseOf, readImage } from './index.ts';

const jour = '2026-11-02';
const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
const usagers = [
  { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
  { qui: 'vélo', de: 'est', vers: 'ouest' },
];
const carrefour = (plus: object = {}) => ({
  scene: { lieu: 'carrefour', branches: croix, usagers, ...plus },
});
const claims = { question: 'premier', a: 'vélo', b: 'moi' };
const phrases = (image: unknown, verifie?: unknown) =>
  readImage({ image, verifie }, { jour, correcte: 'a' }).fautes.map(phraseOf);

test('une image et ce que les règles disent des réponses', () => {
  const { image, verdict, fautes } = readImage(
    { image: carrefour(), verifie: claims },
    { jour, correcte: 'a', lettres: ['a', 'b'] },
  );
  expect(fautes).toEqual([]);
  expect(image?.svg).toContain('<svg');
  expect(image?.description).toContain('Je conduis');
  expect(verdict).toMatchObject({
    contradictions: [],
    reponses: [
      { lettre: 'a', affirme: 'vélo', juge: 'vrai' },
      { lettre: 'b', affirme: 'moi', juge: 'faux' },
    ],
  });
  expect(verdict?.constat).toContain('moi cède à vélo');
});

test('une clé fausse garde son dessin ; sans clé, rien n’est contredit', () => {
  const words = { image: carrefour(), verifie: claims };
  const fausse = readImage(words, { jour, correcte: 'b' });
  expect(fausse.image?.svg).toContain('<svg');
  expect(fausse.verdict?.contradictions.join()).toContain('La réponse b, donnée pour juste');
  const sans = readImage(words, { jour });
  expect(sans.verdict?.reponses.map((r) => r.juge)).toEqual(['vrai', 'faux']);
  expect(sans.verdict?.contradictions).toEqual([]);
});

test.each<[string, unknown]>([
  [
    'Branche nord, « panneau » : « B99 » n’existe pas.',
    carrefour({ branches: { ...croix, nord: { panneau: { panneau: 'B99' } } } }),
  ],
  [
    'Branche nord, « panneau » : Le panneau « R25 » n’est en vigueur qu’à partir du 1er juin 2027.',
    carrefour({
      branches: { ...croix, nord: { panneau: { panneau: 'R25', valeur: 'Dinant' } } },
    }),
  ],
  [
    'Branche nord, « panneau » : la clé « valeurr » n’existe pas ici : vouliez-vous dire « valeur » ?',
    carrefour({ branches: { ...croix, nord: { panneau: { panneau: 'C43', valeurr: 5 } } } }),
  ],
  [
    'Branche nord, « panneau » : un signal commence par panneau, feu ou groupe.',
    carrefour({ branches: { ...croix, nord: { panneau: {} } } }),
  ],
  [
    '« branches » : la clé « nor » n’existe pas ici ; clés possibles : nord, nord-est, est, sud-est, sud, sud-ouest, ouest, nord-ouest.',
    carrefour({ branches: { ...croix, nor: {} } }),
  ],
  ['Usager 1, « qui » : « tracktor » n’existe pas.', carrefour({ usagers: [{ qui: 'tracktor' }] })],
  [
    'Usager 1, « de » : Pour la voiture bleue, « de: nord-est » : il n’y a pas de branche à cet endroit.',
    carrefour({ usagers: [{ qui: 'voiture', de: 'nord-est' }] }),
  ],
  [
    '« groupe » : Signaux que la loi interdit ensemble : B1 et B5 ensemble : un seul dit comment céder.',
    { groupe: [{ panneau: 'B1' }, { panneau: 'B5' }] },
  ],
  [
    '« usagers » : il faut une liste, entre crochets ou une ligne par tiret.',
    carrefour({ usagers: 'moi' }),
  ],
  [
    '« lieu » : « place » n’existe pas ; valeurs permises : carrefour, rond-point, route, autoroute, route pour automobiles.',
    { scene: { lieu: 'place' } },
  ],
  ['Une image commence par panneau, feu, groupe, marquage, objet ou scene.', { signe: 'B1' }],
  [
    'Une image commence par panneau, feu, groupe, marquage, objet ou scene, entre accolades : { panneau: B1 }.',
    'B1',
  ],
  ['« panneau » : « Z9 » n’existe pas.', { panneau: 'Z9' }],
  ['Le panneau « C43 » attend une valeur, par exemple « 50 ».', { panneau: 'C43' }],
])('une faute dit où et pourquoi : %s', (phrase, image) => {
  expect(phrases(image).map((p) => p.replace(/[\u00A0\u202F]/g, ' '))).toContain(phrase);
});

test('toutes les fautes sont dites à la fois, celles du dessin et celles des réponses', () => {
  const dites = phrases(carrefour({ usagers: [{ qui: 'voiture' }, { qui: 'tram', de: 'nord' }] }), {
    question: 'premier',
    a: 3,
    b: 'moi',
  });
  expect(dites).toHaveLength(3);
  expect(dites.at(-1)).toMatch(/^«.verifie.», «.a.»/);
});

test.each([null, [], 3, { scene: null }, { scene: { lieu: 'route' } }, { groupe: [1, 2] }])(
  'n’échoue jamais : %j',
  (image) => {
    expect(phrases(image, image)).not.toEqual([]);
  },
);

test('ce qui s’écrit sur un dessin et ce qu’on énumère a une longueur, car chaque lettre est un tracé', () => {
  const long = 'm'.repeat(101);
  const route = { lieu: 'route', profil: ['herbe', 'monte', 'herbe'] };
  for (const image of [
    { panneau: 'F1a', valeur: long },
    { panneau: 'C3', additionnel: long },
    { objet: 'profondeur du pneu', valeur: long },
    { scene: { ...route, régime: Array.from({ length: 13 }, () => 'B9') } },
    { scene: { ...route, régime: [long] } },
    carrefour({ branches: { ...croix, nord: { flèches: Array(4).fill('droit') } } }),
    { scene: { ...route, éléments: [{ quoi: 'flèche de sélection', a: 9, valeur: long }] } },
  ])
    expect(phrases(image).join()).toMatch(/pas plus de \d+\.$/);
});
