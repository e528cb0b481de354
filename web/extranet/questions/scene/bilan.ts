import type { TexteLu, Verdict } from '../../../../drawing/index.ts';

/** Without answers nothing was checked; `contradictions` says why. */
export const isMuet = ({ reponses, contradictions }: Verdict): boolean =>
  reponses.length === 0 && contradictions.length > 0;

export function summaryOf({ fautes, verdict }: Pick<TexteLu, 'fautes' | 'verdict'>): string {
  if (fautes.length > 0)
    return fautes.length === 1 ? 'Une faute à corriger.' : `${fautes.length} fautes à corriger.`;
  if (verdict && isMuet(verdict))
    return 'L’image est dessinée, mais les règles ne peuvent rien vérifier.';
  if (verdict && verdict.contradictions.length > 0)
    return 'L’image est dessinée, mais les règles contredisent les réponses.';
  return 'L’image est dessinée.';
}
