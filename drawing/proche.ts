/** « Vélo » and « velo » are one word to an author. */
const nu = (mot: string): string =>
  mot
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Edit distance with swaps (Damerau-Levenshtein). */
function ecart(un: string, autre: string): number {
  let [avant, ligne]: [number[], number[]] = [[], Array.from(autre, (_, j) => j)];
  ligne.push(autre.length);
  for (let i = 1; i <= un.length; i++) {
    const suite = [i];
    for (let j = 1; j <= autre.length; j++) {
      const meme = un[i - 1] === autre[j - 1] ? 0 : 1;
      let le = Math.min(ligne[j]! + 1, suite[j - 1]! + 1, ligne[j - 1]! + meme);
      if (i > 1 && j > 1 && un[i - 1] === autre[j - 2] && un[i - 2] === autre[j - 1])
        le = Math.min(le, avant[j - 2]! + 1);
      suite.push(le);
    }
    [avant, ligne] = [ligne, suite];
  }
  return ligne[autre.length]!;
}

/** Allowed edits; none in short words or with figures, since another may be meant. */
const permis = (mot: string): number =>
  mot.length < 4 || /\d/.test(mot)
    ? 0
    : mot.length < 6
      ? 1
      : Math.max(2, Math.floor(mot.length * 0.34));
const LONG = 60;

/** Our words are few, and compared often. */
const nus = new Map<string, string>();
function nuOf(connu: string): string {
  const su = nus.get(connu) ?? nu(connu);
  nus.set(connu, su);
  return su;
}
const colle = (mot: string): string => mot.replaceAll(' ', '');

/** Undefined: none is near, or two are. */
export function proche(ecrit: string, connus: readonly string[]): string | undefined {
  if (ecrit.length > LONG) return undefined;
  const mot = nu(ecrit);
  const meme =
    connus.find((c) => nuOf(c) === mot) ?? connus.find((c) => colle(nuOf(c)) === colle(mot));
  if (meme !== undefined) return meme;
  const debuts = mot.split(' ');
  const commences = connus.filter((connu) =>
    debuts.every(
      (d) =>
        d.length > 3 &&
        nuOf(connu)
          .split(' ')
          .some((m) => m.startsWith(d)),
    ),
  );
  if (commences.length === 1) return commences[0];
  const pres = connus
    .filter((connu) => Math.abs(nuOf(connu).length - mot.length) <= permis(mot))
    .map((connu) => ({ connu, de: ecart(mot, nuOf(connu)) }))
    .filter(({ connu, de }) => de <= Math.min(permis(mot), permis(nuOf(connu))))
    .toSorted((x, y) => x.de - y.de);
  return pres[0] && pres[0].de !== pres[1]?.de ? pres[0].connu : undefined;
}

export const vouliezVous = (mot: string | undefined): string =>
  mot === undefined ? '' : ` : vouliez-vous dire « ${mot} » ?`;
