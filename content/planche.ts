import { drawDessin } from '../drawing/index.ts';
import { escape } from '../drawing/svg.ts';
import { tousLesDessins, type Ecrit } from '../drawing/tous.ts';
import { nomDeVue } from '../regles/vue.ts';
import { banqueOf } from './banque/banque.ts';
import { keptContent } from './keptContent.ts';
import { readVues } from './vues.ts';

type Partie = [kind: string, cartes: string[]];

const image = (src: string, alt: string) => `<img src="${src}" alt="${alt}" loading="lazy">`;
const carte = (nom: string, ...images: string[]) =>
  `<figure>${images.join('')}<figcaption>${escape(nom)}</figcaption></figure>`;

function carteDuDessin({ nom, dessin, jour }: Ecrit): string {
  const { svg, description } = drawDessin(dessin, jour);
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return carte(nom, image(src, escape(description)));
}

/** Each drawing of the bank beside its picture in the world. */
async function paires(adresseOf: (svg: string) => string): Promise<string[]> {
  const vues = readVues();
  return banqueOf(await keptContent()).toutes.flatMap(({ ref, image: dessinee }) => {
    const cle = vues.get(ref)?.cle;
    return cle === undefined || !dessinee
      ? []
      : carte(
          ref,
          image(adresseOf(dessinee.svg), escape(dessinee.description)),
          image(`/img/vues/${nomDeVue(cle, 480, 'avif')}`, ''),
        );
  });
}

/** `adresseOf`: where a drawing of the bank is served. */
export async function planche(adresseOf: (svg: string) => string): Promise<string> {
  const parties: Partie[] = [
    ...tousLesDessins().map(([kind, dessins]): Partie => [kind, dessins.map(carteDuDessin)]),
    ['Questions, dessin et image', await paires(adresseOf)],
  ];
  const corps = parties.map(
    ([kind, cartes]) =>
      `<h2>${kind} (${cartes.length})</h2><div${GRANDS.test(kind) ? ' class="grand"' : ''}>${cartes.join('')}</div>`,
  );
  return `<!doctype html><html lang="fr-BE"><meta charset="utf-8"><title>Tous les dessins</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style><h1>Tous les dessins</h1>${corps.join('')}</html>`;
}

const GRANDS = /^(Scènes|Questions)/;
const STYLE = `body{margin:1rem;font:15px/1.4 sans-serif;color:#1b242d;background:#f7f8f5}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem}
div.grand{grid-template-columns:repeat(auto-fill,minmax(20rem,1fr))}
figure{margin:0;padding:.5rem;border-radius:.5rem;background:#e8edf0}
figure img{display:block;width:100%;height:8rem;object-fit:contain}.grand img{height:16rem}
figcaption{text-align:center;font-size:.8rem}`;
