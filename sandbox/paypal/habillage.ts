import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { HttpAnswer } from './http.ts';

export const scriptOf = (file: string): string =>
  stripTypeScriptTypes(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const STYLE = `
:root{color-scheme:light dark;--fond:#f5f7fa;--carte:#fff;--encre:#0b1a33;--pale:#52606f;--trait:#c9d1da;--fort:#76818d;--bleu:#0b3f91;--sur-bleu:#fff;--survol:#e4edfb;--or:#ffc439;--juste:#17653a;--faux:#a8201a;--attente:#7a4b00}
@media (prefers-color-scheme:dark){:root{--fond:#0f1722;--carte:#1a2533;--encre:#e8eef5;--pale:#a8b5c4;--trait:#38475a;--fort:#8391a1;--bleu:#9cc3ff;--sur-bleu:#0b1a33;--survol:#22385a;--juste:#8fdca6;--faux:#ffb3ab;--attente:#ffd38a}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--fond);color:var(--encre);font:1rem/1.5 system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
:focus-visible{outline:3px solid var(--bleu);outline-offset:2px}
header{background:#0b2a63;color:#fff;border-bottom:4px solid var(--or)}
header p,main{max-width:30rem;margin:0 auto;padding:.75rem 1rem}
.large header p,.large main{max-width:72rem}
header p{font-weight:800;letter-spacing:.01em}
main{padding-block:1.25rem 3rem}
h1{margin:0;font-size:1.375rem;line-height:1.25}
h1:focus{outline:0}
h2{margin:2rem 0 .5rem;font-size:1.125rem}
.aide{margin:.25rem 0 1rem;color:var(--pale)}
.carte{padding:1rem;margin:0 0 1.25rem;border:1px solid var(--trait);border-radius:14px;background:var(--carte)}
.montant{margin:.25rem 0;font-size:2rem;font-weight:800;line-height:1.2;font-variant-numeric:tabular-nums}
.carte p{margin:0;overflow-wrap:anywhere}
fieldset{margin:0 0 1.25rem;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:.5rem;font-weight:700}
label.choix{display:flex;gap:.75rem;align-items:center;min-height:3.25rem;padding:.5rem .875rem;margin-bottom:.5rem;border:2px solid var(--fort);border-radius:12px;background:var(--carte);cursor:pointer}
label.choix:has(:checked){border-color:var(--bleu);background:var(--survol)}
label.choix:has(:focus-visible){outline:3px solid var(--bleu);outline-offset:2px}
label.choix:has(:disabled){border-style:dashed;cursor:default;color:var(--pale)}
label.choix small{display:block;color:var(--pale);font-size:.875rem;line-height:1.35}
input[type=radio]{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--bleu)}
button{min-height:2.75rem;padding:.375rem 1rem;border:2px solid var(--bleu);border-radius:999px;background:transparent;color:var(--bleu);font:inherit;font-weight:700;cursor:pointer}
button:hover{background:var(--survol)}
button.grand{display:block;width:100%;min-height:3.25rem;margin-bottom:.75rem;font-size:1.0625rem}
button.plein{background:var(--bleu);color:var(--sur-bleu)}
button:disabled{opacity:.6;cursor:default}
a{color:var(--bleu)}
[role=alert],.faux{color:var(--faux);font-weight:700}
.juste{color:var(--juste);font-weight:700}
.attente{color:var(--attente);font-weight:700}
.liste{list-style:none;margin:0;padding:0}
.liste>li{padding:1rem;margin-bottom:.75rem;border:1px solid var(--trait);border-radius:14px;background:var(--carte)}
.liste p{margin:0;overflow-wrap:anywhere}
.rang{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline}
.rang .somme{font-size:1.125rem;font-weight:800;font-variant-numeric:tabular-nums;white-space:nowrap}
.gestes{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem;align-items:end}
.gestes form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.gestes label{font-size:.875rem;color:var(--pale)}
.gestes input{display:block;width:8rem;min-height:2.75rem;padding:.25rem .75rem;border:2px solid var(--fort);border-radius:10px;background:var(--carte);color:inherit;font:inherit}
code{font:.875rem ui-monospace,SFMono-Regular,Consolas,'Liberation Mono',monospace;color:var(--pale)}
.vide{padding:2rem 1rem;border:2px dashed var(--trait);border-radius:14px;text-align:center;color:var(--pale)}
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Page {
  title: string;
  main: string;
  style?: string;
  script?: string;
  framed?: boolean;
  large?: boolean;
  bare?: boolean;
}

export function page(status: number, given: Page): HttpAnswer {
  const { title, main, style = STYLE, script, framed, large, bare } = given;
  const policy = [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    ...(script ? [`script-src ${hash(script)}`, "connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? '*' : "'none'"}`,
  ].join('; ');
  const header = bare ? '' : '<header><p>PayPal de démonstration</p></header>\n';
  const body = `<!doctype html>
<html lang="fr-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body${large ? ' class="large"' : ''}>
${header}<main>${main}</main>
${script ? `<script type="module">${script}</script>\n` : ''}</body>
</html>
`;
  // The merchant's page checks a form's referrer.
  const headers = { 'content-security-policy': policy, 'referrer-policy': 'same-origin' };
  return { status, body, headers };
}
