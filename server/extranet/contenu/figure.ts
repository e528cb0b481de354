import { enHtml } from '../../../regles/ecriture.ts';

/** `svg` may be the beginning of a drawing alone. */
export const figure = (src: string, { description, svg }: { description: string; svg: string }) => {
  return `<p><img src="${src}" alt="${enHtml(description)}"${tailleOf(svg)}></p>\n`;
};

/** Pixels; a sign, as high as wide, takes no whole line. */
const LARGEUR = 640;
const HAUTEUR = 280;

/** Size attributes keep a drawing's place before it is there. */
function tailleOf(svg: string): string {
  const [, large, haut] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!large || !haut) return '';
  const forme = Number(haut) / Number(large);
  const [width, height] = forme > 0.75 ? [HAUTEUR / forme, HAUTEUR] : [LARGEUR, LARGEUR * forme];
  return ` width="${Math.round(width)}" height="${Math.round(height)}"`;
}
