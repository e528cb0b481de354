import { additionnelsDu } from './additionnels.ts';
import { codes, nomsCode } from '../droit/codes.ts';
import type { Dessin } from './dessin.ts';
import { etatsFeu } from './feux.ts';
import { nomsMarquage } from './marquages.ts';
import { exempleObjet, nomsObjet } from './objets/index.ts';
import { panneaux } from './panneaux/index.ts';
import { exemples } from './scene/exemples/index.ts';
import { scene } from './scene/scene.ts';

export interface Ecrit {
  nom: string;
  jour: string;
  dessin: Dessin;
}

const ANCIEN = codes.AR1975.du;
const variantes: [nom: string, dessin: Dessin][] = [
  ...[
    'à gauche',
    'à droite',
    'vers le bas à gauche',
    'vers le bas à droite',
    'vers le haut à gauche',
    'vers le haut à droite',
  ].map((valeur): [string, Dessin] => [`B15 ${valeur}`, { panneau: 'B15', valeur }]),
  ['D1 tout droit', { panneau: 'D1', valeur: 'tout droit' }],
  ['D1 passer à droite', { panneau: 'D1', valeur: 'passer à droite' }],
  ['D3 à gauche ou à droite', { panneau: 'D3', valeur: 'à gauche ou à droite' }],
  ['F1a debout', { panneau: 'F1a', valeur: 'Dinant debout' }],
  ['F1b debout', { panneau: 'F1b', valeur: 'debout' }],
  ['F3a debout', { panneau: 'F3a', valeur: 'Dinant debout' }],
  ['F3b debout', { panneau: 'F3b', valeur: 'debout' }],
  ['F103 excepté', { panneau: 'F103', valeur: 'excepté livraisons / de 6 h à 11 h / vélo' }],
  ['F105 excepté', { panneau: 'F105', valeur: 'excepté livraisons / de 6 h à 11 h / vélo' }],
  ['F111 avec les mots', { panneau: 'F111', valeur: 'Zone cyclable' }],
  ['F4a école', { panneau: 'F4a', valeur: '30 école' }],
  ['F13 trois bandes', { panneau: 'F13', valeur: '↖ ↑ ↗' }],
  ['F25 anneau', { panneau: 'F25', valeur: '○ Charleroi N21 / Namur N4 / Wavre N4' }],
  ['F29 à gauche', { panneau: 'F29', valeur: '← Namur 12' }],
  ['F34b.2 sans destination', { panneau: 'F34b.2', valeur: 'piétons' }],
  ['F50bis piétons', { panneau: 'F50bis', valeur: 'piétons' }],
  ['C5 C7, C9', { panneau: 'C5', valeur: 'C7, C9' }],
  ['C21 3,5 t', { panneau: 'C21', valeur: '3,5 t' }],
  ['C47 DOUANE', { panneau: 'C47', valeur: 'DOUANE' }],
  ['D4 tout droit B', { panneau: 'D4', valeur: 'tout droit B' }],
  ['D9 vélos à droite', { panneau: 'D9', valeur: 'vélos à droite' }],
  ['E9a disque', { panneau: 'E9a', valeur: 'disque' }],
  ['E9a fauteuil roulant', { panneau: 'E9a', valeur: 'fauteuil roulant' }],
  ['E9a prise', { panneau: 'E9a', valeur: 'prise' }],
  ['F91 deux bandes', { panneau: 'F91', valeur: '- 70' }],
  ['F97 droite', { panneau: 'F97', valeur: 'droite' }],
  ['C43 70', { panneau: 'C43', valeur: 70 }],
  ['C43 120', { panneau: 'C43', valeur: 120 }],
  ['annonce', { panneau: 'E1', additionnel: '200 m' }],
  ['étendue', { panneau: 'E1', additionnel: '↑ 300 m ↑' }],
  ['heures', { panneau: 'E1', additionnel: 'lundi-vendredi / 7 h-18 h' }],
  ['masse', { panneau: 'C23', additionnel: { symbole: 'camion', valeur: '7,5 t' } }],
  ['texte', { panneau: 'C3', additionnel: 'excepté circulation locale' }],
  ['groupe', { groupe: [{ panneau: 'D5' }, { panneau: 'B1' }] }],
];
const zones: [nom: string, dessin: Dessin][] = [
  ['zone C43', { panneau: 'C43', valeur: 50, zone: 'début' }],
  ['fin de zone C43', { panneau: 'C43', valeur: 50, zone: 'fin' }],
  ['zone E1', { panneau: 'E1', zone: 'début' }],
  ['fin de zone E1', { panneau: 'E1', zone: 'fin' }],
  ['annonce de zone', { panneau: 'E1', zone: 'début', additionnel: '200 m' }],
  ['zone E9a', { panneau: 'E9a', zone: 'début' }],
  ['zone et disque', { panneau: 'E9a', zone: 'début', additionnel: { symbole: 'disque' } }],
  ['fin de zone et disque', { panneau: 'E9a', zone: 'fin', additionnel: { symbole: 'disque' } }],
];
const zones2027: [nom: string, dessin: Dessin][] = [
  ['Zone C43', { panneau: 'C43', valeur: 50, zone: 'début' }],
  ['Fin de zone', { panneau: 'C43', valeur: 50, zone: 'fin' }],
];

const du = (jour: string, liste: [string, Dessin][]): Ecrit[] =>
  liste.map(([nom, dessin]) => ({ nom, jour, dessin }));

export function tousLesDessins(): [kind: string, dessins: Ecrit[]][] {
  const parCode = nomsCode.flatMap((code): [string, Ecrit[]][] => {
    const jour = codes[code].du;
    const siens = panneaux
      .filter((p) => p.valable === codes[code])
      .map(({ code: nom, exemple }): [string, Dessin] =>
        exemple === undefined
          ? [nom, { panneau: nom }]
          : [`${nom} ${exemple}`, { panneau: nom, valeur: exemple }],
      );
    const additionnels = additionnelsDu(jour).map((symbole): [string, Dessin] => [
      symbole,
      { panneau: 'E1', additionnel: { symbole } },
    ]);
    return [
      [`Panneaux ${code}`, du(jour, siens)],
      [`Panneaux additionnels ${code}`, du(jour, additionnels)],
    ];
  });
  return [
    ...parCode,
    ['Variantes', du(ANCIEN, variantes)],
    ['Zones AR1975', du(ANCIEN, zones)],
    ['Zones CVP2027', du(codes.CVP2027.du, zones2027)],
    [
      'Feux',
      du(
        ANCIEN,
        etatsFeu.map((feu): [string, Dessin] => [feu, { feu }]),
      ),
    ],
    [
      'Marques',
      du(
        ANCIEN,
        nomsMarquage.map((m): [string, Dessin] => [m, { marquage: m }]),
      ),
    ],
    [
      'Objets',
      du(
        ANCIEN,
        nomsObjet.map((objet): [string, Dessin] => {
          const valeur = exempleObjet(objet);
          return [objet, valeur === undefined ? { objet } : { objet, valeur }];
        }),
      ),
    ],
    [
      'Scènes',
      du(
        ANCIEN,
        exemples.map(([nom, ecrite]): [string, Dessin] => [nom, { scene: scene.parse(ecrite) }]),
      ),
    ],
  ];
}
