import { beforeEach, expect, test } from 'vitest';
import {
  CLIP,
  clicsJustes,
  clicSur,
  openSteps,
  sosiesOf,
  windowsOf,
} from '../../testing/perception.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { setAcces, tokenOf } from '../../testing/tpr.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const DAY = 24 * 3600;
let lines: string[] = [];

const logTo = { write: (line: string) => void lines.push(line) };
const school = await openSchoolForFile({ env: { LOG_LEVEL: 'info' }, logTo });
const { visitor } = school;
const { begin, end, player, shown } = openSteps(school);
beforeEach(() => {
  school.at(NOW);
  lines = [];
});

test('a click counts from when the danger is open, and on its body alone', async () => {
  const him = await player();
  const [, ballon] = await windowsOf(school, CLIP);
  const tot = { ...clicSur(ballon!), t: ballon!.ouvre - 1 };
  const { revue } = await end(him, await begin(him), [tot]);
  expect(revue!.points).toBe(0);
});

test('a wrong click on who only looks like a danger is told why', async () => {
  const him = await player();
  const [sosie, ...autres] = await sosiesOf(school, CLIP);
  const { t, x, y } = clicSur(
    { ouvre: sosie!.quand, ferme: sosie!.quand, cibles: [sosie!.cible] },
    0,
  );
  const { revue } = await end(him, await begin(him), [{ t, x, y }]);
  expect(revue!.faux).toEqual([0]);
  expect(revue!.sosies).toMatchObject([
    { t: sosie!.quand, dit: sosie!.dit, clics: [0] },
    ...autres.map(({ quand, dit }) => ({ t: quand, dit, clics: [] })),
  ]);
});

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

test.each([
  [{ actif: 0 }, 404],
  [{ datePerime: NOW }, 400],
])('what begins once its access is over: %o', async (values, status) => {
  const him = await player();
  const begun = await begin(him);
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  await setAcces(school, him, values);
  expect((await begin(him)).status).toBe(status);
  expect((await visitor.call('addTest', { ...him, regle: 'moins-un' })).status).toBe(status);
  expect((await visitor.call('addPartieDeTest', { ...him, test_id })).status).toBe(status);
  expect((await end(him, begun, [])).revue).toMatchObject({ points: 0 });
  await setAcces(school, him, { actif: 1, datePerime: '2027-01-01T00:00:00.000Z' });
  expect(await shown(him)).toEqual([]);
});

test('a session after a day, and a token after five minutes', async () => {
  const him = await player();
  const jeton = await tokenOf(him.eleve, him.ou);
  school.later(301);
  expect((await visitor.call('openLecteur', { jeton })).status).toBe(410);
  school.later(DAY);
  expect((await visitor.call('getLecteur', him)).status).toBe(401);
});
