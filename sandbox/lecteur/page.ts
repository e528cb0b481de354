import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { SITUATIONS, type Situation } from './situations.ts';

const STYLE = `
:root{color-scheme:light dark;--fond:#f7f8f5;--carte:#fff;--encre:#1b242d;--pale:#55616d;--trait:#767f86;--bleu:#0b4ea2;--sur-bleu:#fff;--choisi:#e2ecf9;--juste:#1d6b35;--faux:#a8201a}
@media (prefers-color-scheme:dark){:root{--fond:#141b22;--carte:#232d37;--encre:#e9eef2;--pale:#a9b5c0;--trait:#8794a0;--bleu:#8dbbfa;--sur-bleu:#0b1a2e;--choisi:#1c3556;--juste:#8fdca6;--faux:#ffb3ab}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--fond);color:var(--encre);font:1.0625rem/1.5 system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
:focus-visible{outline:3px solid var(--bleu);outline-offset:2px}
header{background:#1b242d;color:#e9eef2;border-bottom:4px solid #ffce00}
header p,main{max-width:44rem;margin:0 auto;padding:.75rem 1rem}
header p{font-weight:800}
main{padding-bottom:3rem}
h1{margin:.25rem 0;font-size:1.375rem;line-height:1.25}
h1:focus{outline:0}
.aide{margin:0 0 .75rem;color:var(--pale)}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;font-weight:700;font-size:1.125rem;margin-bottom:.5rem}
svg{display:block;width:100%;height:auto;border-radius:10px;margin:.5rem 0 .75rem}
fieldset p{margin:.75rem 0}
svg [data-choix]{cursor:pointer}
svg text{font:800 26px system-ui,Arial,sans-serif;text-anchor:middle;fill:#1b242d}
label{display:flex;gap:.75rem;align-items:center;min-height:3rem;padding:.5rem .875rem;margin-bottom:.5rem;border:2px solid var(--trait);border-radius:10px;background:var(--carte);cursor:pointer}
label:has(:checked){border-color:var(--bleu);background:var(--choisi)}
label:has(:focus-visible){outline:3px solid var(--bleu);outline-offset:2px}
input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--bleu)}
button,.bouton{display:inline-block;min-height:3rem;padding:.625rem 1.5rem;border:0;border-radius:10px;background:var(--bleu);color:var(--sur-bleu);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
ol{padding:0;margin:1rem 0;list-style:none}
li{padding:.75rem .875rem;margin-bottom:.5rem;border:1px solid var(--trait);border-radius:10px;background:var(--carte)}
li p{margin:0}
.juste{color:var(--juste);font-weight:700}
.faux{color:var(--faux);font-weight:700}
`;

const SCRIPT = stripTypeScriptTypes(
  readFileSync(new URL('./navigateur.ts', import.meta.url), 'utf8'),
);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const POLICY = [
  "default-src 'none'",
  `script-src ${hash(SCRIPT)}`,
  `style-src ${hash(STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const lettre = (at: number) => 'ABC'[at]!;

const question = ({ titre, question: posee, description, dessin, choix }: Situation, n: number) => `
<fieldset data-situation="${n}"${n > 0 ? ' hidden' : ''}>
<h1 tabindex="-1">${n + 1}/${SITUATIONS.length} · ${titre}</h1>
<svg viewBox="0 0 640 360" role="img" aria-label="${description}">${dessin}
${choix
  .map(
    ({ x, y }, at) =>
      `<g data-choix="s${n}-${at}"><circle cx="${x}" cy="${y}" r="22" fill="#ffce00" stroke="#1b242d" stroke-width="3"/><text x="${x}" y="${y + 9}">${lettre(at)}</text></g>`,
  )
  .join('')}</svg>
<div role="radiogroup" aria-labelledby="q${n}"><p id="q${n}"><strong>${posee}</strong></p>
${choix
  .map(
    ({ texte }, at) =>
      `<label><input type="radio" name="s${n}" id="s${n}-${at}" value="${at}"><span><strong>${lettre(at)}.</strong> ${texte}</span></label>`,
  )
  .join('')}</div>
</fieldset>`;

/** The page never contains the right answer. `site`: the learner's way back. */
export const page = (site: string) => `<!doctype html>
<html lang="fr-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Perception des risques · exercice de démonstration</title>
<style>${STYLE}</style>
</head>
<body>
<header><p>Exercice de démonstration</p></header>
<main>
<section id="attente"><h1>Ouverture de l’exercice…</h1><noscript><p>L’exercice a besoin de JavaScript.</p></noscript></section>
<form id="exercice" hidden>${SITUATIONS.map(question).join('')}
<p id="manque" role="alert" class="faux"></p>
<button>Valider</button>
</form>
<section id="resultat" hidden><h1 tabindex="-1"></h1><p id="transmis" role="status"></p><ol></ol><a class="bouton retour" href="${site}">Revenir à Mes accès</a></section>
<section id="refus" hidden><h1 tabindex="-1">L’exercice ne s’ouvre pas</h1><p></p><a class="bouton retour" href="${site}">Revenir à Mes accès</a></section>
</main>
<script type="module">${SCRIPT}</script>
</body>
</html>
`;
