import { describe, expect, test } from 'vitest';
import {
  INFOS,
  NOW,
  finishRdv,
  newEleve,
  openSchoolOfOneDay,
  verify,
} from '../../testing/attestation.ts';
import { forgetTries } from '../../testing/compte.ts';

const { school, chef } = await openSchoolOfOneDay();

describe('verified by its code', () => {
  test('tells its number, initials and dates, however it was typed, and nothing else', async () => {
    const { attestation } = await finishRdv(school, await newEleve(school, chef));
    const { code, numero } = attestation!;
    const typed = `  ${code.toLowerCase().replace(/1/g, 'l').replace(/0/g, 'o')} `.replace(
      /(.{6})/g,
      '$1 - ',
    );
    const answer = await verify(school, typed);
    expect(answer).toEqual({
      status: 200,
      etat: 'authentique',
      attestation: {
        numero,
        initiales: 'C. L.',
        dateDebut: NOW,
        dateFin: NOW,
        dateDelivrance: NOW,
        dateCloture: null,
      },
    });
  });

  test('a code that was mistyped is told so; one that is none is unknown, and soon too many', async () => {
    const { attestation } = await finishRdv(school, await newEleve(school, chef));
    const { code } = attestation!;
    const wrong = `${code[0] === '7' ? '8' : '7'}${code.slice(1)}`;
    for (const typed of [wrong, '', 'abc', 'a'.repeat(101), `${code}0`])
      expect(await verify(school, typed)).toMatchObject({ status: 422, errors: { code: [/./] } });
    for (let n = 0; n < 20; n++)
      expect(await verify(school, '0000-0000-0000-0000')).toMatchObject({
        status: 200,
        etat: 'inconnue',
      });
    expect(await verify(school, '0000-0000-0000-0000')).toMatchObject({ status: 429 });
    expect(await verify(school, code)).toMatchObject({ status: 429 });
    school.later(901);
    await forgetTries(school);
    for (let n = 0; n < 30; n++) expect((await verify(school, code)).etat).toBe('authentique');
    expect(await school.database.read.selectFrom('limite').select('cle').execute()).toEqual([]);
  });
});

describe('who holds a paper', () => {
  const compare = (code: string, nom: string, dateNaissance = INFOS.dateNaissance) =>
    school.visitor.call('compareAttestation', { code, nom, dateNaissance });

  test('reads its number, and asks whether it is of this name and birth date: yes or no', async () => {
    const eleve = await newEleve(school, chef);
    const { attestation } = await finishRdv(school, eleve);
    const { code, numero } = attestation!;
    expect((await verify(school, code)).attestation).toMatchObject({ numero });
    for (const nom of ['Chloé Lejeune', 'lejeune CHLOE', ' Chloé  Lejeune '])
      expect(await compare(code, nom)).toEqual({ status: 200, oui: 1 });
    expect(await compare(code, 'Chloé Lejeune', '1985-07-31')).toEqual({ status: 200, oui: 0 });
    expect(await compare(code, 'Zoé Lejeune')).toEqual({ status: 200, oui: 0 });
    expect(await compare(code, '')).toMatchObject({ status: 422 });
    expect(await compare(code, 'Chloé Lejeune', '31/07/1985')).toMatchObject({ status: 422 });
  });

  test('guesses ten times, and those who are right any number', async () => {
    const eleve = await newEleve(school, chef);
    const { code } = (await finishRdv(school, eleve)).attestation!;
    for (let n = 0; n < 12; n++)
      expect(await compare(code, 'Chloé Lejeune')).toMatchObject({ oui: 1 });
    for (let n = 0; n < 10; n++) expect(await compare(code, 'X')).toMatchObject({ oui: 0 });
    expect(await compare(code, 'Chloé Lejeune')).toMatchObject({ status: 429 });
    await forgetTries(school);
  });

  test('of a hundred at once no more are told than ten', async () => {
    const eleve = await newEleve(school, chef);
    const { code } = (await finishRdv(school, eleve)).attestation!;
    const days = Array.from({ length: 99 }, (_, n) => `19${n.toString().padStart(2, '0')}-01-01`);
    const told = await Promise.all(
      [...days, INFOS.dateNaissance].map((day) => compare(code, 'Chloé Lejeune', day)),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(told.at(-1)).toMatchObject({ status: 429 });
    await forgetTries(school);
  });

  test('of who was erased nothing is said any more', async () => {
    const eleve = await newEleve(school, chef);
    const { code } = (await finishRdv(school, eleve)).attestation!;
    await chef.call('deleteEleve', { id: eleve.id });
    expect(await compare(code, 'Chloé Lejeune')).toMatchObject({ status: 404 });
    expect(await compare('0000000000000000', 'Chloé Lejeune')).toMatchObject({ status: 404 });
  });
});
