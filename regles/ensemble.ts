/** « dois-je », « 18 h 30 », « 50 km/h » must not break over lines; splits a text at them. */
export const ENSEMBLE =
  /(\d+ h(?: \d\d)?(?![\p{L}])|\d+\skm\/h|[\p{L}’]+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?![\p{L}]))/gu;

const JOINT = '\u2060';

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
