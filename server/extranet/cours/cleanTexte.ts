import sanitize from 'sanitize-html';
import { withoutEmpiles } from '../../socle/texte/empiles.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { BALISES, REL, attributPermis, lienPermis, nestLists } from '../../../regles/texte.ts';

/** What other editors call the same. */
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

/** What is in these is for no reader: it goes with them. */
const SANS_TEXTE =
  'script style template noscript iframe frameset object embed applet svg math textarea select option title head xmp noembed noframes plaintext audio video canvas'.split(
    ' ',
  );

/** Deeper than anybody writes; what is deeper stays as text. */
const DEEPEST = 40;

/** Open at one place: with each more the parser takes longer, and nobody else is answered meanwhile. */
const OPEN_MAX = 1000;

/** No character that a reader does not see: controls, what turns the direction, what joins nothing. */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A picture of another room is ours from now on: under our name nobody takes it away with theirs. */
const chezNous = (valeur: string) => valeur.replace(/^\/img\/[a-z]+\//, '/img/chapitres/');

/** Names no element that there is, so that its words stay without it. */
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

/** Its signs as they are kept, whoever wrote them how. */
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

/**
 * The text of a chapter as the editor makes it, whatever came in: an allow-list, `BALISES`. What is
 * clean already stays as it is: of broken tags one pass can leave an end behind, which the next takes.
 * 422 for elements within elements without end.
 */
export function cleanTexte(html: string): string {
  let texte = tidied(html);
  for (let left = PASSES; left > 0; left--) {
    // What was written as an entity stands there as a sign only now.
    const clean = nestLists(tidied(passe(texte)).trim());
    if (clean === texte) break;
    texte = clean;
  }
  return texte;
}

/** There is nothing to read or to see in it. */
export const isEmpty = (texte: string): boolean =>
  !texte.includes('<img') && texte.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
