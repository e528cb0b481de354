import { expect, test } from 'vitest';
import { readTexte } from './index.ts';

const CARREFOUR = `image:
  scene:
    lieu: carrefour
    vue: conducteur
    compteur: 30
    branches:
      nord: {}
      est: { panneau: { panneau: B1 } }
      sud: { panneau: { panneau: B9 } }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: vélo, de: est, vers: sud }
verifie:
  question: premier
  a: moi
  b: vélo`;
const ROUTE = `image:
  scene:
    lieu: route
    profil: [trottoir, descend, ":", monte, trottoir]
    usagers:
      - { qui: voiture, moi: oui, voie: 4, a: 10 }
      - { qui: camion, voie: 4, a: 25, fait: arrêté }
    poteaux:
      - { panneau: { panneau: C43, valeur: 50 }, a: 20 }
    éléments:
      - { quoi: passage pour piétons, a: 30 }`;

const said = (texte: string): string[] => {
  const { fautes, verdict } = readTexte(texte, {
    jour: '2026-11-25',
    correcte: 'a',
    lettres: ['a', 'b'],
  });
  return [
    ...fautes.map(({ ligne, phrase }) => `${ligne} ${phrase}`),
    ...(verdict?.contradictions ?? []),
  ].map((phrase) => phrase.replace(/[\u00a0\u202f]/g, ' '));
};
const meant = (mot: string) => `vouliez-vous dire « ${mot} » ?`;

const FRAPPES: [typed: string, instead: string, dit: string][] = [
  ['usager:', 'usagers:', `10 La clé « usager » n’existe pas ici : ${meant('usagers')}`],
  ['lieux:', 'lieu:', `3 La clé « lieux » n’existe pas ici : ${meant('lieu')}`],
  ['brances:', 'branches:', `6 La clé « brances » n’existe pas ici : ${meant('branches')}`],
  ['compteurs', 'compteur', `5 La clé « compteurs » n’existe pas ici : ${meant('compteur')}`],
  [
    'vitese: 3, de: est',
    'de: est',
    `12 Usager 2 : la clé « vitese » n’existe pas ici : ${meant('vitesse')}`,
  ],
  [
    'etat: attend, de: est',
    'de: est',
    `12 Usager 2 : la clé « etat » n’existe pas ici : ${meant('état')}`,
  ],
  [
    'cote: gauche, de: est',
    'de: est',
    `12 Usager 2 : la clé « cote » n’existe pas ici : ${meant('côté')}`,
  ],
  ['Nord: {}', 'nord: {}', `7 « branches » : la clé « Nord » n’existe pas ici : ${meant('nord')}`],
  [
    'nord: { fleches: [droit] }',
    'nord: {}',
    `7 Branche nord : la clé « fleches » n’existe pas ici : ${meant('flèches')}`,
  ],
  ['  scenes:', '  scene:', `2 La clé « scenes » n’existe pas ici : ${meant('scene')}`],
  ['images:', 'image:', `1 « images » n’a pas sa place ici : ${meant('image')}`],
  ['vérifie:', 'verifie:', `13 « vérifie » n’a pas sa place ici : ${meant('verifie')}`],
  ['elements:', 'éléments:', `10 La clé « elements » n’existe pas ici : ${meant('éléments')}`],
  [
    'valeurs: 50',
    'valeur: 50',
    `9 Poteau 1, « panneau » : la clé « valeurs » n’existe pas ici : ${meant('valeur')}`,
  ],
  [
    'qui: voitur,',
    'qui: voiture,',
    `11 Usager 1, « qui » : « voitur » n’existe pas : ${meant('voiture')}`,
  ],
  ['qui: velo', 'qui: vélo', `12 Usager 2, « qui » : « velo » n’existe pas : ${meant('vélo')}`],
  ['carefour', 'carrefour', `3 « lieu » : « carefour » n’existe pas : ${meant('carrefour')}`],
  [
    'panneau: b1',
    'panneau: B1',
    `8 Branche est, « panneau » : « b1 » n’existe pas : ${meant('B1')}`,
  ],
  [
    'panneau: B 1',
    'panneau: B1',
    `8 Branche est, « panneau » : « B 1 » n’existe pas : ${meant('B1')}`,
  ],
  ['panneau: C34', 'panneau: C43', '9 Poteau 1, « panneau » : « C34 » n’existe pas.'],
  ['moi: true', 'moi: oui', `11 Usager 1, « moi » : « true » n’existe pas : ${meant('oui')}`],
  ['moi: yes', 'moi: oui', `11 Usager 1, « moi » : « yes » n’existe pas : ${meant('oui')}`],
  ['moi: no', 'moi: oui', `11 Usager 1, « moi » : « no » n’existe pas : ${meant('non')}`],
  [
    'de: nord ouest',
    'de: est',
    `12 Usager 2, « de » : « nord ouest » n’existe pas : ${meant('nord-ouest')}`,
  ],
  [
    'couleur: rouges, de: est',
    'de: est',
    `12 Usager 2, « couleur » : « rouges » n’existe pas : ${meant('rouge')}`,
  ],
  [
    'nom: E, de: est',
    'de: est',
    '12 Usager 2, « nom » : « E » n’existe pas ; valeurs permises : A, B, C, D.',
  ],
  [
    'question: premié',
    'question: premier',
    `14 « verifie », « question » : « premié » n’existe pas : ${meant('premier')}`,
  ],
  ['b: velo', 'b: vélo', `Personne ne s’appelle « velo » dans la scène : ${meant('vélo')}`],
  [
    'passage pieton',
    'passage pour piétons',
    `11 Élément 1, « quoi » : « passage pieton » n’existe pas : ${meant('passage pour piétons')}`,
  ],
  [
    '[trotoir,',
    '[trottoir,',
    `4 Profil, place 1 : « trotoir » n’existe pas : ${meant('trottoir')}`,
  ],
  [
    'fait: arrete',
    'fait: arrêté',
    `7 Usager 2, « fait » : « arrete » n’existe pas : ${meant('arrêté')}`,
  ],
  [
    '   branches:',
    '    branches:',
    '6 Le retrait de cette ligne ne va pas : alignez-la avec celles du même niveau.',
  ],
  [
    '     - { qui: vélo',
    '      - { qui: vélo',
    '12 Le retrait de cette ligne ne va pas : alignez-la avec celles du même niveau.',
  ],
  [
    'question: premier',
    '  question: premier',
    '14 Le retrait de cette ligne ne va pas : alignez-la avec celles du même niveau.',
  ],
  ['\tvue', '    vue', '4 Le retrait se fait avec des espaces, pas avec des tabulations.'],
  [
    'scene:',
    '  scene:',
    '2 « scene » n’a pas sa place ici : « scene » va sous « image », avec un retrait de plus.',
  ],
  [
    '  verifie:',
    'verifie:',
    '13 La clé « verifie » n’existe pas ici : « verifie » s’écrit tout à gauche, comme « image ».',
  ],
  [
    'lieu carrefour',
    'lieu: carrefour',
    '3 Il manque un deux-points dans cette ligne, après sa clé.',
  ],
  ['lieu:carrefour', 'lieu: carrefour', '3 Il manque une espace après le deux-points.'],
  ['vers: nord', 'vers: nord }', '11 Il manque une accolade ou un crochet fermant.'],
  ['{ de: est', '{ qui: vélo, de: est', '12 Usager 2 : il manque « qui ».'],
  ['moi: oui, a: 10', 'moi: oui, voie: 4, a: 10', '6 Usager 1 : il manque « voie ».'],
  [
    '',
    '    lieu: carrefour\n',
    '2 Il manque « lieu » : carrefour, rond-point, route, autoroute, route pour automobiles.',
  ],
  ['', '\n  b: vélo', '13 « verifie » : il manque « b ».'],
  [
    'est: { panneau: B1 }',
    'est: { panneau: { panneau: B1 } }',
    '8 Branche est, « panneau » : un signal commence par panneau, feu ou groupe, entre accolades : { panneau: B1 }.',
  ],
  [
    'compteur: 30 km/h',
    'compteur: 30',
    '5 « compteur » : il faut un nombre seul, sans unité : « 30 km/h » n’en est pas un.',
  ],
  ['compteur: trente', 'compteur: 30', '5 « compteur » : il faut un nombre.'],
  ['compteur: -5', 'compteur: 30', '5 « compteur » : il faut au moins 0.'],
  [
    'nord: oui',
    'nord: {}',
    '7 Branche nord : il faut des clés et leurs valeurs, ou {} s’il n’y en a pas.',
  ],
  [
    'profil: trottoir',
    'profil: [trottoir, descend, ":", monte, trottoir]',
    '4 « profil » : il faut une liste, entre crochets ou une ligne par tiret.',
  ],
];

test.each(FRAPPES)('%j in the place of %j', (typed, instead, dit) => {
  const juste = CARREFOUR.includes(instead) ? CARREFOUR : ROUTE;
  expect(juste).toContain(instead);
  expect(said(juste)).toEqual([]);
  expect(said(juste.replace(instead, typed))).toEqual([dit]);
});

test('an order that is one name is told how an order is written', () => {
  expect(said(CARREFOUR.replace('question: premier', 'question: ordre'))[0]).toBe(
    '15 « verifie », « a » : un ordre s’écrit entre crochets, par exemple [moi, A] ; sinon : blocage ou raison.',
  );
});
