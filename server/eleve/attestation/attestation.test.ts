import { describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { deliverDues } from '../cours/deliverDue.ts';
import { connect } from '../../socle/db/connect.ts';
import {
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
} from '../../testing/attestation.ts';
import { mailsTo } from '../../testing/compte.ts';
import { ou } from '../../testing/cours.ts';
import { drawWaiting, pdfOf } from './attestationPdf.ts';

const { school, chef } = await openSchoolOfOneDay();

const numbersOf = async (annee: number) =>
  (await rows(school))
    .filter((row) => row.annee === annee)
    .map(({ numero }) => numero)
    .toSorted((one, other) => one - other);
const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

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
