import type { Clip } from './clip.ts';

/** Weather, and who is a danger by which cue: who has seen one has seen the other. */
const signatureDe = ({ temps, acteurs, risques }: Clip): string =>
  [temps, ...risques.map(({ indice, cibles }) => `${indice}, ${acteurs[cibles[0]!]?.qui}`)]
    .toSorted()
    .join(' ; ');

/** Pairs of clips that ask the same, in French sentences. Clips without a danger are not compared. */
export function doublonsDe(clips: readonly Clip[]): string[] {
  const vus = new Map<string, string>();
  return clips.flatMap((clip) => {
    if (clip.risques.length === 0) return [];
    const signature = signatureDe(clip);
    const autre = vus.get(signature);
    if (autre !== undefined) return [`« ${clip.titre} » demande la même chose que « ${autre} »`];
    vus.set(signature, clip.titre);
    return [];
  });
}
