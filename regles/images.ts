/** Rules that both sides apply to uploaded pictures, without Zod: a page may import them. */

/** In pixels: a phone at twice its width, and a desk or a dense phone. None is enlarged. */
export const LARGEURS = [640, 1280] as const;

/** What is kept of a picture whose greater width is `largeur`, the smaller first; one when it is small. */
export const largeursOf = (largeur: number): number[] => [
  ...new Set(LARGEURS.map((plus) => Math.min(plus, largeur))),
];

/** The most that is taken of a picture: in megabytes, and in millions of pixels by its format. */
export const IMAGE_MAX = { mo: 10, pixels: { jpeg: 40, png: 40, webp: 40, heif: 12 } } as const;

const { mo, pixels } = IMAGE_MAX;

/** The same beside a field, without its full stop. */
export const IMAGE_PRISE = `JPEG, PNG, WebP ou AVIF, ${mo} Mo et ${pixels.jpeg} millions de pixels au plus (${pixels.heif} en AVIF)`;

const ADRESSE = /^(\/img\/[a-z]+\/[0-9a-f]{32})-(\d+)\.webp$/;

/** Every width of a picture, for `srcset`: columns name the greater. A drawn one has no widths. */
export function versionsOf(adresse: string): { largeur: number; adresse: string }[] {
  const [, debut, plus] = ADRESSE.exec(adresse) ?? [];
  return largeursOf(Number(plus ?? 0))
    .filter((largeur) => largeur > 0)
    .map((largeur) => ({ largeur, adresse: `${debut}-${largeur}.webp` }));
}

/** The address that a column keeps: that of the greater width. */
export const adresseOf = (
  dossier: string,
  { empreinte, largeur }: { empreinte: string; largeur: number },
) => `/img/${dossier}/${empreinte}-${largeur}.webp`;
