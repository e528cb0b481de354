import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const STYLE = `
:root{color-scheme:light dark;--fond:#f1f3f8;--carte:#fff;--encre:#1a2233;--pale:#566074;--trait:#7b8598;--filet:#dbe0ea;--fort:#4b3fb5;--sur-fort:#fff;--choisi:#eceafa;--bien:#1d6b35;--mal:#a8201a;--fond-mal:#fdeceb;--fond-bien:#e6f4ea}
@media (prefers-color-scheme:dark){:root{--fond:#12151f;--carte:#1d2230;--encre:#e8ebf3;--pale:#a8b0c2;--trait:#8a93a8;--filet:#333a4c;--fort:#b3abff;--sur-fort:#17133a;--choisi:#2c2a52;--bien:#8fdca6;--mal:#ffb3ab;--fond-mal:#3d1f20;--fond-bien:#17331f}}
*{box-sizing:border-box}
body{margin:0;background:var(--fond);color:var(--encre);font:1rem/1.5 system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
a{color:var(--fort)}
:focus-visible{outline:3px solid var(--fort);outline-offset:2px}
header{background:#251d66;color:#fff;border-bottom:4px solid #f5a623}
header div,main{max-width:32rem;margin:0 auto;padding:.75rem 1rem}
.large header div,.large main{max-width:64rem}
header p{margin:0}
header strong{font-size:1.125rem}
main{padding-bottom:3rem}
h1{margin:.5rem 0 .75rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
h2{margin:0 0 .75rem;font-size:1.125rem}
.carte{padding:1rem;margin:0 0 1rem;border:1px solid var(--filet);border-radius:12px;background:var(--carte)}
.carte>:first-child{margin-top:0}
.carte>:last-child{margin-bottom:0}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1rem;margin:0}
dt{color:var(--pale)}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
.montant{font-size:1.5rem;font-weight:800}
.aide{color:var(--pale);margin:.25rem 0 .75rem}
.alerte{padding:.75rem 1rem;margin:0 0 1rem;border-left:4px solid var(--mal);border-radius:8px;background:var(--fond-mal);font-weight:600}
.bonne{border-color:var(--bien);background:var(--fond-bien)}
label,.libelle{display:block;font-weight:600;margin:0 0 .25rem}
.champ{margin-bottom:.875rem}
.deux{display:grid;grid-template-columns:1fr 1fr;gap:.875rem;align-items:end}
input,select,button,.bouton{font:inherit;min-height:3rem;border-radius:10px;max-width:100%}
input:not([type=radio],[type=checkbox]),select{width:100%;padding:.5rem .75rem;border:2px solid var(--trait);background:var(--carte);color:inherit}
[aria-invalid=true]{border-color:var(--mal)!important}
.faux{margin:.25rem 0 0;color:var(--mal);font-weight:600}
fieldset{margin:0 0 1rem;padding:0;border:0;min-width:0}
legend{padding:0;font-weight:700;margin-bottom:.25rem}
.choix{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.375rem .5rem;margin:0;border-radius:8px;font-weight:400;cursor:pointer}
.choix:has(:checked){background:var(--choisi)}
.choix input{flex:none;width:1.25rem;height:1.25rem;min-height:0;margin:0;accent-color:var(--fort)}
button,.bouton{display:inline-block;padding:.625rem 1.25rem;border:2px solid var(--fort);background:var(--fort);color:var(--sur-fort);font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.pale{background:transparent;color:var(--fort)}
.pleine{width:100%;margin-bottom:.75rem}
.barre{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
.barre .champ{margin:0}
.barre+.barre{margin-top:1rem}
.liste{list-style:none;margin:0;padding:0}
.liste li{padding:.75rem 0;border-top:1px solid var(--filet)}
.liste li:first-child{border:0;padding-top:0}
.liste p{margin:0;overflow-wrap:anywhere}
.liste a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;text-decoration:none;color:inherit}
.liste a:hover strong{text-decoration:underline}
.somme{text-align:right;font-variant-numeric:tabular-nums;font-weight:700}
.petit{color:var(--pale);font-size:.9375rem;overflow-wrap:anywhere}
.bien{color:var(--bien)}
.mal{color:var(--mal)}
code{font:.875rem/1.5 ui-monospace,SFMono-Regular,Consolas,monospace;overflow-wrap:anywhere}
`;

const SCRIPT = stripTypeScriptTypes(
  readFileSync(new URL('./navigateur.ts', import.meta.url), 'utf8'),
);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing loads from outside; forms lead here or back to the shop. */
export const policyFor = (shops: string[]) =>
  [
    "default-src 'none'",
    `script-src ${hash(SCRIPT)}`,
    `style-src ${hash(STYLE)}`,
    "base-uri 'none'",
    `form-action ${["'self'", ...shops].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');

const day = new Intl.DateTimeFormat('fr-BE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Brussels',
});
export const moment = (iso: string) => day.format(new Date(iso));

export interface PageDePayzen {
  titre: string;
  corps: string;
  large?: boolean;
  status?: number;
  vers?: string[];
}

export const documentOf = ({ titre, corps, large }: PageDePayzen) => `<!doctype html>
<html lang="fr-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(titre)} · Paiement de démonstration</title>
<style>${STYLE}</style>
</head>
<body${large ? ' class="large"' : ''}>
<header><div><p><strong>Paiement de démonstration</strong></p><p>Aucune carte réelle&nbsp;: rien n’est débité.</p></div></header>
<main>${corps}</main>
<script type="module">${SCRIPT}</script>
</body>
</html>
`;
