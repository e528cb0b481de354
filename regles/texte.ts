/** In characters of HTML. */
export const TEXTE_MAX = 400_000;

export const RETRAIT_MAX = 8;

const RETRAIT = 'data-indent';

export const BALISES: Readonly<Record<string, readonly string[]>> = {
  p: [RETRAIT],
  h1: [RETRAIT],
  h2: [RETRAIT],
  strong: [],
  em: [],
  u: [],
  s: [],
  blockquote: [],
  ol: ['start', 'type'],
  ul: [],
  li: [],
  br: [],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
};

/** Linked pages receive no referrer and no `window.opener`. */
export const REL = 'noopener noreferrer';

const PROTOCOLES = new Set(['http:', 'https:', 'mailto:']);

/** Normalized as browsers do; null: forbidden. */
export function lienPermis(href: string | null | undefined): string | null {
  const url = URL.parse(href ?? '');
  return url && PROTOCOLES.has(url.protocol) ? url.href : null;
}

const IMAGE = /^\/img\/(?:chapitres|questions|acces)\/[0-9a-f]{32}(?:-[1-9]\d{0,3}\.webp|\.svg)$/;

export const imagePermise = (src: string | null | undefined): boolean => IMAGE.test(src ?? '');

const VALEURS: Readonly<Record<string, RegExp>> = {
  start: /^(?:0|[1-9]\d{0,3})$/,
  type: /^[1aAiI]$/,
  width: /^[1-9]\d{0,3}$/,
  height: /^[1-9]\d{0,3}$/,
  [RETRAIT]: new RegExp(`^[1-${RETRAIT_MAX}]$`),
};

const LIBRES = new Set(['alt', 'rel']);

export function attributPermis(nom: string, valeur: string): boolean {
  if (nom === 'href') return lienPermis(valeur) !== null;
  if (nom === 'src') return imagePermise(valeur);
  return LIBRES.has(nom) || (VALEURS[nom]?.test(valeur) ?? false);
}

const SEULE = /^(?:br|img)$/;

const isListe = (nom: string | undefined) => nom === 'ul' || nom === 'ol';

/**
 * Moves nested lists into the item before, and puts an empty paragraph before leading ones. The
 * editor would flatten them; older texts are repaired, too.
 */
export function nestLists(html: string): string {
  const out: string[] = [];
  const open: { nom: string; adopte: boolean }[] = [];
  for (const [token, end, nom] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+|</g)) {
    if (!nom || SEULE.test(nom)) out.push(token);
    else if (end) {
      out.push(token);
      if (open.pop()?.adopte) out.push('</li>');
    } else {
      const adopte = isListe(nom) && isListe(open.at(-1)?.nom);
      if (isListe(nom)) {
        const blanc = /^\s*$/.test(out.at(-1) ?? '-') ? out.pop()! : '';
        if (adopte && out.at(-1) === '</li>') out.pop();
        else if (adopte) out.push('<li>');
        if (out.at(-1) === '<li>') out.push('<p></p>');
        out.push(blanc);
      }
      out.push(token);
      open.push({ nom, adopte });
    }
  }
  return out.join('');
}
