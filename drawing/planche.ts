import { additionnels } from './additionnels.ts';
import type { Dessin } from './dessin.ts';
import { etatsFeu } from './feux.ts';
import { drawDessin } from './index.ts';
import { nomsMarquage } from './marquages.ts';
import { exempleObjet, noms } from './objets/index.ts';
import { panneaux } from './panneaux/index.ts';
import { exemples } from './scene/exemples.ts';
import { scene } from './scene/scene.ts';
import { echappe } from './svg.ts';

/** Every drawing there is, by kind, each with what one writes to have it. */
function tousLesDessins(): [kind: string, dessins: [nom: string, dessin: Dessin][]][] {
  return [
    [
      'Panneaux',
      panneaux.map(({ code, exemple }) =>
        exemple === undefined
          ? [code, { panneau: code }]
          : [`${code} ${exemple}`, { panneau: code, valeur: exemple }],
      ),
    ],
    [
      'Zones',
      [
        ['C43 50, début', { panneau: 'C43', valeur: 50, zone: 'début' }],
        ['C43 50, fin', { panneau: 'C43', valeur: 50, zone: 'fin' }],
        ['E1, début', { panneau: 'E1', zone: 'début' }],
        ['E9a, début', { panneau: 'E9a', zone: 'début', additionnel: { symbole: 'disque' } }],
      ],
    ],
    [
      'Panneaux additionnels',
      additionnels.map((symbole) => [symbole, { panneau: 'E1', additionnel: { symbole } }]),
    ],
    ['Feux', etatsFeu.map((feu) => [feu, { feu }])],
    ['Marques', nomsMarquage.map((marquage) => [marquage, { marquage }])],
    [
      'Objets',
      noms.map((objet) => {
        const valeur = exempleObjet(objet);
        return [objet, valeur === undefined ? { objet } : { objet, valeur }];
      }),
    ],
    ['Scènes', exemples.map(([nom, ecrite]) => [nom, { scene: scene.parse(ecrite) }])],
  ];
}

/** A page to look at all of them. */
export function planche(): string {
  const carte = ([nom, dessin]: [string, Dessin]) => {
    const { svg, description } = drawDessin(dessin);
    const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return `<figure><img src="${src}" alt="${echappe(description)}" loading="lazy"><figcaption>${echappe(nom)}</figcaption></figure>`;
  };
  const parties = tousLesDessins().map(
    ([kind, dessins]) =>
      `<h2>${kind} (${dessins.length})</h2><div${kind === 'Scènes' ? ' class="grand"' : ''}>${dessins.map(carte).join('')}</div>`,
  );
  return `<!doctype html><html lang="fr-BE"><meta charset="utf-8"><title>Tous les dessins</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style><h1>Tous les dessins</h1>${parties.join('')}</html>`;
}

const STYLE = `body{margin:1rem;font:15px/1.4 sans-serif;color:#1b242d;background:#f7f8f5}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem}
div.grand{grid-template-columns:repeat(auto-fill,minmax(20rem,1fr))}
figure{margin:0;padding:.5rem;border-radius:.5rem;background:#e8edf0}
figure img{display:block;width:100%;height:8rem;object-fit:contain}.grand img{height:16rem}
figcaption{text-align:center;font-size:.8rem}`;
