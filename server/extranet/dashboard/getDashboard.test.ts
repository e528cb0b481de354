import { autresMots } from '../../../regles/lettres.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseDue } from '../../viePrivee/eraseDue.ts';
import {
  type Contenu,
  addQuestionRow,
  addVersion,
  removeQuestion,
} from '../../eleve/questions/addVersion.ts';
import { type Answer, type School, openSchool } from '../../testing/school.ts';
import { hire } from '../../testing/personnel.ts';
import { accesQT } from '../../testing/serie.ts';
import { setListe } from '../../socle/db/listes.ts';

let school: School;
let at: Record<1 | 9 | 10, Awaited<ReturnType<School['login']>>>;

beforeAll(async () => {
  school = await openSchool();
  at = {
    1: await school.login('utilisateur@demo.be'),
    9: await school.login('administrateur@demo.be'),
    10: await school.login('superviseur@demo.be'),
  };
});
afterAll(() => school.close());

type Dashboard = Answer<'getDashboard'>;
const read = (level: 1 | 9 | 10 = 10) => at[level].call('getDashboard', {});
const figure = ({ chiffres }: Dashboard, cle: Dashboard['chiffres'][number]['cle']) =>
  chiffres.find((chiffre) => chiffre.cle === cle)?.nombre;
const cles = ({ chiffres }: Dashboard) => chiffres.map(({ cle }) => cle);

const BANK = ['questionsSansImage', 'questionsSansJustification', 'questionsSansArticle'];
const COMPOSITION = [
  'seriesACompleter',
  'modulesACompleter',
  'chapitresACompleter',
  'produitsACompleter',
];
const SCHOOL = [
  'mailsEchoues',
  'attestationsEnAttente',
  'eleves',
  'elevesNouveaux',
  'accesCommences',
  'accesBientotPerimes',
];
const PAYMENTS = ['paiementsARegler', 'retractations'];
const BOOKS = ['ecartsPaiement'];

describe('who sees what', () => {
  test('level 1: the bank and nothing else', async () => {
    const seen = await read(1);
    expect(cles(seen)).toEqual(BANK);
    expect(Object.keys(seen).toSorted()).toEqual(['changements', 'chiffres', 'message', 'status']);
  });

  test('level 9: series, courses and products too', async () => {
    const seen = await read(9);
    expect(cles(seen)).toEqual([...COMPOSITION, ...BANK]);
    expect(seen.aCompleter).toBeDefined();
    expect(seen).not.toHaveProperty('semaines');
    expect(seen).not.toHaveProperty('mailsEchoues');
  });

  test('level 10: all of it', async () => {
    const seen = await read(10);
    expect(cles(seen)).toEqual([...SCHOOL, ...PAYMENTS, ...BOOKS, ...COMPOSITION, ...BANK]);
    expect(seen.semaines).toHaveLength(12);
  });

  test.each([
    ['secretariat', [...SCHOOL, ...PAYMENTS], ['argent', 'mailsEchoues', 'semaines']],
    ['comptable', [...PAYMENTS, ...BOOKS], ['argent']],
    ['moniteur', BANK, ['changements']],
  ] as const)('a function: %s', async (fonction, own, parts) => {
    const who = await hire(school, 10, fonction);
    const seen = await who.call('getDashboard', {});
    expect(cles(seen)).toEqual(own);
    expect(Object.keys(seen).toSorted()).toEqual(
      ['chiffres', 'message', 'status', ...parts].toSorted(),
    );
  });

  test('nobody else', async () => {
    const eleve = await school.login('eleve@demo.be');
    expect((await eleve.call('getDashboard', {})).status).toBe(401);
    expect((await school.visitor.call('getDashboard', {})).status).toBe(401);
  });
});

describe('the bank of questions', () => {
  const lacunes = async () => BANK.map((cle) => figure(seen, cle as never));
  let seen: Dashboard;
  const look = async () => {
    seen = await read(1);
    return lacunes();
  };

  const contenu = (libelle: string, more: Partial<Contenu>): Contenu => ({
    langue: 'FR',
    libelle,
    libelleImage: null,
    imageDescription: null,
    scene: null,
    a: 'Oui',
    b: 'Non',
    c: null,
    d: null,
    correcte: 'a',
    grave: 0,
    justification: null,
    ...autresMots(() => null),
    idArticleLois: null,
    code: null,
    valableDu: null,
    valableAu: null,
    ...more,
  });
  const auteur = () => ({ admin_id: at[1].id, now: school.now() });
  const addQuestion = async (libelle: string, more: Partial<Contenu> = {}) => {
    const { id } = await school.database.write((trx) =>
      addQuestionRow(trx, contenu(libelle, more), auteur()),
    );
    return id;
  };
  const edit = (id: number, libelle: string, more: Partial<Contenu> = {}) =>
    school.database.write((trx) => addVersion(trx, id, contenu(libelle, more), auteur()));
  const remove = (id: number) =>
    school.database.write((trx) => removeQuestion(trx, id, school.now()));

  test('a question counts for what its current version lacks, until it is deleted', async () => {
    const [image, justification, article] = (await look()) as [number, number, number];
    const bare = await addQuestion('Nue\u202f?');
    await addQuestion('Vide\u202f?');
    expect(await look()).toEqual([image + 2, justification + 2, article + 2]);
    await edit(bare, 'Expliquée\u202f?', { justification: 'Parce que.', idArticleLois: '5' });
    expect(await look()).toEqual([image + 2, justification + 1, article + 1]);
    await edit(bare, 'Dessinée\u202f?', { libelleImage: '/img/questions/x.svg' });
    expect(await look()).toEqual([image + 1, justification + 2, article + 2]);
    await remove(bare);
    expect(await look()).toEqual([image + 1, justification + 1, article + 1]);
  });

  test('the last ten changes, newest first, without what is deleted', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 11; n++) ids.push(await addQuestion(`Changement ${n}\u202f?`));
    await edit(ids[5]!, 'Changée encore\u202f?');
    await remove(ids[10]!);
    const { changements } = await read(1);
    expect(changements!.map(({ question_id }) => question_id)).toEqual(
      [5, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => ids[n]),
    );
    const { prenom, nom } = (await at[1].call('getUserExtranet', {})).user;
    expect(changements![0]).toEqual({
      version_id: expect.any(Number),
      question_id: ids[5],
      libelle: 'Changée encore\u202f?',
      auteur: `${prenom} ${nom}`,
      dateCreation: school.now().toISOString(),
    });
  });

  test('what was loaded with the content is nobody’s', async () => {
    const fresh = await openSchool();
    const person = await fresh.login('utilisateur@demo.be');
    const { changements } = await person.call('getDashboard', {});
    expect(changements!.map(({ auteur }) => auteur)).toEqual(Array(10).fill(null));
    await fresh.close();
  });
});

describe('series, courses and products with something missing', () => {
  test('are told with what is missing, and are not once it is there', async () => {
    const before = await read(9);
    const { acces, module, chapitre, theme } = await school.database.write(async (trx) => ({
      acces: await trx
        .insertInto('acces')
        .values({
          libelle: 'Cours sans rien',
          slug: 'cours-sans-rien',
          prix: 999,
          taux: 21,
          codePermis: 'B',
          type: 'EL',
          dureeValidite: 1,
          langue: 'FR',
          contenu: 'Des chapitres',
          description: 'Un cours.',
          title: 'Un cours',
          text: 'Un texte.',
          libelleImage: '/img/acces/x.svg',
          actif: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
      module: await trx
        .insertInto('module')
        .values({ libelle: 'Module vide' })
        .returning('id')
        .executeTakeFirstOrThrow(),
      chapitre: await trx
        .insertInto('chapitre')
        .values({ libelle: 'Chapitre nu', texte: '<p><br></p>' })
        .returning('id')
        .executeTakeFirstOrThrow(),
      theme: await trx
        .insertInto('theme')
        .values({ libelle: 'Série courte' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    }));
    await school.database.write(async (trx) => {
      await setListe(trx, 'chapitre', chapitre.id, [1001]);
      await setListe(trx, 'theme', theme.id, [1001, 1002]);
    });
    const missing = await read(9);
    for (const cle of COMPOSITION as never[])
      expect(figure(missing, cle), cle).toBe(figure(before, cle)! + 1);
    expect(missing.aCompleter!.slice(-3)).toEqual([
      {
        nature: 'module',
        id: module.id,
        libelle: 'Module vide',
        manque: 'Le module n’a pas de chapitre.',
      },
      {
        nature: 'chapitre',
        id: chapitre.id,
        libelle: 'Chapitre nu',
        manque: 'Le chapitre n’a pas de texte.',
      },
      {
        nature: 'produit',
        id: acces.id,
        libelle: 'Cours sans rien',
        manque: 'Il manque au produit ses modules.',
      },
    ]);
    await school.database.write(async (trx) => {
      const there = { position: 0, module_id: module.id };
      await trx
        .insertInto('accesModule')
        .values({ ...there, acces_id: acces.id })
        .execute();
      await trx
        .insertInto('moduleChapitre')
        .values({ ...there, chapitre_id: chapitre.id })
        .execute();
      await trx
        .updateTable('chapitre')
        .set({ texte: `<p>${'À droite d’abord. '.repeat(100)}</p>` })
        .where('id', '=', chapitre.id)
        .execute();
      const questions = Array.from({ length: 50 }, (_, n) => 1001 + n);
      await setListe(trx, 'theme', theme.id, questions);
    });
    const mended = await read(9);
    for (const cle of COMPOSITION as never[])
      expect(figure(mended, cle), cle).toBe(figure(before, cle));
    await remove('module', module.id);
    expect(figure(await read(9), 'produitsACompleter'), 'its only module is deleted').toBe(
      figure(before, 'produitsACompleter')! + 1,
    );
    await remove('acces', acces.id);
    expect(figure(await read(9), 'produitsACompleter'), 'and so is the product').toBe(
      figure(before, 'produitsACompleter'),
    );
  });

  const remove = (table: 'module' | 'acces', id: number) =>
    school.database.write((trx) =>
      trx
        .updateTable(table)
        .set({ dateSuppression: school.now().toISOString() })
        .where('id', '=', id)
        .execute(),
    );

  test('the series of the content that are shorter are told, and the home page’s own is not', async () => {
    const { aCompleter } = await read(9);
    const series = aCompleter!.filter(({ nature }) => nature === 'serie');
    expect(series).toContainEqual(
      expect.objectContaining({
        libelle: 'Arrêt et stationnement 1',
        manque: 'La série compte 39 questions sur 50.',
      }),
    );
    expect(series.map(({ libelle }) => libelle)).not.toContain('Questions de la page d’accueil');
  });

  test('of each kind twenty are told, and all are counted', async () => {
    const before = figure(await read(9), 'seriesACompleter')!;
    await school.database.write((trx) =>
      trx
        .insertInto('theme')
        .values(Array.from({ length: 30 }, (_, n) => ({ libelle: `Vide ${n}` })))
        .execute(),
    );
    const seen = await read(9);
    expect(figure(seen, 'seriesACompleter')).toBe(before + 30);
    expect(seen.aCompleter!.filter(({ nature }) => nature === 'serie')).toHaveLength(20);
  });
});

describe('the school', () => {
  const NOW = '2026-11-21T10:00:00.000Z';
  const DAY = 24 * 3600;

  test('a learner counts until the account is erased', async () => {
    const before = figure(await read(), 'eleves')!;
    const add = (email: string) =>
      school.database.write((trx) =>
        trx
          .insertInto('eleve')
          .values({
            prenom: 'Léa',
            nom: 'Marchal',
            email,
            motDePasse: '-',
            newsletter: 0,
            contratSigne: 0,
            dateVerification: NOW,
            dateCreation: NOW,
            dateEffacement: email.startsWith('efface-un@') ? NOW : null,
          })
          .execute(),
      );
    await add('efface-un@exemple.be');
    for (let n = 0; n < 40; n++) await add(`efface-toi-${n}@exemple.be`);
    expect(figure(await read(), 'eleves')).toBe(before + 41);
    expect(await eraseDue(school.database, school.now())).toBe(1);
    expect(figure(await read(), 'eleves')).toBe(before + 40);
    const some = school.database.read.selectFrom('eleve').select('id');
    for (const { id } of await some.where('email', 'like', 'efface-toi-1%').execute())
      await school.database.write((trx) => trx.deleteFrom('eleve').where('id', '=', id).execute());
    expect(figure(await read(), 'eleves'), 'eleven are forgotten').toBe(before + 29);
  });

  test('an access counts for a week once begun, and in the week before its end', async () => {
    const eleve = await school.login('eleve@demo.be');
    const before = await read();
    const { acces_id, acces_user_id } = await accesQT(eleve);
    const { datePerime } = await eleve.call('getThemes', { acces_id, acces_user_id });
    const expected = (commences: number, bientotPerimes: number) => [
      figure(before, 'accesCommences')! + commences,
      figure(before, 'accesBientotPerimes')! + bientotPerimes,
    ];
    const now = async () => {
      at[10] = await school.login('superviseur@demo.be');
      const seen = await read();
      return [figure(seen, 'accesCommences'), figure(seen, 'accesBientotPerimes')];
    };
    expect(await now()).toEqual(expected(1, 0));
    school.later(7 * DAY - 1);
    expect(await now(), 'a week later').toEqual(expected(1, 0));
    school.later(1);
    expect(await now()).toEqual(expected(0, 0));
    school.at(new Date(Date.parse(datePerime!) - 7 * DAY * 1000 - 1000).toISOString());
    expect(await now(), 'a week before the end').toEqual(expected(0, 0));
    school.later(1);
    expect(await now()).toEqual(expected(0, 1));
    const actif = (value: number) =>
      school.database.write((trx) =>
        trx
          .updateTable('accesUser')
          .set({ actif: value })
          .where('id', '=', acces_user_id)
          .execute(),
      );
    await actif(0);
    expect(await now(), 'switched off').toEqual(expected(0, 0));
    await actif(1);
    school.at(datePerime!);
    expect(await now(), 'at the end').toEqual(expected(0, 0));
    school.at(NOW);
  });

  test('a mail counts once it is given up, for thirty days, and is told without its words', async () => {
    at[10] = await school.login('superviseur@demo.be');
    const before = figure(await read(), 'mailsEchoues')!;
    const daysAgo = (days: number) =>
      new Date(school.now().getTime() - days * DAY * 1000).toISOString();
    const mail = {
      destinataire: 'lea@exemple.be',
      sujet: 'Bienvenue',
      texte: 'un lien secret',
      html: '<p>un lien secret</p>',
      dateCreation: daysAgo(2),
      essais: 8,
    };
    const erreur = 'mail EENVELOPE 550 5.1.1';
    await school.database.write((trx) =>
      trx
        .insertInto('mail')
        .values([
          { ...mail, erreur },
          { ...mail, erreur, sujet: 'Plus tard', dateCreation: daysAgo(1) },
          { ...mail, erreur, sujet: 'Trop vieux', dateCreation: daysAgo(30) },
          { ...mail, erreur, sujet: 'Attend encore', prochainEssai: NOW },
          { ...mail, sujet: 'Parti', dateEnvoi: NOW },
        ])
        .execute(),
    );
    const seen = await read();
    expect(figure(seen, 'mailsEchoues')).toBe(before + 2);
    expect(seen.mailsEchoues!.map(({ sujet }) => sujet)).toEqual(['Plus tard', 'Bienvenue']);
    expect(seen.mailsEchoues![1]).toEqual({
      id: expect.any(Number),
      eleve_id: null,
      destinataire: 'lea@exemple.be',
      sujet: 'Bienvenue',
      dateCreation: daysAgo(2),
      essais: 8,
      erreur,
    });
    expect(JSON.stringify(seen)).not.toContain('secret');
  });
});
