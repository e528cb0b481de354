import { beforeEach, describe, expect, test } from 'vitest';
import {
  clicsJustes,
  clicSur,
  ECRAN,
  openPlayer,
  openSeance,
  playTest,
  windowsOf,
} from '../../testing/perception.ts';
import { clipsEcrits } from '../../../content/films.ts';
import { clipEnvoyeOf, codeDuClip } from '../../../films/envoi.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { tokenOf } from '../../testing/tpr.ts';
import { listClips, readClipOf } from './clips.ts';
import { choixOf } from './propositions.ts';
import { saveClips } from './saveClips.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const CLIP = codeDuClip('ballon-devant-l-ecole');
const DAY = 24 * 3600;
let lines: string[] = [];

const logTo = { write: (line: string) => void lines.push(line) };
const school = await openSchoolForFile({ env: { LOG_LEVEL: 'info' }, logTo });
const { visitor } = school;
beforeEach(() => {
  school.at(NOW);
  lines = [];
});

let nth = 0;
const player = () => openPlayer(school, `perception-${(nth += 1)}`);
type Player = Awaited<ReturnType<typeof player>>;

const begin = async ({ seance }: Pick<Player, 'seance'>, forme = 'clique', clip = CLIP) => {
  const begun = await visitor.call('addPartie', { seance, clip, forme });
  school.later(40);
  return begun;
};
const end = (
  { seance }: Pick<Player, 'seance'>,
  { partie_id }: { partie_id: number },
  clics: { t: number; x: number; y: number }[],
  more: object = {},
) => visitor.call('endPartie', { seance, partie_id, clics, ecran: ECRAN, ...more });
const shown = async ({ eleve }: Pick<Player, 'eleve'>) =>
  (await eleve.call('getExercices', {})).acces.flatMap(({ exercices }) => exercices);

const clipsDuTest = async (id: number) =>
  (
    await school.database.read
      .selectFrom('perceptionTest')
      .select('clips')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).clips.split(';');
/** As if he had seen it. */
const vue = ({ ou: { acces_user_id } }: Pick<Player, 'ou'>, clip: string) => ({
  acces_user_id,
  seance: 'ailleurs',
  clip,
  titre: 'Une rue',
  forme: 'mots',
  dateDebut: school.now().toISOString(),
  dateFin: school.now().toISOString(),
  annonce: 1,
});

describe('a training', () => {
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

  test('a street tells nothing by the order of its actors', async () => {
    const clips = clipsEcrits().filter(({ acteurs }) => Object.keys(acteurs).length > 3);
    const premiers = clips.filter((clip) => {
      const [premier] = Object.values(clipEnvoyeOf(clip, '2026-11-21').clip.acteurs);
      const [nom] = Object.entries(clip.acteurs).find(([, acteur]) => acteur === premier)!;
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
      /ballon|sans regarder/.test(libelle) ? [rang] : [],
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
});

describe('a test', () => {
  test.each(['dix-clics', 'moins-un'] as const)(
    '%s: who sees all ten has ten, is told so, and so is the school',
    async (regle) => {
      const him = await player();
      const told = await playTest(school, visitor, { ...him, regle }, (clip) =>
        clicsJustes(school, clip),
      );
      expect(told).toMatchObject({ status: 200, points: 10, sur: 10, reussi: 1, aRevoir: [] });
      expect(told.revues).toHaveLength(5);
      expect(await shown(him)).toMatchObject([{ points: 10, sur: 10, reussi: 1 }]);
    },
  );

  test('tells nothing before its end, and goes on where it was left on another device', async () => {
    const him = await player();
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    const autre = await openSeance(school, him);
    expect(await visitor.call('addTest', { ...autre, regle: 'dix-clics' })).toMatchObject({
      test_id,
      regle: 'moins-un',
    });
    const [ici, la] = await Promise.all([
      visitor.call('addPartieDeTest', { ...him, test_id }),
      visitor.call('addPartieDeTest', { ...autre, test_id }),
    ]);
    expect(la.partie_id).toBe(ici.partie_id);
    school.later(46);
    const suite = await end(him, ici, []);
    expect(suite).toMatchObject({ revue: null, termine: 0 });
    const { partie_id } = ici;
    expect((await visitor.call('getRevue', { ...him, partie_id })).status).toBe(409);
    expect((await visitor.call('getTest', { ...him, test_id })).status).toBe(409);
    expect((await visitor.call('addPartieDeTest', { ...autre, test_id })).rang).toBe(1);
    expect((await visitor.call('getLecteur', him)).test).toMatchObject({ faits: 1, nombre: 5 });
  });

  test('tells nothing of its clips at home before its end', async () => {
    const him = await player();
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    const partie = await visitor.call('addPartieDeTest', { ...him, test_id });
    school.later(46);
    await end(him, partie, []);
    const { clips, indices } = await visitor.call('getLecteur', him);
    expect(clips.filter(({ vues }) => vues > 0)).toEqual([]);
    expect(indices).toEqual([]);
  });

  test('a training of its clips waits for its end', async () => {
    const him = await player();
    const avant = await begin(him);
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    const clips = await clipsDuTest(test_id);
    for (const clip of clips) expect((await begin(him, 'mots', clip)).status).toBe(409);
    expect(clips).not.toContain(CLIP);
    await school.database.write((trx) =>
      trx.updateTable('perceptionTest').set({ clips: CLIP }).where('id', '=', test_id).execute(),
    );
    expect((await end(him, avant, [])).status).toBe(409);
  });

  test('the clip that anybody may try is in none', async () => {
    const him = await player();
    await school.database.write(async (trx) => {
      const gardes = (await trx.selectFrom('clip').select(['reference', 'fenetres']).execute())
        .filter(
          ({ reference, fenetres }) => reference !== CLIP && JSON.parse(fenetres).length === 2,
        )
        .map(({ reference }) => reference);
      for (const clip of gardes)
        for (let n = 0; n < 2; n += 1)
          await trx.insertInto('perceptionPartie').values(vue(him, clip)).execute();
    });
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    expect(await clipsDuTest(test_id)).not.toContain(CLIP);
  });

  test('begun on one device and ended on another, it is announced there', async () => {
    const him = await player();
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    const autre = await openSeance(school, him);
    for (let n = 0; n < 5; n += 1) {
      const partie = await visitor.call('addPartieDeTest', { ...him, test_id });
      school.later(46);
      await end(autre, partie, []);
    }
    expect(await shown(him)).toMatchObject([{ exercice: 'Test blanc\u00a0: moins un', sur: 10 }]);
  });

  test('a deployment that changes one of its clips drops it, and another begins', async () => {
    const him = await player();
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    const [perdu] = await clipsDuTest(test_id);
    const rows = await school.database.read.selectFrom('clip').selectAll().execute();
    const load = (clips: typeof rows) => school.database.write((trx) => saveClips(trx, clips));
    await load(rows);
    expect((await visitor.call('getLecteur', him)).test).toMatchObject({ test_id });
    await load(rows.filter(({ reference }) => reference !== perdu));
    expect(await visitor.call('getLecteur', him)).toMatchObject({ test: null, tests: [] });
    const neuf = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    expect(neuf.test_id).not.toBe(test_id);
    const [change] = await clipsDuTest(neuf.test_id);
    await load(
      rows.map((row) => (row.reference === change ? { ...row, empreinte: 'autre' } : row)),
    );
    expect((await visitor.call('getLecteur', him)).test).toBeNull();
    await load(rows);
    expect(await shown(him)).toEqual([]);
  });

  test('ten clicks: once they are gone the test ends', async () => {
    const him = await player();
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'dix-clics' });
    const partie = await visitor.call('addPartieDeTest', { ...him, test_id });
    expect(partie.clics).toBe(10);
    school.later(46);
    const clics = Array.from({ length: 14 }, (_, i) => ({ t: i, x: 0.01, y: 0.01 }));
    expect(await end(him, partie, clics)).toMatchObject({ termine: 1 });
    expect(await visitor.call('getTest', { ...him, test_id })).toMatchObject({
      points: 0,
      reussi: 0,
      revues: [{ partout: 1 }],
    });
    expect((await visitor.call('addPartieDeTest', { ...him, test_id })).status).toBe(409);
  });

  test('multiple choice: who reloads before he has ticked sees the clip again', async () => {
    const him = await player();
    const { seance } = him;
    const { test_id } = await visitor.call('addTest', { seance, regle: 'choix-multiple' });
    const partie = await visitor.call('addPartieDeTest', { seance, test_id });
    school.later(46);
    expect((await end(him, partie, [])).propositions).toHaveLength(6);
    const encore = await visitor.call('addPartieDeTest', { seance, test_id });
    expect(encore.partie_id).toBe(partie.partie_id);
    const ecran = { largeur: 1280, hauteur: 720 };
    expect((await end(him, encore, [], { ecran })).propositions).toHaveLength(6);
  });

  test('multiple choice: a wrong tick costs a point', async () => {
    const him = await player();
    const { seance } = him;
    const { test_id } = await visitor.call('addTest', { seance, regle: 'choix-multiple' });
    for (let n = 0; n < 5; n += 1) {
      const partie = await visitor.call('addPartieDeTest', { seance, test_id });
      school.later(46);
      const { propositions } = await end(him, partie, []);
      const choix = propositions!.map(({ rang }) => rang);
      await visitor.call('addChoix', { seance, partie_id: partie.partie_id, choix });
    }
    const { points, revues } = await visitor.call('getTest', { seance, test_id });
    expect(revues.flatMap(({ choix }) => choix)).toHaveLength(30);
    expect(points).toBe(0);
  });
});

describe('refused', () => {
  const bord = { x: 0.5, y: 0.5 };
  test.each([
    ['a click after the end', [{ t: 44, ...bord }], {}, 40],
    [
      'clicks that go back',
      [
        { t: 9, ...bord },
        { t: 8, ...bord },
      ],
      {},
      0,
    ],
    [
      'more in a second than a finger makes',
      Array.from({ length: 30 }, (_, i) => ({ t: 8 + i / 30, ...bord })),
      {},
      0,
    ],
    ['a screen of no shape', [], { ecran: { largeur: 9000, hauteur: 300 } }, 0],
    ['a screen without pixels', [], { ecran: { largeur: 3, hauteur: 2 } }, 0],
    ['ten thousand points', Array.from({ length: 10_000 }, () => ({ t: 1, ...bord })), {}, 0],
    ['a point outside', [{ t: 1, x: 2, y: 0 }], {}, 0],
  ])('%s', async (_, clics, more, later) => {
    const him = await player();
    const begun = await begin(him);
    school.later(later);
    const answer = await end(him, begun, clics, more);
    expect([413, 422]).toContain(answer.status);
    expect(answer.message).toMatch(/^\p{Lu}.*\.$/u);
    expect(await shown(him)).toEqual([]);
    school.later(60);
    expect((await end(him, begun, [])).status).toBe(200);
  });

  test.each(['clique', 'dit', 'predit'])(
    '%s: told before its end, it is asked again',
    async (forme) => {
      const him = await player();
      const begun = await begin(him, forme);
      school.later(-30);
      for (const clics of [[], [{ t: 20, ...bord }]])
        expect(await end(him, begun, clics)).toMatchObject({ status: 429 });
      school.later(30);
      expect((await end(him, begun, [])).status).toBe(200);
    },
  );

  test('what is refused is logged, without the session', async () => {
    const him = await player();
    await end(him, await begin(him), [{ t: 44, x: 0.5, y: 0.5 }]);
    const line = lines.find((one) => one.includes('report refused'));
    expect(line).toMatch(/la vidéo était finie/);
    expect(lines.join()).not.toContain(him.seance);
  });

  test('another report for the same clip; the same again is answered again', async () => {
    const him = await player();
    const begun = await begin(him);
    const clics = await clicsJustes(school, CLIP);
    const first = await end(him, begun, clics);
    expect(await end(him, begun, clics)).toEqual(first);
    expect((await end(him, begun, [])).status).toBe(409);
    expect(await shown(him)).toHaveLength(1);
  });

  test('twice at once: marked once, announced once', async () => {
    const him = await player();
    const begun = await begin(him);
    const clics = await clicsJustes(school, CLIP);
    const answers = await Promise.all([1, 2, 3].map(() => end(him, begun, clics)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown(him)).toHaveLength(1);
  });

  test('another’s clip, test and session', async () => {
    const [him, her] = [await player(), await player()];
    const begun = await begin(him);
    expect((await end(her, begun, [])).status).toBe(404);
    const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
    expect((await visitor.call('addPartieDeTest', { ...her, test_id })).status).toBe(404);
    const forged = { seance: 'x'.repeat(43) };
    expect((await visitor.call('getLecteur', forged)).status).toBe(401);
    expect((await visitor.call('openLecteur', { jeton: him.jeton })).status).toBe(409);
    expect((await visitor.call('openLecteur', { jeton: 'a.b.c' })).status).toBe(401);
  });

  test('a session after a day, and a token after five minutes', async () => {
    const him = await player();
    const jeton = await tokenOf(him.eleve, him.ou);
    school.later(301);
    expect((await visitor.call('openLecteur', { jeton })).status).toBe(410);
    school.later(DAY);
    expect((await visitor.call('getLecteur', him)).status).toBe(401);
  });
});

test('a click counts from when the danger is open, and on its body alone', async () => {
  const him = await player();
  const [, ballon] = await windowsOf(school, CLIP);
  const tot = { ...clicSur(ballon!), t: ballon!.ouvre - 1 };
  const { revue } = await end(him, await begin(him), [tot]);
  expect(revue!.points).toBe(0);
});

test('anybody may try one clip, and is told', async () => {
  const { titre, envoye } = await visitor.call('getDemonstration', {});
  expect(titre).toMatch(/école/);
  expect(JSON.stringify(envoye)).not.toMatch(/risques|conduite/);
  const clics = await clicsJustes(school, CLIP);
  const { revue } = await visitor.call('judgeDemonstration', { clics, ecran: ECRAN });
  expect(revue).toMatchObject({ points: 2, sur: 2 });
});
