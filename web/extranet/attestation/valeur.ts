import type { OutputOf } from '../../../contract/index.ts';

export type Lues = OutputOf<'getValeurAttestation'>;
export type Gagnee = Lues['attestations'][number];

/** Writes at most two units: « 2 s », « 14 min », « 3 h 05 », « 4 jours ». */
export function tempsEnMots(secondes: number): string {
  if (secondes < 60) return `${secondes}\u00a0s`;
  const minutes = Math.floor(secondes / 60);
  if (minutes < 60) return `${minutes}\u00a0min`;
  const heures = Math.floor(minutes / 60);
  if (heures < 48) return `${heures}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;
  return `${Math.floor(heures / 24)}\u00a0jours`;
}

/** Percent, rounded down; null without questions. */
export const partDe = ({ bonnes, questions }: Pick<Gagnee, 'bonnes' | 'questions'>) =>
  questions === 0 ? null : Math.floor((100 * bonnes) / questions);

export function constatEnMots(attestations: readonly Gagnee[]): string | undefined {
  if (attestations.length === 0) return undefined;
  const parts = attestations.map(partDe).filter((part) => part !== null);
  const rapide = tempsEnMots(Math.min(...attestations.map(({ secondes }) => secondes)));
  const combien =
    attestations.length === 1
      ? 'La dernière attestation a été obtenue'
      : `Des ${attestations.length} dernières attestations, la plus rapide a été obtenue`;
  const moins =
    parts.length === 0
      ? ''
      : `\u202f; la moins juste, avec ${Math.min(...parts)} % de bonnes réponses`;
  return `${combien} en ${rapide}${moins}.`;
}
