import { sansAccents } from '../../../regles/ecriture.ts';
import type { Droits } from '../../../regles/fonctions.ts';
import { mayOpen } from './may.ts';
import { type StaffPage, staffPages } from './pages.ts';

const plain = (text: string) => sansAccents(text).toLowerCase();

function rankOf(label: string, typed: string): number | undefined {
  const name = plain(label);
  if (name.startsWith(typed)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  if (name.includes(typed)) return 2;
  let from = 0;
  for (const letter of typed) {
    from = name.indexOf(letter, from) + 1;
    if (from === 0) return undefined;
  }
  return 3;
}

/** Other words count from three letters on, after the label's own. */
const isCalled = (mots: string, typed: string) =>
  typed.length >= 3 &&
  plain(mots)
    .split(' ')
    .some((mot) => mot.startsWith(typed));

/** Letters match as a subsequence of the label; without letters all match. */
export function ecransOf(
  own: Droits,
  recherche: string,
  pages: readonly StaffPage[] = staffPages,
): StaffPage[] {
  const typed = plain(recherche.trim());
  return pages
    .filter((page) => mayOpen(page, own) && !page.path.includes(':'))
    .flatMap((page) => {
      const rank = rankOf(page.label, typed) ?? (isCalled(page.mots ?? '', typed) ? 4 : undefined);
      return rank === undefined ? [] : { page, rank };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ page }) => page);
}
