import { escape } from './ecriture.ts';
import type { Apercu, MailRecu } from './boite.ts';
import { STYLE } from './style.ts';

const A_PAGE = 50;

const full = new Intl.DateTimeFormat('fr-BE', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Brussels',
});
const short = new Intl.DateTimeFormat('fr-BE', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Brussels',
});

const sujetOf = ({ sujet }: Apercu) => escape(sujet || '(sans objet)');

export function listPage(mails: Apercu[], page: number): string {
  const shown = mails.slice((page - 1) * A_PAGE, page * A_PAGE);
  const pages = Math.ceil(mails.length / A_PAGE);
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages ? `<a href="/boite-mail?page=${to}">${text}</a>` : '<span></span>';
  return document(
    'Boîte mail',
    `<div class="tete"><h1>Boîte mail</h1><a class="retour" href="/boite-mail">Actualiser</a></div>
<p class="aide">Les mails que le site envoie arrivent ici et ne quittent pas cette machine.</p>
${shown.length === 0 ? EMPTY : `<ol class="liste">${shown.map(row).join('')}</ol>`}
${pages > 1 ? `<nav class="pages" aria-label="Pages">${link(page - 1, 'Plus récents')}${link(page + 1, 'Plus anciens')}</nav>` : ''}`,
  );
}

const EMPTY = `<div class="vide"><p><strong>Aucun mail pour l’instant.</strong></p>
<p>Un mail apparaît ici dès que le site en envoie un&nbsp;: demande par exemple un nouveau mot de passe, puis actualise cette page.</p>
<p><a class="retour" href="/">Aller sur le site</a></p></div>`;

function row(mail: Apercu): string {
  return `<li><a href="/boite-mail/${mail.id}"><span class="sujet">${sujetOf(mail)}${mail.avec > 0 ? ` <small>${enPieces(mail.avec)}</small>` : ''}</span>
<span class="qui">${escape(mail.destinataire)}</span>
<time class="quand" datetime="${mail.date.toISOString()}">${short.format(mail.date)}</time></a></li>`;
}

const enPieces = (nombre: number) => (nombre === 1 ? '1 pièce jointe' : `${nombre} pièces jointes`);

const VUES = { '': 'Message', '/texte': 'Texte', '/source': 'Source' } as const;
export type VueDeMail = keyof typeof VUES;

export function mailPage(mail: MailRecu, vue: VueDeMail): string {
  const tabs = Object.entries(VUES).map(
    ([path, name]) =>
      `<a href="/boite-mail/${mail.id}${path}"${path === vue ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return document(
    sujetOf(mail),
    `<a class="retour" href="/boite-mail">← Tous les mails</a>
<h1>${sujetOf(mail)}</h1>
<dl><dt>De</dt><dd>${escape(mail.expediteur)}</dd>
<dt>À</dt><dd>${escape(mail.destinataire)}</dd>
<dt>Reçu</dt><dd><time datetime="${mail.date.toISOString()}">${full.format(mail.date)}</time></dd>${joined(mail)}</dl>
<nav class="vues" aria-label="Façons de voir ce mail">${tabs.join('')}</nav>
${content(mail, vue)}`,
  );
}

function joined({ id, pieces }: MailRecu): string {
  if (pieces.length === 0) return '';
  const links = pieces.map(
    ({ nom, contenu }, at) =>
      `<dd><a href="/boite-mail/${id}/piece/${at}" download>${escape(nom)}</a> (${Math.ceil(contenu.length / 1024)}&nbsp;Ko)</dd>`,
  );
  return `<dt>Avec</dt>${links.join('')}`;
}

function content(mail: MailRecu, vue: VueDeMail): string {
  if (vue === '/texte') return `<pre>${escape(mail.texte)}</pre>`;
  if (vue === '/source') return `<pre>${escape(mail.source)}</pre>`;
  // Links open beside the mailbox; scripts and forms are blocked.
  return `<iframe src="/boite-mail/${mail.id}/html" height="${heightOf(mail.texte)}" title="Le mail tel qu’il s’affiche" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

/** In pixels, generous: no script may measure the mail, and a scrolling frame hides its end. */
function heightOf(texte: string): number {
  const lines = texte.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 36), 0);
  return Math.max(700, 360 + 26 * lines);
}

export const missingPage = (): string =>
  document(
    'Mail introuvable',
    `<div class="vide"><h1>Ce mail n’est plus là</h1>
<p>La boîte garde les 500 derniers mails.</p><p><a class="retour" href="/boite-mail">Tous les mails</a></p></div>`,
  );

export function framed({ html, texte }: MailRecu): string {
  const base = '<base target="_blank">';
  if (!html) return `<!doctype html><meta charset="utf-8"><pre>${escape(texte)}</pre>`;
  const head = /<head(\s[^>]*)?>/i;
  return head.test(html) ? html.replace(head, (tag) => tag + base) : base + html;
}

function document(title: string, main: string): string {
  return `<!doctype html>
<html lang="fr-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · démonstration</title>
<style>${STYLE}</style>
</head>
<body>
<header><div><p>Démonstration</p><a href="/">Vers le site</a></div></header>
<main>${main}</main>
</body>
</html>
`;
}
