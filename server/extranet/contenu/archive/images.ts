const IMAGE = /<img[^<>]* src="([^"<>]+)"/g;

/** The addresses of the pictures in a text. */
export const imagesDuTexte = (texte: string): string[] => [
  ...new Set([...texte.matchAll(IMAGE)].map(([, src]) => src!)),
];
