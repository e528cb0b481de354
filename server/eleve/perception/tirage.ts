import { shuffled } from '../../../drawing/alea.ts';
import { TEST } from '../../../regles/perception.ts';
import type { ClipLu } from './clips.ts';

/** Clips that have all risks of a test together; `rang`: the lowest are taken first. */
export function drawTest(
  clips: readonly ClipLu[],
  rang: (clip: ClipLu) => number,
  random: (n: number) => number,
): ClipLu[] {
  const ordre = shuffled(clips, random).toSorted((un, autre) => rang(un) - rang(autre));
  const pris = complete(ordre, TEST.clips, TEST.risques);
  if (!pris) throw new Error('Ces vidéos ne font pas un test de dix risques.');
  return shuffled(pris, random);
}

/** The first that fit, in their order. */
function complete(clips: readonly ClipLu[], nombre: number, risques: number): ClipLu[] | undefined {
  if (nombre === 0) return risques === 0 ? [] : undefined;
  if (risques < 0 || clips.length < nombre || risques > nombre * 3) return undefined;
  for (const [i, clip] of clips.entries()) {
    const suite = complete(clips.slice(i + 1), nombre - 1, risques - clip.fenetres.length);
    if (suite) return [clip, ...suite];
  }
  return undefined;
}
