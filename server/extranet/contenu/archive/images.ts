const IMAGE = /<img[^<>]* src="([^"<>]+)"/g;

export const imagesDuTexte = (texte: string): string[] => [
  ...new Set([...texte.matchAll(IMAGE)].map(([, src]) => src!)),
];
