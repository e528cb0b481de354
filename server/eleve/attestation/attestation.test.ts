import { describe, expect, test } from 'vitest';
import { marque } from '../../../marque.ts';
import { createApp } from '../../app.ts';
import { deliverDues } from '../cours/deliverDue.ts';
import { connect } from '../../socle/db/connect.ts';
import {
  AUTRE,
  GUIDE,
  INFOS,
  NOW,
  attestationOf,
  finishRdv,
  newEleve,
  openSchoolOfOneDay,
  openRdv,
  pdfBy,
  readLast,
  rows,
  store,
  verify,
} from '../../testing/attestation.ts';
import { forgetTries, mailsTo } from '../../testing/compte.ts';
import { addCours, ou } from '../../testing/cours.ts';
import type { Person } from '../../testing/school.ts';
import { drawWaiting, pdfOf } from './attestationPdf.ts';

const { school, chef } = await openSchoolOfOneDay();

const numbersOf = async (annee: number) =>
  (await rows(school))
    .filter((row) => row.annee === annee)
    .map(({ numero }) => numero)
    .toSorted((one, other) => one - other);
const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

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

describe('an attestation', () => {
  test('comes with the end of the course, once, and is told of without being in the mail', async () => {
    const eleve = await newEleve(school, chef);
    const { cours, attestation } = await finishRdv(school, eleve);
    expect(attestation).toMatchObject({ dateDelivrance: NOW, dateRetrait: null, motif: null });
    await readLast(cours, eleve);
    expect((await eleve.call('getAttestations', {})).attestations).toHaveLength(1);
    const mails = await mailsTo(school, eleve.email);
    expect(mails.map(({ sujet }) => sujet).slice(1)).toEqual([
      'Ton attestation de rendez-vous pédagogique',
    ]);
    expect(mails.at(-1)!.texte).toContain(attestation!.numero);
    expect(mails.at(-1)!.texte).not.toMatch(/85\D?07\D?30/);
  });

  test('of a course that is no appointment there is none', async () => {
    const eleve = await newEleve(school, chef);
    const cours = await openRdv(school, eleve);
    await school.database.write((trx) =>
      trx.updateTable('acces').set({ codePermis: 'B' }).where('id', '=', cours.acces_id).execute(),
    );
    expect(await readLast(cours, eleve)).toMatchObject({ termineAll: true });
    expect(await attestationOf(eleve, cours)).toBeUndefined();
  });

  test('comes late to who had finished before there were any; who was named by nobody is told', async () => {
    const eleve = await newEleve(school, chef);
    const { cours, acces_user_id } = await finishRdv(school, eleve, []);
    await school.database.write(async (trx) => {
      await trx.deleteFrom('mail').where('eleve_id', '=', eleve.id).execute();
      await trx
        .updateTable('coursTermine')
        .set({ dateRappel: null })
        .where('acces_user_id', '=', acces_user_id)
        .execute();
      await trx
        .insertInto('guide')
        .values({ acces_user_id, position: 0, prenom: 'Anne', nom: 'Vander', email: null })
        .execute();
    });
    school.later(30 * 24 * 3600);
    const servers = [1, 2, 3].map(() =>
      deliverDues(school.database, school.mounting.env, school.now()),
    );
    await Promise.all(servers);
    const late = await school.login(eleve.email);
    expect(await attestationOf(late, cours)).toMatchObject({
      dateDelivrance: '2026-12-21T10:00:00.000Z',
    });
    expect(await mailsTo(school, eleve.email)).toHaveLength(1);
    const row = (await rows(school)).find((each) => each.acces_user_id === acces_user_id);
    expect(row).toMatchObject({ dateFin: NOW, dateDebut: NOW });
  });

  test('is the same bytes each time, drawn by the job or by the first who asks; others’ is not found', async () => {
    const [eleve, autre] = [await newEleve(school, chef), await newEleve(school, chef)];
    const { attestation } = await finishRdv(school, eleve);
    const { id } = attestation!;
    const both = await Promise.all([pdfBy(eleve, id), pdfBy(eleve, id)]);
    expect(both[0].subarray(0, 5).toString()).toBe('%PDF-');
    expect(both[1].equals(both[0])).toBe(true);
    school.later(3600);
    await school.database.write((trx) =>
      trx.updateTable('attestation').set({ aDessiner: 1 }).where('id', '=', id).execute(),
    );
    await drawWaiting(school.database, school.mounting.env);
    expect((await pdfBy(eleve, id)).equals(both[0])).toBe(true);
    expect(await autre.call('getAttestationPdf', { id })).toMatchObject({ status: 404 });
    expect(await chef.call('getAttestationPdf', { id })).toMatchObject({ status: 401 });
    const { pdf } = await school.database.read
      .selectFrom('attestationPdf')
      .select('pdf')
      .where('attestation_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(pdf).includes('%PDF')).toBe(false);
    const row = (await rows(school)).find((each) => each.id === id);
    expect(JSON.stringify(row)).not.toMatch(/Chloé|Lejeune|85073003328/);
  });

  test('a course that can’t be finished with its attestation is not finished', async () => {
    const eleve = await newEleve(school, chef);
    const cours = await openRdv(school, eleve);
    await eleve.call('setGuides', { acces_id: cours.acces_id, guides: [GUIDE] });
    const before = await numbersOf(2026);
    const address = (email: string) =>
      school.database.write((trx) =>
        trx.updateTable('eleve').set({ email }).where('id', '=', eleve.id).execute(),
      );
    await address('no address');
    expect(await readLast(cours, eleve)).toMatchObject({ status: 500 });
    expect(await numbersOf(2026)).toEqual(before);
    expect(await eleve.call('getModules', { acces_id: cours.acces_id })).toMatchObject({
      dateFin: null,
    });
    await address(eleve.email);
    expect(await readLast(cours, eleve)).toMatchObject({ status: 200 });
    expect(await numbersOf(2026)).toEqual(upTo(before.length + 1));
  });
});

describe('numbers', () => {
  test('have no gaps when fifty end at once on two servers, and begin anew with the year in Brussels', async () => {
    const NOMBRE = 50;
    school.at('2028-12-31T22:59:59.000Z');
    const chef = await school.login('superviseur@demo.be');
    const eleves: Awaited<ReturnType<typeof newEleve>>[] = [];
    for (let n = 0; n < NOMBRE; n++) eleves.push(await newEleve(school, chef));
    const cours = await Promise.all(
      eleves.map(async (eleve) => {
        const opened = await openRdv(school, eleve);
        await eleve.call('setGuides', { acces_id: opened.acces_id, guides: [GUIDE] });
        return opened;
      }),
    );
    const { env } = school.mounting;
    const database = await connect(school.where);
    const { fastify } = await createApp({ env, database, clock: school.now });
    const end = async (n: number) => {
      const { token } = eleves[n]!;
      const cookie = (await fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;
      const request = {
        method: 'POST',
        url: '/api/app/addELearning',
        payload: { ...ou(cours[n]!, 0, 0), reponses: {} },
        headers: {
          authorization: `Bearer ${token}`,
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': cookie,
          cookie: `XSRF-TOKEN=${cookie}`,
        },
      } as const;
      const both = await Promise.all([fastify.inject(request), school.fastify.inject(request)]);
      return both.map(({ statusCode }) => statusCode);
    };
    const statuses = await Promise.all(upTo(NOMBRE).map((n) => end(n - 1)));
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    expect(await numbersOf(2028)).toEqual(upTo(NOMBRE));
    expect(new Set((await rows(school)).map(({ code }) => code)).size).toBe(
      (await rows(school)).length,
    );
    school.later(1);
    const { attestation } = await finishRdv(school, await newEleve(school, chef));
    expect(attestation!.numero).toBe('2029-00001');
    await fastify.close();
    await database.close();
  });
});

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

describe('the jobs', () => {
  test('and all who ask at once have it drawn once', async () => {
    const { attestation } = await finishRdv(school, await newEleve(school, chef));
    let written = 0;
    const { write, ...read } = store(school);
    const counted: typeof write = (job) => {
      written++;
      return write(job);
    };
    const asked = upTo(30).map(() => pdfOf({ ...read, write: counted }, attestation!.id));
    const [first, ...others] = await Promise.all(asked);
    for (const other of others) expect(other!.equals(first!)).toBe(true);
    expect(written).toBe(1);
  });

  test('pass over what can’t be drawn or issued, say so, and do the others', async () => {
    const [bad, good] = [await newEleve(school, chef), await newEleve(school, chef)];
    const [one, two] = [await finishRdv(school, bad), await finishRdv(school, good)];
    const set = (table: 'attestation' | 'coursTermine', values: object, ids: number[]) =>
      school.database.write((trx) =>
        trx
          .updateTable(table)
          .set(values)
          .$if(ids.length > 0, (query) => query.where('acces_user_id', 'in', ids))
          .execute(),
      );
    const both = [one.acces_user_id, two.acces_user_id];
    await set('attestation', { aDessiner: 0 }, []);
    await set('attestation', { aDessiner: 1 }, both);
    await set('attestation', { contenu: 'nobody can open it' }, [one.acces_user_id]);
    await expect(drawWaiting(school.database, school.mounting.env)).rejects.toThrow('1 failed');
    const waits = (await rows(school)).filter(({ aDessiner }) => aDessiner === 1);
    expect(waits.map(({ id }) => id)).toEqual([one.attestation!.id]);
    await set('attestation', { aDessiner: 0 }, []);

    await school.database.write((trx) =>
      trx.updateTable('eleve').set({ email: 'no address' }).where('id', '=', bad.id).execute(),
    );
    await set('coursTermine', { aDelivrer: 1 }, both);
    const deliver = () => deliverDues(school.database, school.mounting.env, school.now());
    await expect(deliver()).rejects.toThrow('1 failed');
    expect((await attestationOf(good, two.cours))!.id).not.toBe(two.attestation!.id);
    await set('coursTermine', { aDelivrer: 0 }, both);
  });

  test('issue what waited for an information as soon as it is there', async () => {
    const eleve = await newEleve(school, chef);
    const { cours, acces_id, acces_user_id } = await finishRdv(school, eleve, []);
    await school.database.write(async (trx) => {
      await trx.updateTable('eleve').set({ rue: null }).where('id', '=', eleve.id).execute();
      await trx
        .updateTable('coursTermine')
        .set({ dateRappel: null })
        .where('acces_user_id', '=', acces_user_id)
        .execute();
    });
    expect(await eleve.call('setGuides', { acces_id, guides: [GUIDE] })).toMatchObject({
      delivree: 0,
    });
    expect((await mailsTo(school, eleve.email)).at(-1)!.sujet).toBe(
      'Ton attestation attend tes informations',
    );
    const deliver = () => deliverDues(school.database, school.mounting.env, school.now());
    await deliver();
    expect(await attestationOf(eleve, cours)).toBeUndefined();
    await eleve.call('updateRegistre', INFOS);
    await deliver();
    expect(await attestationOf(eleve, cours)).toMatchObject({ dateDelivrance: NOW });
  });
});

test('how many guides there may be is said in words in content/faits.yaml', async () => {
  const { faits } = await school.visitor.call('getFaits', {});
  const { guidesMin, guidesMax } = marque.attestation;
  const mots = { 1: 'un', 2: 'deux' } as Record<number, string>;
  expect(faits.guidesRdv).toBe(`${mots[Math.max(1, guidesMin)]} ou ${mots[guidesMax]} guides`);
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
