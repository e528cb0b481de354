import { describe, expect, test } from 'vitest';
import { type Call } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/index.ts';
import { FONCTIONS_OFFERTES, type Restreinte } from '../../../regles/fonctions.ts';
import { mailsTo } from '../../testing/compte.ts';
import { adminOf, ficheAdmin, hire, openSchoolHiring } from '../../testing/personnel.ts';
import { samplesOf } from '../../testing/samples.ts';
import { closeAdminRow, keepProprietaire } from './admins.writes.ts';
import { SALLES } from './salles.liste.ts';

const { school, membre: chef } = await openSchoolHiring(10);
const sampleOf = await samplesOf(school);
const owner = () => hire(school, 10, 'proprietaire');
const names = Object.keys(calls) as CallName[];
const duPersonnel = names.filter((name) => (calls[name] as Call).audience === 'admin');

describe('what a function may do', () => {
  // Repeated by hand: naming a function in the contract alone fails here.
  const SIEN: CallName[] = [
    'getUserExtranet',
    'modifyPasswordExtranet',
    'getFacteur',
    'beginFacteur',
    'confirmFacteur',
    'renewCodes',
    'deleteFacteur',
    'addPreuveExtranet',
    'getDashboard',
    'getRecherche',
    'undo',
  ];
  const MAY: Record<Restreinte, CallName[]> = {
    secretariat: [
      'getEleves',
      'getEleve',
      'addEleve',
      'editEleve',
      'deleteEleve',
      'getSuivi',
      'getRegistre',
      'getPaiementsExtranet',
      'activateAcces',
      'updateAcces',
      'addAccesToEleve',
      'deleteAccesFromEleve',
      'endSessionExtranet',
      'openRegard',
      'sendConfirmation',
      'sendPassword',
      'checkClasse',
      'importClasse',
      'editAccesDesEleves',
      'getClasses',
      'getClasse',
      'getChoixDeClasse',
      'addClasse',
      'editClasse',
      'deleteClasse',
      'addInscrits',
      'removeInscrit',
      'exportEleves',
      'getAttestationsExtranet',
      'getAttestationPdfExtranet',
      'deliverAttestation',
      'sendAttestation',
      'withdrawAttestation',
      'getFacturePdfExtranet',
      'getCaisse',
      'getPaiement',
      'getConditionsPdf',
      'refundPaiement',
      'checkPaiement',
      'settlePaiement',
      'givePaiement',
      'getCorbeille',
      'restoreDeleted',
    ],
    moniteur: [
      'getClasses',
      'getClasse',
      'getQuestions',
      'getQuestionExtranet',
      'addQuestion',
      'editQuestion',
      'deleteQuestion',
      'getVersions',
      'restoreVersion',
      'setEnsuite',
      'getEleve',
      'getSuivi',
      'getCorbeille',
      'restoreDeleted',
    ],
    comptable: [
      'getFacturePdfExtranet',
      'exportComptable',
      'getTotauxComptables',
      'getCaisse',
      'getPaiement',
      'getConditionsPdf',
      'getEcarts',
    ],
  };

  test.each(Object.entries(MAY))('%s: every call of the staff, tried', async (fonction, may) => {
    const who = await hire(school, 10, fonction as Restreinte);
    const open = new Set([...SIEN, ...may]);
    for (const name of duPersonnel) {
      const { status } = (await who.call(name, sampleOf(name))) as { status: number };
      if (open.has(name)) expect([403, 500], `${name} is theirs`).not.toContain(status);
      else expect(status, `${name} is not theirs`).toBe(403);
      if (name === 'modifyPasswordExtranet') school.later(61);
    }
  });

  test('the comptable changes nothing but the own account', () => {
    const writes = MAY.comptable.filter((name) => calls[name].method === 'POST');
    expect(writes).toEqual(['getFacturePdfExtranet', 'exportComptable']);
  });

  test('a Moniteur reaches no learner who is in no class of theirs', async () => {
    const who = await hire(school, 10, 'moniteur');
    const { id } = await chef.call('addEleve', ficheAdmin());
    for (const name of ['getEleve', 'getSuivi'] as const)
      expect(await who.call(name, { id })).toMatchObject({ status: 404 });
    const found = await who.call('getRecherche', { recherche: 'Vander' });
    expect(found.resultats.filter(({ type }) => type === 'eleve')).toEqual([]);
  });

  test('a Moniteur reaches the learners of the own classes, and none of a colleague’s', async () => {
    const [un, autre] = [await hire(school, 10, 'moniteur'), await hire(school, 10, 'moniteur')];
    const nom = `Quenast ${Date.now()}`;
    const add = async (moniteur: { id: number }) => {
      const { id } = await chef.call('addEleve', ficheAdmin({ nom }));
      const classe = await chef.call('addClasse', {
        libelle: `Classe de ${moniteur.id}`,
        moniteur_id: moniteur.id,
      });
      expect(await chef.call('addInscrits', { classe_id: classe.id, ids: [id] })).toMatchObject({
        status: 200,
      });
      return { id, classe_id: classe.id };
    };
    const [sien, pas] = [await add(un), await add(autre)];
    expect(await un.call('getEleve', { id: sien.id })).toMatchObject({ status: 200 });
    expect(await un.call('getSuivi', { id: sien.id })).toMatchObject({ status: 200 });
    expect(await un.call('getClasse', { id: sien.classe_id })).toMatchObject({ status: 200 });
    for (const name of ['getEleve', 'getSuivi'] as const)
      expect(await un.call(name, { id: pas.id })).toMatchObject({ status: 404 });
    expect(await un.call('getClasse', { id: pas.classe_id })).toMatchObject({ status: 404 });
    const { resultats } = await un.call('getRecherche', { recherche: 'Quenast' });
    expect(resultats.filter(({ type }) => type === 'eleve').map(({ id }) => id)).toEqual([sien.id]);
  });
});

describe('the table of rights', () => {
  test('has every call of the staff, in the words of the contract', async () => {
    expect(Object.values(SALLES).flat().toSorted()).toEqual(duPersonnel.toSorted());
    const { salles } = await chef.call('getDroits', {});
    expect(salles.flatMap(({ appels }) => appels.map(({ resume }) => resume)).toSorted()).toEqual(
      duPersonnel.map((name) => calls[name].summary).toSorted(),
    );
  });

  test('says of each who may', async () => {
    const { salles } = await chef.call('getDroits', {});
    const quiOf = (name: CallName) =>
      salles.flatMap(({ appels }) => appels).find(({ resume }) => resume === calls[name].summary)!;
    expect(quiOf('getUsers').qui).toEqual(['10', 'proprietaire']);
    expect(quiOf('getTheme').qui).toEqual(['9', '10', 'proprietaire']);
    expect(quiOf('getQuestions').qui).toEqual(['1', '9', '10', 'proprietaire', 'moniteur']);
    expect(quiOf('getSuivi')).toMatchObject({
      qui: ['10', 'proprietaire', 'secretariat', 'moniteur'],
      deSesClasses: 1,
      change: 0,
    });
    expect(quiOf('deleteEleve')).toMatchObject({ change: 1, preuve: 1 });
  });
});

describe('giving a function', () => {
  const add = (who: typeof chef, patch: object) => who.call('addUser', ficheAdmin(patch));

  test.each(FONCTIONS_OFFERTES.filter((each) => each !== 'proprietaire'))(
    '%s, by any supervisor, at level 10 alone',
    async (fonction) => {
      const { id } = await add(chef, { level: 10, fonction });
      expect(await adminOf(school, id)).toMatchObject({ level: 10, fonction });
      for (const level of [1, 9])
        expect(await add(chef, { level, fonction })).toMatchObject({
          status: 422,
          errors: { fonction: ['Une fonction se donne au niveau Superviseur.'] },
        });
    },
  );

  test('an unknown one is refused', async () => {
    expect(await add(chef, { level: 10, fonction: 'directeur' })).toMatchObject({
      status: 422,
      errors: { fonction: ['Choisissez une fonction dans la liste.'] },
    });
  });

  test('the owner’s, by an owner alone', async () => {
    expect(await add(chef, { level: 10, fonction: 'proprietaire' })).toMatchObject({
      status: 422,
      errors: { fonction: ['Seul un propriétaire en nomme un autre.'] },
    });
    const { id } = await add(await owner(), { level: 10, fonction: 'proprietaire' });
    expect(await adminOf(school, id)).toMatchObject({ fonction: 'proprietaire' });
  });

  test('ends the sessions, is mailed, and stands in the journal', async () => {
    const who = await hire(school, 10);
    const { prenom, nom, email } = await adminOf(school, who.id);
    const sent = {
      id: who.id,
      prenom,
      nom,
      email,
      level: 10 as const,
      fonction: 'comptable' as const,
    };
    expect(await chef.call('updateUser', sent)).toMatchObject({ status: 200 });
    expect(await who.call('getCaisse', {})).toMatchObject({ status: 401, reconnexion: 1 });
    expect((await mailsTo(school, email)).at(-1)!.texte).toMatch(/Superviseur,\s+Comptable/);
    const [ligne] = await school.database.read
      .selectFrom('journal')
      .select(['avant', 'apres'])
      .where('objet_id', '=', who.id)
      .where('appel', '=', 'updateUser')
      .execute();
    expect(JSON.parse(ligne!.avant!)).toMatchObject({ fonction: null });
    expect(JSON.parse(ligne!.apres!)).toMatchObject({ fonction: 'comptable' });
  });

  test('a limit of refunds is set, kept, changed and taken away, by an owner alone', async () => {
    const who = await hire(school, 10, 'secretariat');
    const un = await owner();
    const { prenom, nom, email } = await adminOf(school, who.id);
    const sent = { id: who.id, prenom, nom, email, level: 10 as const };
    const plafond = async () => (await adminOf(school, who.id)).plafond;
    expect(await chef.call('updateUser', { ...sent, plafond: '25,50' })).toMatchObject({
      status: 422,
      errors: { plafond: ['Seul un propriétaire fixe ce plafond.'] },
    });
    await un.call('updateUser', { ...sent, plafond: '25,50' });
    expect(await plafond()).toBe(2550);
    expect(await chef.call('updateUser', sent)).toMatchObject({ status: 200 });
    expect(await plafond()).toBe(2550);
    await un.call('updateUser', { ...sent, plafond: '' });
    expect(await plafond()).toBeNull();
  });

  test('the specification’s call, which names none, leaves it; a lower level takes it away', async () => {
    const who = await hire(school, 10, 'secretariat');
    const { prenom, nom, email } = await adminOf(school, who.id);
    const sent = { id: who.id, prenom, nom, email };
    await chef.call('updateUser', { ...sent, level: 10 });
    expect(await adminOf(school, who.id)).toMatchObject({ level: 10, fonction: 'secretariat' });
    await chef.call('updateUser', { ...sent, level: 9 });
    expect(await adminOf(school, who.id)).toMatchObject({ level: 9, fonction: null });
  });
});

describe('the owner', () => {
  const edit = async (id: number, patch: object = {}) => {
    const { prenom, nom, email, level } = await adminOf(school, id);
    return { id, prenom, nom, email, level, ...patch };
  };

  test.each([
    ['a lower level', { level: 1 as const }],
    ['another function', { fonction: 'comptable' as const }],
    ['none', { fonction: '' as const }],
    ['another address', { email: 'ailleurs@exemple.be' }],
    ['a password', { password: 'Cinq-tramways-9' }],
  ])('gets %s from nobody else, another owner included', async (_, patch) => {
    const un = await owner();
    for (const other of [chef, await owner()])
      expect(await other.call('updateUser', await edit(un.id, patch))).toMatchObject({
        status: 409,
        message: expect.stringContaining('est propriétaire de l’école'),
      });
    expect(await un.call('getUserExtranet', {})).toMatchObject({ status: 200 });
  });

  test('is removed by nobody, and loses no second factor to a supervisor', async () => {
    const un = await owner();
    for (const name of ['deleteUser', 'deleteFacteurUser'] as const)
      expect(await chef.call(name, { id: un.id })).toMatchObject({
        status: 409,
        message: expect.stringContaining('est propriétaire de l’école'),
      });
  });

  test('changes the own name, but neither level nor function', async () => {
    const un = await owner();
    expect(await un.call('updateUser', await edit(un.id, { nom: 'Autre' }))).toMatchObject({
      status: 200,
    });
    for (const patch of [{ level: 9 as const }, { fonction: '' as const }])
      expect(await un.call('updateUser', await edit(un.id, patch))).toMatchObject({ status: 409 });
    expect(await adminOf(school, un.id)).toMatchObject({ level: 10, fonction: 'proprietaire' });
  });

  test('hands the school over, and can then be removed', async () => {
    const un = await owner();
    expect(await un.call('handOverEcole', { id: chef.id })).toMatchObject({ status: 200 });
    expect(await adminOf(school, chef.id)).toMatchObject({ fonction: 'proprietaire' });
    expect(await adminOf(school, un.id)).toMatchObject({ level: 10, fonction: null });
    expect((await mailsTo(school, chef.email)).at(-1)!.sujet).toBe('L’école est à vous');
    expect((await mailsTo(school, un.email)).at(-1)!.sujet).toBe('Vous avez remis l’école');
    expect(await un.call('handOverEcole', { id: chef.id })).toMatchObject({ status: 409 });
    expect(await chef.call('deleteUser', { id: un.id })).toMatchObject({ status: 200 });
  });

  test.each([
    ['oneself', async (un: { id: number }) => un.id],
    ['somebody of level 9', async () => (await hire(school, 9)).id],
    ['a secretary', async () => (await hire(school, 10, 'secretariat')).id],
    [
      'who has not chosen a password',
      async () => (await chef.call('addUser', ficheAdmin({ level: 10 }))).id,
    ],
  ])('hands it to nobody like %s', async (_, whom) => {
    const un = await owner();
    expect(await un.call('handOverEcole', { id: await whom(un) })).toMatchObject({ status: 409 });
    expect(await adminOf(school, un.id)).toMatchObject({ fonction: 'proprietaire' });
  });

  test('two who hand it to each other at once leave an owner', async () => {
    const [un, autre] = [await owner(), await owner()];
    await Promise.all([
      un.call('handOverEcole', { id: autre.id }),
      autre.call('handOverEcole', { id: un.id }),
    ]);
    const left = [await adminOf(school, un.id), await adminOf(school, autre.id)];
    expect(left.map(({ fonction }) => fonction)).toContain('proprietaire');
  });

  test('is found among the oldest when the last one’s row is closed', async () => {
    const gone = await school.database.write(async (trx) => {
      await trx.updateTable('admin').set({ fonction: null }).execute();
      const un = await trx
        .selectFrom('admin')
        .select('id')
        .where('level', '=', 10)
        .where('dateSuppression', 'is', null)
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('admin')
        .set({ fonction: 'proprietaire' })
        .where('id', '=', un.id)
        .execute();
      await closeAdminRow(trx, un, school.now());
      await keepProprietaire(trx);
      return un.id;
    });
    const owners = await school.database.read
      .selectFrom('admin')
      .select('id')
      .where('fonction', '=', 'proprietaire')
      .where('dateSuppression', 'is', null)
      .execute();
    expect(owners).toHaveLength(1);
    expect(owners[0]!.id).not.toBe(gone);
  });
});

describe('a log-in', () => {
  const login = (email: string) =>
    school.visitor.call('loginExtranet', { email, password: 'Trois-tramways-7' });

  test('stands in the journal, and a new device is mailed', async () => {
    const who = await hire(school, 9);
    expect(await login(who.email)).toMatchObject({ status: 200 });
    const lines = await school.database.read
      .selectFrom('journal')
      .select(['appel', 'apres'])
      .where('admin_id', '=', who.id)
      .execute();
    expect(lines.map(({ appel }) => appel)).toEqual(['login']);
    expect(JSON.parse(lines[0]!.apres!)).toMatchObject({ nouvelAppareil: 1 });
    expect((await mailsTo(school, who.email)).map(({ sujet }) => sujet)).toEqual([
      'Une connexion depuis un nouvel appareil',
    ]);
  });

  test('with a wrong password leaves neither', async () => {
    const who = await hire(school, 9);
    await school.visitor.call('loginExtranet', { email: who.email, password: 'Faux-tramway-1' });
    expect(await mailsTo(school, who.email)).toEqual([]);
  });
});
