import { drawDessin } from './index.ts';
import { escape } from './svg.ts';
import { tousLesDessins, type Ecrit } from './tous.ts';

export function planche(): string {
  const carte = ({ nom, dessin, jour }: Ecrit) => {
    const { svg, description } = drawDessin(dessin, jour);
    const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return `<figure><img src="${src}" alt="${escape(description)}" loading="lazy"><figcaption>${escape(nom)}</figcaption></figure>`;
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
