import type { Attendu } from '../../../../drawing/index.ts';
import type { CheminDesMots } from '../../../../drawing/retouche.ts';

const isCles = (mots: unknown): mots is Record<string, unknown> =>
  typeof mots === 'object' && mots !== null && !Array.isArray(mots);

/** Among several kinds, the one that these words have begun; without words, the first. */
export function sorteDe(attendu: Attendu, mots: unknown): Attendu {
  if (attendu.genre !== 'ou') return attendu;
  const kinds = attendu.de;
  const kind = Array.isArray(mots)
    ? kinds.find(({ genre }) => genre === 'liste')
    : isCles(mots)
      ? (kinds.find((each) => isBegun(each, mots, true)) ??
        kinds.find((each) => isBegun(each, mots, false)))
      : undefined;
  const chosen = kind ?? kinds[0]!;
  return chosen.genre === 'ou' ? sorteDe(chosen, mots) : chosen;
}

/** Its own words stand under its own keys; `strict`: and no other kind would have them. */
function isBegun(attendu: Attendu, mots: Record<string, unknown>, strict: boolean): boolean {
  if (attendu.genre === 'ou') return attendu.de.some((each) => isBegun(each, mots, strict));
  if (attendu.genre !== 'clés') return false;
  const { cles, demande } = attendu;
  const seul = demande.find((cle) => cles[cle]?.genre === 'mots');
  if (seul === undefined || !strict)
    return Object.keys(mots).some((cle) => Object.hasOwn(cles, cle));
  const choix = cles[seul]!;
  return choix.genre === 'mots' && choix.mots.includes(String(mots[seul]));
}

/** Tells the end of a way through these words. Undefined: nothing is known there. */
export function attenduAt(
  lexique: Attendu,
  mots: unknown,
  chemin: CheminDesMots,
): Attendu | undefined {
  const large = attenduLarge(lexique, mots, chemin);
  const la = chemin.reduce<unknown>(
    (ici, mot) => (ici as Record<string | number, unknown> | undefined)?.[mot],
    mots,
  );
  return large && sorteDe(large, la);
}

/** The same, with all kinds that the last words may still be of. */
export function attenduLarge(
  lexique: Attendu,
  mots: unknown,
  chemin: CheminDesMots,
): Attendu | undefined {
  let ici: Attendu | undefined = lexique;
  let dits: unknown = mots;
  for (const mot of chemin) {
    ici = ici && sorteDe(ici, dits);
    if (ici?.genre === 'clés') ici = ici.cles[mot];
    else if (ici?.genre === 'liste') ici = ici.de;
    else return undefined;
    dits = (dits as Record<string | number, unknown> | undefined)?.[mot];
  }
  return ici;
}
