/** In pixels: phone at double density, desk. Nothing is enlarged. */
export const LARGEURS = [640, 1280] as const;

export const largeursOf = (largeur: number): number[] => [
  ...new Set(LARGEURS.map((plus) => Math.min(plus, largeur))),
];

/** In megabytes, and millions of pixels by format. */
export const IMAGE_MAX = { mo: 10, pixels: { jpeg: 40, png: 40, webp: 40, heif: 12 } } as const;

const { mo, pixels } = IMAGE_MAX;

export const IMAGE_OCTETS = mo * 1024 ** 2;
/** Bytes of a form with so many pictures, and its other fields. */
export const octetsDImages = (nombre: number): number => nombre * IMAGE_OCTETS + 1024 ** 2;

export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Shown beside a field, without a full stop. */
export const IMAGE_PRISE = `JPEG, PNG, WebP ou AVIF, ${mo} Mo et ${pixels.jpeg} millions de pixels au plus (${pixels.heif} en AVIF)`;

/** Folders of addresses under /img/; films have their own. */
export const DOSSIERS = ['questions', 'acces', 'chapitres', 'vues'] as const;
export type Dossier = (typeof DOSSIERS)[number];

const ADRESSE = /^(\/img\/[a-z]+\/[0-9a-f]{32})-(\d+)\.webp$/;

/** Lists addresses for `srcset`: a column names the greater width, and a drawing has none. */
export function versionsOf(adresse: string): { largeur: number; adresse: string }[] {
  const [, debut, plus] = ADRESSE.exec(adresse) ?? [];
  return largeursOf(Number(plus ?? 0))
    .filter((largeur) => largeur > 0)
    .map((largeur) => ({ largeur, adresse: `${debut}-${largeur}.webp` }));
}

/** A column keeps the greater width's. */
export const adresseOf = (
  dossier: Dossier,
  { empreinte, largeur }: { empreinte: string; largeur: number },
) => `/img/${dossier}/${empreinte}-${largeur}.webp`;
