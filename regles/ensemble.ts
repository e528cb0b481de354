/** « dois-je », « 18 h 30 », « 50 km/h »: in two lines one reads them wrong, or twice. Splits a text at them. */
export const ENSEMBLE =
  /(\d+ h(?: \d\d)?(?![\p{L}])|\d+\skm\/h|[\p{L}’]+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?![\p{L}]))/gu;

const JOINT = '\u2060';

/** A text, or the words of an HTML, with what belongs together on one line wherever it is shown. */
export const ensemble = (texte: string): string =>
  texte
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(ENSEMBLE, (mots) =>
            mots.replaceAll(/\s/g, '\u00a0').replaceAll(/[-/]/g, `${JOINT}$&${JOINT}`),
          ),
    )
    .join('');
