import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type School, openSchool } from '../../testing/school.ts';
import { TPR, newHolder, readToken, seconds, tokenOf } from '../../testing/tpr.ts';

const NOW = '2026-11-21T10:00:00.000Z';
let school: School;

beforeAll(async () => {
  school = await openSchool({ env: TPR });
});
afterAll(() => school.close());
beforeEach(() => school.at(NOW));

describe('tprExercice', () => {
  test('starts the access once, and gives a token for this learner, this access and this player', async () => {
    const { eleve, ou } = await newHolder(school, 'debut');
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        eleve.call('tprExercice', {
          ...ou,
          user: null,
          user_id: 1,
          dureeValidite: 12,
          datePerime: '2030-01-01',
        }),
      ),
    );
    const { keys } = await school.visitor.call('cles', {});
    expect(keys).toHaveLength(2);
    const tokens = answers.map(({ status, playerToken, playerUrl }) => {
      expect([status, playerUrl]).toEqual([200, TPR.TPR_PLAYER_URL]);
      return readToken(playerToken, keys);
    });
    for (const { good, header, says } of tokens) {
      expect(good).toBe(true);
      expect(header).toEqual({ alg: 'EdDSA', kid: keys[0]!.kid, typ: 'JWT' });
      expect(says).toEqual({
        iss: TPR.APP_URL,
        aud: TPR.TPR_PLAYER_URL,
        sub: expect.stringMatching(/^[\w-]{43}$/),
        acces: ou.acces_user_id,
        jti: expect.stringMatching(/^[\w-]{22}$/),
        iat: seconds(school),
        exp: seconds(school) + 300,
      });
    }
    expect(new Set(tokens.map(({ says }) => says.jti)).size).toBe(3);
    expect(new Set(tokens.map(({ says }) => says.sub)).size).toBe(1);
    school.later(3600);
    await tokenOf(eleve, ou);
    expect((await eleve.call('getAccesUser', {})).accesList).toMatchObject([
      { dateActivation: NOW, datePerime: '2026-12-21T10:00:00.000Z' },
    ]);
  });

  test('of two learners stands for two, and says nothing of either', async () => {
    const { keys } = await school.visitor.call('cles', {});
    const says = [];
    for (const nom of ['une', 'autre']) {
      const { eleve, ou } = await newHolder(school, nom);
      says.push(readToken(await tokenOf(eleve, ou), keys).says);
    }
    expect(says[0]!.sub).not.toBe(says[1]!.sub);
    expect(JSON.stringify(says)).not.toMatch(/@|Vander|Zoé/);
  });

  test('is given sixty times within an hour: each that is opened stays', async () => {
    const { eleve, ou } = await newHolder(school, 'soixante');
    for (let n = 0; n < 60; n++) await tokenOf(eleve, ou);
    expect(await eleve.call('tprExercice', ou)).toMatchObject({ status: 429, retryAfter: 3600 });
    school.later(3600);
    expect(await eleve.call('tprExercice', ou)).toMatchObject({ status: 200 });
  });

  test('is refused where the access is another’s, of another type, unknown, off or expired', async () => {
    const { eleve, ou, chef } = await newHolder(school, 'refus');
    const autre = await newHolder(school, 'voisin');
    const set = (values: object) =>
      school.database.write((trx) =>
        trx.updateTable('accesUser').set(values).where('id', '=', ou.acces_user_id).execute(),
      );
    const chloe = await school.login('eleve@demo.be');
    const { accesList } = await chloe.call('getAccesUser', {});
    const qt = accesList.find(({ type }) => type === 'QT');
    const refused = [
      await autre.eleve.call('tprExercice', ou),
      await eleve.call('tprExercice', { ...ou, acces_id: ou.acces_id + 1 }),
      await eleve.call('tprExercice', { ...ou, acces_user_id: 999_999 }),
      await chloe.call('tprExercice', { ...qt }),
    ];
    await set({ actif: 0 });
    refused.push(await eleve.call('tprExercice', ou));
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 404,
        message: expect.stringMatching(/^\p{Lu}.*\.$/u),
      });
      expect(answer).not.toHaveProperty('playerToken');
    }
    await set({ actif: 1, dateActivation: '2026-10-21T10:00:00.000Z', datePerime: NOW });
    expect(await eleve.call('tprExercice', ou)).toMatchObject({ status: 400 });
    expect(await chef.call('tprExercice', ou)).toMatchObject({ status: 401 });
    expect(await school.visitor.call('tprExercice', ou)).toMatchObject({ status: 401 });
    await set({ datePerime: '2026-12-21T10:00:00.000Z' });
    const { token } = await chef.call('openRegard', { id: eleve.id });
    expect(await school.as(token).call('tprExercice', ou)).toMatchObject({
      status: 403,
      lectureSeule: 1,
    });
  });
});
