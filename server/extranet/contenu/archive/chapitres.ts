import type { Morceau } from '../../../../content/cours.schema.ts';
import { readChapitre } from '../../../../content/markdown.ts';
import { enHtml } from '../../../../regles/ecriture.ts';
import { escaped, markdownOf } from './markdownOf.ts';
import { fileNameOf } from './questions.ts';

export interface Dessin {
  description: string | null;
  mots: string | null;
  /** May be cut off after `viewBox`, which has the size. */
  svg: string;
}

export type Dessins = ReadonlyMap<string, Dessin>;

export const figure = (src: string, { description, svg }: { description: string; svg: string }) =>
  `<p><img src="${src}" alt="${enHtml(description)}"${tailleOf(svg)}></p>\n`;

/** Pixels; a square drawing such as a sign is limited by its height. */
const LARGEUR = 640;
const HAUTEUR = 280;

/** Size attributes reserve the drawing's space before it loads. */
function tailleOf(svg: string): string {
  const [, large, haut] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!large || !haut) return '';
  const forme = Number(haut) / Number(large);
  const [width, height] = forme > 0.75 ? [HAUTEUR / forme, HAUTEUR] : [LARGEUR, LARGEUR * forme];
  return ` width="${Math.round(width)}" height="${Math.round(height)}"`;
}

const IMAGE = /<img[^<>]* src="([^"<>]+)"/g;

export const imagesDuTexte = (texte: string): string[] => [
  ...new Set([...texte.matchAll(IMAGE)].map(([, src]) => src!)),
];

interface Montre {
  src: string;
  description: string;
  svg: string;
}

export const empreinteOfNom = (adresse: string): string | undefined =>
  /^([0-9a-f]{32})\.svg$/.exec(fileNameOf(adresse))?.[1];

/** Characters; converting a longer text would block requests for too long. */
const MOST_EN_MARKDOWN = 40_000;

/** Writes Markdown only when it converts back to the same HTML. */
export function texteDuChapitre(
  { libelle, texte }: { libelle: string; texte: string },
  dessins: Dessins,
): { extension: 'md' | 'html'; texte: string } {
  const parMots = new Map<string, Montre>();
  const motsOf = (src: string, alt: string) => {
    const kept = dessins.get(empreinteOfNom(src) ?? '');
    if (!kept?.mots || kept.description !== alt) return undefined;
    parMots.set(kept.mots, { src, description: alt, svg: kept.svg });
    return kept.mots;
  };
  const markdown = texte.length > MOST_EN_MARKDOWN ? undefined : markdownOf(texte, motsOf);
  if (markdown !== undefined) {
    const ecrit = `# ${libelle}\n\n${markdown}\n`;
    if (readsAs(ecrit, libelle, texte, parMots)) return { extension: 'md', texte: ecrit };
  }
  return { extension: 'html', texte: `<title>${escaped(libelle)}</title>\n${texte.trimEnd()}\n` };
}

function readsAs(
  ecrit: string,
  libelle: string,
  texte: string,
  parMots: ReadonlyMap<string, Montre>,
): boolean {
  try {
    const lu = readChapitre('', ecrit, (mots) => parMots.get(mots)!);
    const relu = htmlOf(lu.texte, (image) => figure(image.src, image));
    return lu.libelle === libelle && relu === texte;
  } catch {
    return false;
  }
}

export const htmlOf = <I>(morceaux: Morceau<I>[], show: (image: I, mots: string) => string) =>
  morceaux.map((m) => ('html' in m ? m.html : show(m.image, m.mots))).join('');
