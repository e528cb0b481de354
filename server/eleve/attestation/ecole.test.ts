import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deliverDues } from '../cours/deliverDue.ts';
import {
  AUTRE,
  GUIDE,
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
import { mailsTo } from '../../testing/compte.ts';
import { ou } from '../../testing/cours.ts';
import type { Person } from '../../testing/school.ts';
import { pdfOf } from './attestationPdf.ts';

const { school, chef } = await openSchoolOfOneDay();

describe('the school', () => {
  const seen = async (id: number) => {
    const { cours } = await chef.call('getAttestationsExtranet', { id });
    return cours[0]!;
  };

  test('replaces one whose name was mended: the old one says so, and so does the list', async () => {
    const eleve = await newEleve(school, chef);
    const { cours, attestation, acces_user_id } = await finishRdv(school, eleve, [GUIDE, AUTRE]);
    const old = attestation!;
    const before = await pdfBy(eleve, old.id);
    expect((await seen(eleve.id)).attestations).toMatchObject([{ etat: 'valable', depassee: 0 }]);
    const { eleve: fiche } = await chef.call('getEleve', { id: eleve.id });
    await chef.call('editEleve', { ...fiche, nom: 'Lejeune-Adam', version: undefined });
    expect((await seen(eleve.id)).attestations).toMatchObject([{ etat: 'valable', depassee: 1 }]);

    school.later(60);
    const deliver = (remplace: number | null, guides: object[] = [AUTRE]) =>
      chef.call('deliverAttestation', { acces_user_id, remplace, guides });
    expect(await deliver(old.id, [])).toMatchObject({ status: 422 });
    expect(
      await deliver(old.id, [{ prenom: 'Chloé', nom: 'Lejeune Adam', email: '' }]),
    ).toMatchObject({
      status: 422,
      errors: {
        'guides.0.nom': [
          'L’élève ne peut pas être son propre guide. Si le guide porte le même nom, ajoutez son deuxième prénom.',
        ],
      },
    });
    expect(await deliver(null)).toMatchObject({ status: 409 });
    expect(await deliver(old.id)).toMatchObject({ status: 200 });
    expect(await deliver(old.id)).toMatchObject({ status: 409 });

    const now = await seen(eleve.id);
    expect(now.guides).toMatchObject([AUTRE]);
    expect(now.attestations).toMatchObject([
      { etat: 'valable', depassee: 0, guides: [{ prenom: 'Jean' }] },
      { id: old.id, etat: 'remplacée', dateCloture: '2026-11-21T10:01:00.000Z' },
    ]);
    expect(await verify(school, old.code)).toMatchObject({
      etat: 'remplacée',
      attestation: { dateCloture: '2026-11-21T10:01:00.000Z', dateDelivrance: NOW },
    });
    const recent = (await attestationOf(eleve, cours))!;
    expect(recent.numero).not.toBe(old.numero);
    expect((await verify(school, recent.code)).etat).toBe('authentique');
    expect((await pdfBy(eleve, old.id)).equals(before)).toBe(true);
    expect((await mailsTo(school, eleve.email)).at(-1)!.sujet).toBe('Ta nouvelle attestation');
    for (const name of ['sendAttestation', 'withdrawAttestation'] as const)
      expect(await chef.call(name, { id: old.id, motif: 'Non.' })).toMatchObject({ status: 409 });
  });

  test('takes one back with a reason that the learner reads and the journal keeps, and issues another', async () => {
    const eleve = await newEleve(school, chef);
    const { cours, attestation, acces_user_id } = await finishRdv(school, eleve);
    const { id, code, numero } = attestation!;
    expect(await chef.call('sendAttestation', { id })).toMatchObject({ status: 200 });
    expect(
      (await mailsTo(school, eleve.email)).filter(({ texte }) => texte.includes(numero)),
    ).toHaveLength(2);
    expect(await chef.call('withdrawAttestation', { id, motif: ' ' })).toMatchObject({
      status: 422,
    });
    expect(await chef.call('withdrawAttestation', { id, motif: 'Guide déchu.' })).toMatchObject({
      status: 200,
    });
    expect(await eleve.call('getGuides', { acces_id: cours.acces_id })).toMatchObject({
      figes: 1,
      retiree: 1,
    });
    expect(await attestationOf(eleve, cours)).toMatchObject({
      dateRetrait: NOW,
      motif: 'Guide déchu.',
    });
    expect((await mailsTo(school, eleve.email)).at(-1)!.texte).toContain('Guide déchu.');
    expect(await verify(school, code)).toMatchObject({
      etat: 'retirée',
      attestation: { dateCloture: NOW },
    });
    expect(JSON.stringify(await verify(school, code))).not.toContain('déchu');
    const { lignes } = await chef.call('getJournal', { objet: 'eleve', objet_id: eleve.id });
    expect(JSON.stringify(lignes)).toContain('Guide déchu.');
    expect(
      await chef.call('deliverAttestation', { acces_user_id, remplace: id, guides: [AUTRE] }),
    ).toMatchObject({ status: 200 });
    expect((await verify(school, code)).etat).toBe('retirée');
    expect((await seen(eleve.id)).attestations.map(({ etat }) => etat)).toEqual([
      'valable',
      'retirée',
    ]);
  });

  test('each call is of level 10, and of who is there', async () => {
    const eleve = await newEleve(school, chef);
    const { attestation, acces_user_id } = await finishRdv(school, eleve);
    const { id } = attestation!;
    const inputs = {
      getAttestationsExtranet: { id: eleve.id },
      deliverAttestation: { acces_user_id, remplace: id, guides: [GUIDE] },
      sendAttestation: { id },
      withdrawAttestation: { id, motif: 'Non.' },
      getAttestationPdfExtranet: { id },
    };
    const benoit = await school.login('administrateur@demo.be');
    for (const [name, input] of Object.entries(inputs)) {
      const status = async (who: Pick<Person, 'call'>, sent: object) =>
        (await who.call(name as 'sendAttestation', sent as never)).status;
      expect([name, await status(benoit, input)]).toEqual([name, 403]);
      expect([name, await status(eleve, input)]).toEqual([name, 401]);
      const nobody = {
        ...input,
        ...('id' in input ? { id: 999_999 } : { acces_user_id: 999_999 }),
      };
      expect([name, await status(chef, nobody)]).toEqual([name, 404]);
    }
    expect((await chef.call('getAttestationPdfExtranet', { id })).status).toBe(200);
  });
});

describe('an account that ends', () => {
  test('leaves number, code and dates; the export before it has everything', async () => {
    const eleve = await newEleve(school, chef);
    const { attestation } = await finishRdv(school, eleve, [AUTRE]);
    const { id, code } = attestation!;
    await pdfBy(eleve, id);
    const { acces } = await eleve.call('getDonnees', {});
    expect(acces[0]).toMatchObject({
      guides: [AUTRE],
      attestations: [
        {
          code,
          etat: 'valable',
          contenu: {
            nom: 'Lejeune',
            registreNational: '85073003328',
            guides: [{ nom: 'D’Hondt' }],
          },
        },
      ],
    });
    await chef.call('deleteEleve', { id: eleve.id });
    expect(await verify(school, code)).toMatchObject({
      etat: 'authentique',
      attestation: { initiales: null, dateFin: NOW },
    });
    const row = (await rows(school)).find((each) => each.id === id)!;
    expect(row).toMatchObject({ initiales: null, contenu: null, motif: null, aDessiner: 0 });
    const left = await Promise.all([
      school.database.read
        .selectFrom('attestationPdf')
        .select('attestation_id')
        .where('attestation_id', '=', id)
        .execute(),
      school.database.read
        .selectFrom('guide')
        .select('nom')
        .where('acces_user_id', '=', row.acces_user_id)
        .execute(),
    ]);
    expect(left.flat()).toEqual([]);
    expect(await chef.call('sendAttestation', { id })).toMatchObject({ status: 404 });
    await deliverDues(school.database, school.mounting.env, school.now());
    expect((await rows(school)).filter((each) => each.eleve_id === eleve.id)).toHaveLength(1);
  });

  test('while its course is being finished: one of them comes first, and nothing names anybody after', async () => {
    const eleve = await newEleve(school, chef);
    const cours = await openRdv(school, eleve);
    await eleve.call('setGuides', { acces_id: cours.acces_id, guides: [GUIDE] });
    const [ended] = await Promise.all([
      chef.call('deleteEleve', { id: eleve.id }),
      readLast(cours, eleve),
    ]);
    expect(ended.status).toBe(200);
    for (const row of (await rows(school)).filter((each) => each.eleve_id === eleve.id)) {
      expect(row).toMatchObject({ contenu: null, initiales: null });
      expect(await pdfOf(store(school), row.id)).toBeUndefined();
    }
  });

  // SQLite has one writer; elsewhere another lock order would deadlock.
  test('is waited for by whoever writes into its course or its attestation, who holds nothing yet', async () => {
    if (school.database.kind === 'sqlite') return;
    const eleve = await newEleve(school, chef);
    const { cours, attestation, acces_id, acces_user_id } = await finishRdv(school, eleve);
    const { id } = attestation!;
    const waiting = await school.database.write(async (trx) => {
      const hold = (table: string, column: string, value: number) =>
        sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}
          for update nowait`.execute(trx);
      await hold('eleve', 'id', eleve.id);
      const calls = [
        readLast(cours, eleve),
        eleve.call('keepPlace', { ...ou(cours, 0, 0), place: 3 }),
        eleve.call('setGuides', { acces_id, guides: [GUIDE] }),
        chef.call('deliverAttestation', { acces_user_id, remplace: null, guides: [GUIDE] }),
        chef.call('sendAttestation', { id }),
      ];
      const blocked = sql<{ nombre: number }>`select count(*)::int as nombre from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect
        .poll(async () => (await blocked.execute(school.database.read)).rows[0]!.nombre)
        .toBe(calls.length);
      await hold('accesUser', 'id', acces_user_id);
      await hold('coursTermine', 'acces_user_id', acces_user_id);
      await hold('attestation', 'id', id);
      return { calls };
    });
    const answers = await Promise.all(waiting.calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 409, 200]);
  });
});
