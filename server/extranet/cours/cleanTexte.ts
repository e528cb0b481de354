import sanitize from 'sanitize-html';
import { withoutEmpiles } from '../../socle/texte/empiles.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { BALISES, REL, attributPermis, lienPermis, nestLists } from '../../../regles/texte.ts';

const SYNONYMES: Record<string, string> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  div: 'p',
  h3: 'h2',
  h4: 'h2',
  h5: 'h2',
  h6: 'h2',
};

/** Readers never see their content, so it is dropped, too. */
const SANS_TEXTE =
  'script style template noscript iframe frameset object embed applet svg math textarea select option title head xmp noembed noframes plaintext audio video canvas'.split(
    ' ',
  );

const DEEPEST = 40;

/** Parsing time grows with open elements, and blocks every other request. */
const OPEN_MAX = 1000;

/** Control, bidirectional and zero-width characters are invisible. */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Maps other rooms' pictures to our own path, so their deletion spares ours. */
const chezNous = (valeur: string) => valeur.replace(/^\/img\/[a-z]+\//, '/img/chapitres/');

/** An unknown element is dropped, but its words stay. */
const NOTHING = { tagName: 'nothing', attribs: {} };

const options: sanitize.IOptions = {
  allowedTags: Object.keys(BALISES),
  allowedAttributes: Object.fromEntries(
    Object.entries(BALISES).map(([balise, attributs]) => [balise, [...attributs]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  nonTextTags: SANS_TEXTE,
  nestingLimit: DEEPEST,
  enforceHtmlBoundary: false,
  transformTags: {
    ...SYNONYMES,
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs)
          .filter(([nom, valeur]) => attributPermis(nom, valeur))
          .map(([nom, valeur]) => [nom, nom === 'src' ? chezNous(valeur) : valeur]),
      ),
    }),
    a: (_, { href }) => {
      const lien = lienPermis(href);
      return lien === null ? NOTHING : { tagName: 'a', attribs: { href: lien, rel: REL } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

const PASSES = 4;

const tidied = (texte: string) =>
  withoutEmpiles(texte).toWellFormed().normalize('NFC').replace(INVISIBLE, '');

function passe(html: string): string {
  let open = 0;
  return sanitize(html, {
    ...options,
    onOpenTag: () => {
      if (++open > OPEN_MAX)
        throw champFaux('texte', 'Ce texte est trop imbriqué\u00a0: collez-le sans mise en forme.');
    },
    onCloseTag: () => void open--,
  });
}

/** `BALISES` is the allow-list. Clean text stays as it is; broken tags need several passes. 422: too many nested elements. */
export function cleanTexte(html: string): string {
  let texte = tidied(html);
  for (let left = PASSES; left > 0; left--) {
    // Entities become characters only after a pass.
    const clean = nestLists(tidied(passe(texte)).trim());
    if (clean === texte) break;
    texte = clean;
  }
  return texte;
}

export const isEmpty = (texte: string): boolean =>
  !texte.includes('<img') && texte.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
