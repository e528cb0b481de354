import { expect, test } from 'vitest';
import type { Clip, ClipJoue } from '../films/clip.ts';
import { clipEnvoyeOf } from '../films/envoi.ts';
import { filmDuClip } from '../films/film.ts';
import { reseauOf } from '../films/reseau.ts';
import { readArticles } from './articles.schema.ts';
import { clipsEcrits, clipsMesures, empreinteMesuree, sosiesVus } from './films.ts';

const JOUR = '2026-11-21';

const clips = clipsEcrits();
const mesures = clipsMesures();

test('each clip was measured as it is: npm run films', () => {
  expect(clips.map((clip) => [clip.ref, empreinteMesuree(clip)])).toEqual(
    clips.map(({ ref }) => [ref, mesures.get(ref)?.empreinte]),
  );
  expect([...mesures.keys()].toSorted()).toEqual(clips.map(({ ref }) => ref).toSorted());
});

test('each clip names who looks like a danger and is none, measured as it is: npm run films', () => {
  const sans = clips.filter((clip) => !sosiesVus(clip)?.length);
  expect(sans.map(({ ref }) => ref)).toEqual([]);
  const maigres = clips.filter(({ risques, sosies }) => risques.length === 0 && sosies.length < 3);
  expect(maigres.map(({ ref }) => ref)).toEqual([]);
});

test('a clip lasts as long as the exam’s, and has a name of its own', () => {
  for (const { ref, durée } of clips) {
    expect(`${ref} ${durée >= 25 && durée <= 45}`).toBe(`${ref} true`);
  }
  expect(new Set(clips.map(({ titre }) => titre)).size).toBe(clips.length);
});

test('no line of a clip’s words begins with its punctuation', () => {
  const mots = clips.flatMap(({ titre, risques, sosies }) => [
    titre,
    ...sosies.map(({ dit }) => dit),
    ...risques.flatMap((risque) => [risque.titre, risque.dit, risque.conduite]),
  ]);
  expect(mots.filter((texte) => / [;:?!»]|« /.test(texte))).toEqual([]);
});

test('each article of a clip is explained', () => {
  const expliques = new Set(
    readArticles().flatMap(({ code, articles }) =>
      code === undefined || code === 'AR1975' ? articles.flatMap(({ numeros }) => numeros) : [],
    ),
  );
  const cites = clips.flatMap(({ ref, risques }) =>
    risques.flatMap(({ articles }) => articles.map((article) => `${ref} ${article}`)),
  );
  expect(cites.filter((cite) => !expliques.has(cite.slice(cite.indexOf(' ') + 1)))).toEqual([]);
});

test('each clip is drawn where its dangers were measured', () => {
  const placesDe = (clip: Clip | ClipJoue): string[][] => {
    const film = filmDuClip(clip, reseauOf(clip, JOUR));
    return [0, clip.durée / 2, clip.durée].map((t) =>
      [...film.etat(t).values()].map(({ ou }) => ou.map((n) => n.toFixed(2)).join(' ')).toSorted(),
    );
  };
  const auCarrefour = (clip: Clip) =>
    Object.values(clip.acteurs).filter(({ carrefour }) => carrefour).length > 1;
  for (const clip of clips.filter(auCarrefour))
    expect(placesDe(clipEnvoyeOf(clip, JOUR, []).clip), clip.ref).toEqual(placesDe(clip));
});
