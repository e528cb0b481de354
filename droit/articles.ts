/** Articles of the royal decree of 1975 that a question may cite. */
export const bases = new Set(
  (
    '2 3 4 5 6 7 7bis 7ter 8 9 10 11 12 12bis 13 14 15 16 17 18 19 20 21 22 22bis 22ter 22quater ' +
    '22quinquies 22sexies 22septies 22octies 22novies 22decies 22undecies 23 24 25 26 27 27bis ' +
    '27ter 27quater 27quinquies 28 29 30 31 32 32bis 33 34 35 36 37 38 39 39bis 40 40bis 40ter ' +
    '40quater 41 42 43 43bis 43ter 44 45 45bis 46 47 48 48bis 49 50 51 52 59 60 61 62 62bis 62ter ' +
    '63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 82bis 85'
  ).split(' '),
);

/** Other texts: only the form of the citation is checked. */
const autres =
  /^(loi \d+(bis|ter)?|AR 1998( art\. \d+(bis)?| annexe [1-5])?|AR 2006( art\. \d+(\/\d)?)?|AR 2005|annexe [45])$/;

export function articleConnu(article: string): boolean {
  if (autres.test(article)) return true;
  const lu = /^(\d+[a-z]*)((\.\d+[a-z]*)*( \d+)?°?)?$/.exec(article);
  return lu !== null && bases.has(lu[1]!);
}

/** 12 of « 12.3.1 », « CVP 12 » of « CVP 12.3 »; another text is one article. */
export const articleOf = (paragraphe: string): string =>
  paragraphe.replace(/^((?:CVP )?\d+[a-z]*)[. ].*$/, '$1');
