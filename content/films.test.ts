import { expect, test } from 'vitest';
import { clipsEcrits, clipsMesures, empreinteDuClip } from './films.ts';

const clips = clipsEcrits();
const mesures = clipsMesures();

test('each clip was measured with the words that it has: npm run films', () => {
  expect(clips.map((clip) => [clip.ref, empreinteDuClip(clip)])).toEqual(
    clips.map(({ ref }) => [ref, mesures.get(ref)?.empreinte]),
  );
  expect([...mesures.keys()].toSorted()).toEqual(clips.map(({ ref }) => ref).toSorted());
});

test('a clip lasts as long as the exam’s, and has a name of its own', () => {
  for (const { ref, durée } of clips) {
    expect(`${ref} ${durée >= 25 && durée <= 45}`).toBe(`${ref} true`);
  }
  expect(new Set(clips.map(({ titre }) => titre)).size).toBe(clips.length);
});
