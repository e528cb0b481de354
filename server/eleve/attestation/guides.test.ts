import { describe, expect, test } from 'vitest';
import { marque } from '../../../marque.ts';
import { deliverDues } from '../cours/deliverDue.ts';
import {
  AUTRE,
  GUIDE,
  INFOS,
  attestationOf,
  finishRdv,
  newEleve,
  openSchoolOfOneDay,
  openRdv,
  readLast,
} from '../../testing/attestation.ts';
import { mailsTo } from '../../testing/compte.ts';
import { addCours, ou } from '../../testing/cours.ts';
import type { Person } from '../../testing/school.ts';

const { school, chef } = await openSchoolOfOneDay();

describe('the guides', () => {
  test('are named before, mended, and stay as they are once they stand on an attestation', async () => {
    const eleve = await newEleve(school, chef);
    const cours = await openRdv(school, eleve);
    const { acces_id } = cours;
    const set = (guides: object[]) => eleve.call('setGuides', { acces_id, guides });
    const get = () => eleve.call('getGuides', { acces_id });
    expect(await get()).toMatchObject({ guides: [], figes: 0, attendus: 0 });
    expect(await set([])).toMatchObject({ status: 422 });
    expect(await set([GUIDE, GUIDE, GUIDE])).toMatchObject({ status: 422 });
    expect(await set([{ ...GUIDE, nom: '' }])).toMatchObject({
      status: 422,
      errors: { 'guides.0.nom': ['Indique le nom de ton guide.'] },
    });
    expect(await set([GUIDE])).toMatchObject({ status: 200, delivree: 0 });
    const email = 'ANNE@exemple.be';
    for (const [faux, guides] of [
      ['guides.1.nom', [GUIDE, { ...GUIDE, prenom: 'anné', nom: ' Van-Der ', email }]],
      [
        'guides.1.email',
        [
          { ...GUIDE, email },
          { ...AUTRE, email: 'anne@exemple.be' },
        ],
      ],
      ['guides.0.nom', [{ prenom: 'CHLOE', nom: 'Le jeune', email: '' }]],
      ['guides.1.email', [GUIDE, { ...AUTRE, email: eleve.email.toUpperCase() }]],
    ] as const)
      expect(await set([...guides])).toMatchObject({
        status: 422,
        errors: { [faux]: [expect.stringMatching(/^(Tu as déjà|Tu ne peux pas|C’est ton)/)] },
      });
    expect(await get()).toMatchObject({ guides: [{ prenom: 'Anne' }] });
    expect(await set([AUTRE, GUIDE])).toMatchObject({ status: 200 });
    expect(await get()).toMatchObject({ guides: [AUTRE, { ...GUIDE, email: null }] });
    await readLast(cours, eleve);
    expect(await get()).toMatchObject({ figes: 1, retiree: 0, attendus: 0 });
    expect(await set([GUIDE])).toMatchObject({ status: 409 });
    expect(await get()).toMatchObject({ guides: [AUTRE, { prenom: 'Anne' }] });
  });

  test('of another access, another’s, and one that has expired unfinished', async () => {
    const [eleve, autre] = [await newEleve(school, chef), await newEleve(school, chef)];
    const { acces_id } = await openRdv(school, eleve);
    const both = (who: Person) => [
      who.call('getGuides', { acces_id }),
      who.call('setGuides', { acces_id, guides: [GUIDE] }),
    ];
    for (const answer of await Promise.all(both(autre))) expect(answer.status).toBe(404);
    for (const answer of await Promise.all(both(chef))) expect(answer.status).toBe(401);
    school.later(8 * 24 * 3600);
    for (const answer of await Promise.all(both(eleve))) expect(answer.status).toBe(400);
    const { accesList } = await (await school.login('eleve@demo.be')).call('getAccesUser', {});
    for (const { acces_id: id } of accesList.filter(({ codePermis }) => codePermis !== 'RDV'))
      expect(
        await (await school.login('eleve@demo.be')).call('getGuides', { acces_id: id }),
      ).toMatchObject({ status: 404 });
  });

  test('are waited for at the end, told of once, and issue it even after its seven days', async () => {
    const eleve = await newEleve(school, chef);
    const { cours, acces_id, attestation } = await finishRdv(school, eleve, []);
    expect(attestation).toBeUndefined();
    expect(await eleve.call('getGuides', { acces_id })).toMatchObject({ attendus: 1 });
    await readLast(cours, eleve);
    await deliverDues(school.database, school.mounting.env, school.now());
    expect((await mailsTo(school, eleve.email)).map(({ sujet }) => sujet).slice(1)).toEqual([
      'Ton attestation attend ton guide',
    ]);
    school.later(8 * 24 * 3600);
    const late = await school.login(eleve.email);
    expect(await late.call('setGuides', { acces_id, guides: [GUIDE] })).toMatchObject({
      status: 200,
      delivree: 1,
    });
    expect(await attestationOf(late, cours)).toMatchObject({
      numero: expect.stringMatching(/^2026-/),
    });
  });
});

test('whom the seven days have stopped in the middle goes on where she was, once renewed', async () => {
  const eleve = await newEleve(school, chef);
  const cours = await addCours(school, eleve, [[[], []]], { codePermis: 'RDV' });
  const { acces_id, acces_user_id: id } = cours;
  await eleve.call('updateRegistre', INFOS);
  await eleve.call('getModules', { acces_id });
  await eleve.call('setGuides', { acces_id, guides: [GUIDE] });
  const submit = (who: Person, chapitre: number) =>
    who.call('addELearning', { ...ou(cours, 0, chapitre), reponses: {} });
  expect(await submit(eleve, 0)).toMatchObject({ status: 200, termineAll: false });
  school.later(7 * 24 * 3600);
  const late = await school.login(eleve.email);
  expect(await submit(late, 1)).toMatchObject({ status: 400 });
  expect(await late.call('getModules', { acces_id })).toMatchObject({ status: 400 });
  const boss = await school.login('superviseur@demo.be');
  const dates = { dateActivation: '2026-11-28', datePerime: '2026-12-05' };
  expect(await boss.call('updateAcces', { id, ...dates })).toMatchObject({ status: 200 });
  expect(await late.call('getModules', { acces_id })).toMatchObject({ pourcentage: 50 });
  expect(await submit(late, 1)).toMatchObject({ status: 200, termineAll: true });
  expect(await attestationOf(late, cours)).toMatchObject({
    dateDelivrance: '2026-11-28T10:00:00.000Z',
  });
});

test('how many guides there may be is said in words in content/faits.yaml', async () => {
  const { faits } = await school.visitor.call('getFaits', {});
  const { guidesMin, guidesMax } = marque.attestation;
  const mots = { 1: 'un', 2: 'deux' } as Record<number, string>;
  expect(faits.guidesRdv).toBe(`${mots[Math.max(1, guidesMin)]} ou ${mots[guidesMax]} guides`);
});
