// On one database: missing fields are refused before a query.
import { beforeEach, expect, test } from 'vitest';
import { type CallName, calls } from '../../../contract/index.ts';
import { forgetTries } from '../../testing/compte.ts';
import { samplesOf } from '../../testing/samples.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const WHO = { visiteur: undefined, eleve: 'eleve@demo.be', admin: 'superviseur@demo.be' };

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });
const sampleOf = await samplesOf(school);
beforeEach(() => forgetTries(school));

const FORMS = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'POST');

const emptied = (value: unknown) =>
  typeof value === 'string' ? '' : value instanceof File ? undefined : value;

test.each(FORMS)(
  'of %s, sent as an empty form, all that it lacks is said at once',
  async (name) => {
    const whole = sampleOf(name);
    const email = WHO[calls[name].audience];
    const person = email ? await school.login(email) : school.visitor;
    const fieldsTold = async (sent: object) => {
      const answer = (await person.call(name, sent)) as Record<string, object | undefined>;
      return Object.keys(answer['errors'] ?? answer['validation_errors'] ?? {});
    };
    const empty = Object.fromEntries(
      Object.entries(whole).map(([field, value]) => [field, emptied(value)]),
    );
    const named = await fieldsTold(empty);
    const filled = Object.fromEntries(named.map((field) => [field, whole[field]]));
    const after = await fieldsTold({ ...empty, ...filled });
    expect(after.filter((field) => !named.includes(field))).toEqual([]);
  },
);
