import { beforeEach, expect, test } from 'vitest';
import { CLIP, clicsJustes, openSeance, openSteps } from '../../testing/perception.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { clipsEcrits } from '../../../content/films.ts';
import { clipEnvoyeOf, codeDuClip } from '../../../films/envoi.ts';
import { listClips, readClipOf } from './clips.ts';
import { choixOf } from './propositions.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const DAY = 24 * 3600;
const school = await openSchoolForFile();
const { visitor } = school;
const { begin, end, player, shown, vue } = openSteps(school);
beforeEach(() => school.at(NOW));

test('a learner begins so many in a day, whatever his sessions', async () => {
  const him = await player();
  await school.database.write(async (trx) => {
    for (let n = 0; n < 300; n += 1)
      await trx.insertInto('perceptionPartie').values(vue(him, CLIP)).execute();
  });
  expect((await begin(him)).status).toBe(429);
  school.later(DAY);
  expect((await begin(await openSeance(school, him))).status).toBe(200);
});

test('a street tells of nobody that he is dangerous', () => {
  for (const clip of clipsEcrits())
    expect(JSON.stringify(clipEnvoyeOf(clip, '2026-11-21', []).clip), clip.ref).not.toMatch(
      /brûle|risques|sosies|conduite|indice|cibles/,
    );
});

test('a street tells nothing by the order of its actors', async () => {
  const clips = clipsEcrits().filter(({ acteurs }) => Object.keys(acteurs).length > 3);
  const premiers = clips.filter((clip) => {
    const [premier] = Object.values(clipEnvoyeOf(clip, '2026-11-21', []).clip.acteurs);
    const [nom] = Object.entries(clip.acteurs).find(
      ([, { trajet }]) => trajet === premier!.trajet,
    )!;
    return clip.risques.some(({ cibles }) => cibles.includes(nom));
  });
  expect(premiers.length).toBeLessThan(clips.length / 2);
});

test('a stop where something comes looks like one where nothing does, each time', async () => {
  const him = await player();
  const { arrets } = await begin(him, 'predit');
  expect((await begin(him, 'predit')).arrets).toEqual(arrets);
  const clips = clipsEcrits().map(({ ref }) => codeDuClip(ref));
  const tous = await Promise.all(
    clips.map(async (clip) => (await begin(him, 'predit', clip)).arrets),
  );
  expect(tous.flat().every((t) => Math.round(t * 10) / 10 === t)).toBe(true);
  const entiers = tous.flat().filter((t) => Number.isInteger(t));
  expect(entiers.length).toBeLessThan(tous.flat().length / 4);
});

test('who knows how choices are shuffled does not know the right ones', async () => {
  const him = await player();
  const begun = await begin(him, 'mots');
  const { propositions } = await end(him, begun, []);
  const lu = await readClipOf(school.database.read, CLIP);
  const tous = await listClips(school.database.read);
  const { acces_user_id } = him.ou;
  for (const cle of [`partie ${begun.partie_id}`, `${acces_user_id} ${CLIP}`])
    expect(choixOf(lu, tous, cle).map(({ libelle }) => libelle)).not.toEqual(
      propositions!.map(({ libelle }) => libelle),
    );
});

test('sends a street without its dangers, then tells each, and the school', async () => {
  const him = await player();
  const begun = await begin(him);
  expect(JSON.stringify(begun)).not.toMatch(
    /risques|fenetres|indice|conduite|cibles|ballon-|sortante/,
  );
  const { revue, termine } = await end(him, begun, [
    ...(await clicsJustes(school, CLIP)).slice(0, 1),
    { t: 30, x: 0.02, y: 0.02 },
  ]);
  expect(termine).toBe(0);
  expect(revue).toMatchObject({ points: 1, sur: 2, faux: [1], partout: 0 });
  const [trouve, manque] = revue!.risques;
  expect(trouve).toMatchObject({ indice: 'priorité incertaine', trouve: { clic: 0 } });
  expect(manque).toMatchObject({ trouve: null, signe: 'Un jeu d’enfants près de la chaussée' });
  expect(await shown(him)).toMatchObject([
    { exercice: 'Devant l’école, un mercredi midi', points: 1, sur: 2 },
  ]);
  const { clips, conseil } = await visitor.call('getLecteur', him);
  expect(clips.find(({ clip }) => clip === CLIP)).toMatchObject({ vues: 1, points: 1, sur: 2 });
  expect(conseil.quoi).toBe('clip');
});

test('a missed kind of cue comes back in another street, after days and not before', async () => {
  const him = await player();
  await end(him, await begin(him), []);
  const { indices, conseil } = await visitor.call('getLecteur', him);
  expect(indices.map(({ indice, trouves, aRevoir }) => [indice, trouves, aRevoir])).toEqual([
    ['enfant qui joue', 0, 0],
    ['priorité incertaine', 0, 0],
  ]);
  expect(conseil.quoi).toBe('clip');
  school.at(indices[0]!.prochaine!);
  school.later(60);
  const seance = (await openSeance(school, him)).seance;
  const due = await visitor.call('getLecteur', { seance });
  expect(due.conseil.quoi).toBe('indice');
  expect(due.conseil).not.toMatchObject({ clip: CLIP });
});

test('stops and asks what comes, where something does and where nothing does', async () => {
  const him = await player();
  const begun = await begin(him, 'predit');
  expect(begun.arrets.length).toBeGreaterThan(2);
  const { seance } = him;
  const { partie_id } = begun;
  const asked = await Promise.all(
    begun.arrets.map((_, arret) => visitor.call('getPropositions', { seance, partie_id, arret })),
  );
  for (const { propositions } of asked)
    expect(new Set(propositions.map(({ libelle }) => libelle)).size).toBe(4);
  const { revue } = await end(him, begun, [], { predictions: begun.arrets.map(() => 0) });
  expect(revue!.predictions.map(({ choisie }) => choisie)).toEqual(
    asked.map(({ propositions }) => propositions[0]!.libelle),
  );
  expect(revue!.sur).toBe(begun.arrets.length);
  const bonnes = revue!.predictions.map(({ bonne }) => bonne);
  const predictions = asked.map(
    ({ propositions }, i) => propositions.find(({ libelle }) => libelle === bonnes[i])!.rang,
  );
  const sage = await end(him, await begin(him, 'predit'), [], { predictions });
  expect(sage.revue).toMatchObject({ points: bonnes.length, sur: bonnes.length });
  expect(sage.revue!.risques.map(({ vu, trouve }) => [vu, trouve])).toEqual([
    [1, null],
    [1, null],
  ]);
  expect(await visitor.call('getPropositions', { seance, partie_id, arret: 9 })).toMatchObject({
    status: 404,
  });
});

test('in words: what obliged to act is ticked among what did not', async () => {
  const him = await player();
  const begun = await begin(him, 'mots');
  const { propositions, revue } = await end(him, begun, []);
  expect(revue).toBeNull();
  const choix = propositions!.flatMap(({ rang, libelle }) =>
    /ballon|s’avance sur la chaussée/.test(libelle) ? [rang] : [],
  );
  expect(choix).toHaveLength(2);
  const { seance } = him;
  const told = await visitor.call('addChoix', { seance, partie_id: begun.partie_id, choix });
  expect(told.revue).toMatchObject({ points: 2, sur: 2 });
  const other = await visitor.call('addChoix', {
    seance,
    partie_id: begun.partie_id,
    choix: [],
  });
  expect(other.status).toBe(409);
});

test('said: what one taps and names is judged as a click', async () => {
  const him = await player();
  const [premier] = await clicsJustes(school, CLIP);
  const dits = [{ ...premier!, indice: 'priorité incertaine' }];
  const { revue } = await end(him, await begin(him, 'dit'), [], { dits });
  expect(revue).toMatchObject({
    points: 1,
    dits: [{ libelle: 'Un véhicule qui ne semble pas céder le passage' }],
  });
});
