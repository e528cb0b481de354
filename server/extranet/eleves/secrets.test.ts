// Runs on one database, because it only inspects responses.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/index.ts';
import { hire } from '../../testing/personnel.ts';
import { samplesOf } from '../../testing/samples.ts';
import { type Person, type School, openSchool } from '../../testing/school.ts';

const NUMERO = '85073003328';
const CLAIRE = {
  prenom: 'Claire-Zwentibolde',
  nom: 'Lejeune',
  email: 'zwentibolde@exemple.be',
  dateNaissance: '1985-07-30',
  localite: 'Zwentiville',
};
const logged: string[] = [];
let school: School;
let chef: Person;
let id: number;
let sampleOf: Awaited<ReturnType<typeof samplesOf>>;
const isTold = (said: string) => said.replace(/[\s./-]/g, '').includes(NUMERO);

beforeAll(async () => {
  school = await openSchool({
    env: { LOG_LEVEL: 'debug' },
    logTo: { write: (line: string) => void logged.push(line) },
  });
  chef = await school.login('superviseur@demo.be');
  sampleOf = await samplesOf(school);
  ({ id } = await chef.call('addEleve', { ...CLAIRE, registreNational: '85.07.30-033.28' }));
});
afterAll(() => school.close());

const READS = (Object.keys(calls) as CallName[]).filter((name) => {
  const { audience, writes, method }: Call = calls[name];
  return audience === 'admin' && (method === 'GET' || writes === 'never');
});

async function heard(who: Person): Promise<string> {
  const said: unknown[] = [];
  for (const name of READS) {
    said.push(await who.call(name, sampleOf(name)), await who.call(name, { id }));
    said.push(await who.call(name, { recherche: CLAIRE.prenom, texte: `x;y;${CLAIRE.email}` }));
  }
  for (const wrong of [NUMERO, '85.07.30-033.29', `${NUMERO}0`]) {
    const typed = { ...CLAIRE, registreNational: wrong };
    said.push(await who.call('addEleve', { ...typed, dateNaissance: '1999-01-01' }));
    said.push(await who.call('editEleve', { ...typed, id, prenom: '' }));
  }
  const csv = { method: 'POST', url: calls.exportEleves.path, payload: {} } as const;
  said.push((await who.raw(csv)).payload);
  return JSON.stringify(said);
}

test('a register number leaves by getRegistre alone: no list, search, export, refusal, journal or log has it', async () => {
  await chef.call('editEleve', { ...CLAIRE, id, registreNational: NUMERO });
  expect((await chef.call('getRegistre', { id })).registreNational).toBe(NUMERO);
  const said = await heard(chef);
  expect(said).toContain(CLAIRE.email);
  expect(isTold(said)).toBe(false);
  const kept = await school.database.read.selectFrom('journal').selectAll().execute();
  expect(isTold(JSON.stringify(kept))).toBe(false);
  expect(logged.length).toBeGreaterThan(20);
  expect(isTold(logged.join(''))).toBe(false);
});

test('level 9 hears nothing of learners and staff, whatever it asks', async () => {
  const other = await hire(school, 1);
  await school.database.write((trx) =>
    trx
      .insertInto('mail')
      .values({
        eleve_id: id,
        destinataire: CLAIRE.email,
        sujet: 'Zwentibolde',
        texte: 'a',
        html: 'a',
        dateCreation: school.now().toISOString(),
        essais: 9,
      } as never)
      .execute(),
  );
  for (const email of ['administrateur@demo.be', 'utilisateur@demo.be']) {
    const said = await heard(await school.login(email));
    expect(said).not.toMatch(/zwentibolde|zwentiville|Lejeune/i);
    expect(said).not.toContain(other.email);
    expect(said).not.toContain('eleve@demo.be');
  }
});
