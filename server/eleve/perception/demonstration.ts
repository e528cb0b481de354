import type { Handler } from '../../socle/http/mount.ts';
import { DEMONSTRATION, envoyeOf, readClipOf } from './clips.ts';
import { revueOf } from './rapport.ts';

export const getDemonstration: Handler<'getDemonstration'> = async ({ db, now }) => {
  const clip = await readClipOf(db, DEMONSTRATION);
  return { titre: clip.titre, envoye: envoyeOf(clip, now) };
};

export const judgeDemonstration: Handler<'judgeDemonstration'> = async ({ db, input }) => {
  const contexte = {
    clip: await readClipOf(db, DEMONSTRATION),
    tous: [],
    cle: DEMONSTRATION,
  };
  return { revue: revueOf(contexte, 'clique', { ...input, dits: [], predictions: [] }) };
};
