import { enHtml } from '../../../regles/ecriture.ts';
import { marque } from '../../../marque.ts';
import { EXPLOITANT, type Lettre } from './lettre.ts';

const FONT = "font-family:Overpass,'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif";
const MONO = 'font-family:Consolas,Menlo,monospace';

const lines = (text: string) => enHtml(text).replaceAll('\n', '<br>');

/** Mail clients need tables and inline styles; nothing is loaded from outside. */
export function htmlOf({ sujet, salutation, paragraphes, bouton, code, notes = [] }: Lettre) {
  const blocks = [
    `<p class="encre" style="margin:0 0 16px;color:#1b242d;font-size:18px;line-height:26px;font-weight:700">${lines(salutation)}</p>`,
    ...paragraphes.map(
      (text) =>
        `<p class="encre" style="margin:0 0 16px;color:#1b242d;font-size:16px;line-height:25px">${lines(text)}</p>`,
    ),
    code === undefined ? '' : codeBlock(code),
    bouton ? button(bouton) : '',
    ...notes.map(
      (text) =>
        `<p class="pale" style="margin:0 0 10px;color:#55616d;font-size:14px;line-height:21px">${lines(text)}</p>`,
    ),
  ];
  return `<!doctype html>
<html lang="fr-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${enHtml(sujet)}</title>
<style>${SHEET}</style>
</head>
<body class="fond" style="margin:0;padding:0;background:#f7f8f5">
${table('class="fond" bgcolor="#f7f8f5" style="background:#f7f8f5"')}<tr><td class="marge" align="center" style="padding:24px 16px">
${table('style="max-width:560px;text-align:left"')}
<tr><td class="bord" bgcolor="#1b242d" style="padding:18px 32px;background:#1b242d;border-bottom:4px solid #ffce00;border-radius:12px 12px 0 0">${logo()}</td></tr>
<tr><td class="carte bord" bgcolor="#ffffff" style="padding:32px 32px 22px;background:#ffffff;border-radius:0 0 12px 12px;${FONT};overflow-wrap:anywhere;word-break:break-word">
${blocks.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="bord" style="padding:20px 32px 8px;${FONT}">${footer()}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const table = (attributes: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;

const SHEET = `
:root{color-scheme:light dark}
@media (max-width:480px){.marge{padding:0 0 16px!important}.bord{padding-left:20px!important;padding-right:20px!important;border-radius:0!important}}
@media (prefers-color-scheme:dark){
.fond{background:#141b22!important}
.carte{background:#232d37!important}
.encre{color:#e9eef2!important}
.pale{color:#a9b5c0!important}
.lien{color:#8dbbfa!important}
.bouton{background:#8dbbfa!important}
.bouton a{color:#0b1a2e!important}
.code{color:#e9eef2!important;background:#141b22!important;border-color:#8dbbfa!important}
}
`;

function logo(): string {
  const [, edge, , heart] = marque.logo.formes;
  const quarter = (angle: number) =>
    `<td width="15" height="15" style="width:15px;height:15px;font-size:0;line-height:0;background-image:linear-gradient(${angle}deg,transparent 49%,${edge.fill} 51%,${edge.fill} 62%,${heart.fill} 64%)">&nbsp;</td>`;
  const logo = [
    [135, 225],
    [45, 315],
  ].map(([left, right]) => `<tr>${quarter(left!)}${quarter(right!)}</tr>`);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:12px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true">${logo.join('')}</table></td>
<td style="${FONT};color:#ffffff;font-size:22px;line-height:30px;font-weight:800">${enHtml(marque.nom)}</td>
</tr></table>`;
}

function button({ libelle, adresse }: NonNullable<Lettre['bouton']>): string {
  const href = enHtml(adresse);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td class="bouton" bgcolor="#0b4ea2" style="background:#0b4ea2;border-radius:10px;text-align:center"><a href="${href}" style="display:inline-block;padding:13px 24px;color:#ffffff;font-size:16px;line-height:22px;font-weight:700;text-decoration:none">${enHtml(libelle)}</a></td>
</tr></table>
<p class="pale" style="margin:0 0 16px;color:#55616d;font-size:14px;line-height:21px">Si le bouton ne répond pas, copie ce lien dans ton navigateur\u00a0:<br><a class="lien" href="${href}" style="color:#0b4ea2;word-break:break-all">${href}</a></p>`;
}

const codeBlock = (code: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td class="code" bgcolor="#f7f8f5" style="padding:12px 18px;border:2px solid #0b4ea2;border-radius:10px;background:#f7f8f5;color:#1b242d;${MONO};font-size:20px;line-height:28px;letter-spacing:1px;word-break:break-all">${enHtml(code)}</td>
</tr></table>`;

function footer(): string {
  const { nom, slogan, adresseSupport } = marque;
  const paragraph = (html: string) =>
    `<p class="pale" style="margin:0 0 12px;color:#55616d;font-size:13px;line-height:20px">${html}</p>`;
  const mail = enHtml(adresseSupport);
  return [
    paragraph(
      `<strong>${enHtml(nom)}</strong> · ${enHtml(slogan)}<br>Une question\u202f? <a class="lien" href="mailto:${mail}" style="color:#0b4ea2">${mail}</a>`,
    ),
    paragraph(EXPLOITANT.map(enHtml).join('<br>')),
  ].join('');
}
