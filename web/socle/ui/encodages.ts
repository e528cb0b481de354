/** MS-DOS code page 850, which browsers do not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const decoder = (nom: string) => (bytes: Uint8Array) => new TextDecoder(nom).decode(bytes);

export const ENCODAGES = {
  'utf-8': { label: 'UTF-8', decode: decoder('utf-8') },
  'utf-16le': { label: 'Unicode (UTF-16)', decode: decoder('utf-16le') },
  'utf-16be': { label: 'Unicode (UTF-16 BE)', decode: decoder('utf-16be') },
  'windows-1252': { label: 'Windows (Excel)', decode: decoder('windows-1252') },
  'iso-8859-15': { label: 'Latin 9 (Linux)', decode: decoder('iso-8859-15') },
  macintosh: { label: 'Mac (ancien)', decode: decoder('macintosh') },
  cp850: {
    label: 'MS-DOS (850)',
    decode: (bytes: Uint8Array) =>
      Array.from(bytes, (byte) =>
        byte < 128 ? String.fromCharCode(byte) : CP850[byte - 128],
      ).join(''),
  },
} as const;
export type Encodage = keyof typeof ENCODAGES;

export const D_UN_OCTET = ['windows-1252', 'macintosh', 'cp850', 'iso-8859-15'] as const;

/** Weights of letters in Belgian names; unlisted ones are improbable. */
const FREQUENTES: Readonly<Record<string, number>> = {
  é: 6,
  è: 5,
  ë: 4,
  ï: 4,
  ç: 3,
  ê: 3,
  ô: 3,
  î: 3,
  ö: 2,
  ü: 2,
  û: 2,
  à: 2,
  œ: 2,
  '’': 2,
  â: 1,
  ä: 1,
  ù: 1,
  ÿ: 1,
  æ: 1,
  ñ: 1,
};
const POSSIBLES = 'áíóúãõåøßìòšžýćčł«»–—…°€“”‘\u00A0';
const WONDER = -4;

/** Scores the non-ASCII letters with their neighbours. */
export function vraisemblance(texte: string): number {
  let points = 0;
  for (const { 0: signe, index } of texte.matchAll(/[^\0-\x7F]/gu)) {
    const lower = signe.toLowerCase();
    const before = texte.slice(Math.max(0, index - 2), index);
    points += FREQUENTES[lower] ?? (POSSIBLES.includes(lower) ? 0 : WONDER);
    // « ZOé » and « ZoÉ » mix cases improbably.
    if (signe === lower ? /[A-Z]{2}$/.test(before) : /[a-z]$/.test(before)) points += WONDER;
  }
  return points;
}
