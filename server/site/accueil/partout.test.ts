import { expect, test } from 'vitest';
import { FAITS_TENUS } from '../../../droit/faits.ts';
import { createApp } from '../../app.ts';
import { sendRappels } from '../../eleve/epreuve/index.ts';
import { openDatabase } from '../../socle/db/connect.ts';
import { builtPages } from '../../socle/http/pages.ts';
import { ANNONCEES } from '../../testing/annoncees.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const pages = await builtPages();
const school = await openSchoolForFile({ pages });
const PRIX = FAITS_TENUS.filter((nom) => nom.startsWith('prix'));

/** Prices as a page, its questions and its data may say them. */
const ditsDe = (euros: number) => [
  `${euros}\u00a0euros`,
  `${euros.toFixed(2).replace('.', ',')}\u00a0€`,
  `"price":"${euros.toFixed(2)}"`,
];

test('a new price is on each announced page at once, on two servers, and in the mail', async () => {
  const database = await openDatabase(school.where);
  const { env } = school.mounting;
  const autre = await createApp({ env, database, pages, clock: () => school.now() });
  const chef = await school.login('superviseur@demo.be');
  const sitemap = (await school.fastify.inject('/sitemap.xml')).body;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc!).pathname,
  );
  const adresses = [...new Set([...ANNONCEES, ...listed])];
  expect(adresses.filter((each) => each.startsWith('/acces/')).length).toBeGreaterThan(3);
  const readAll = async () => {
    const lues: [string, string][] = [];
    for (const url of adresses)
      for (const server of [school, autre]) {
        const answer = await server.fastify.inject(url);
        if (answer.statusCode === 200)
          lues.push([url, answer.body.replaceAll(/<!-- -->|\u2060/g, '')]);
      }
    return lues;
  };
  const acces = await school.database.read
    .selectFrom('acces')
    .selectAll()
    .where('dateSuppression', 'is', null)
    .where('actif', '=', 1)
    .execute();
  const anciens = new Set(
    acces.flatMap(({ prix, prixRenouvellement }) => [prix, prixRenouvellement ?? prix]),
  );
  const avant = await readAll();
  expect(avant.length).toBeGreaterThan(2 * 15);

  const nouveaux: number[] = [];
  for (const [n, { id }] of acces.entries()) {
    const { acces: lu } = await chef.call('getAccesExtranet', { id });
    const { libelle, taux, codePermis, type, dureeValidite, contenu, description } = lu!;
    const { title, text, actif, version } = lu!;
    const prix = 731 + n;
    nouveaux.push(prix);
    const saisie = { libelle, taux, codePermis, type, dureeValidite, contenu, description };
    const prixes = { prix: `${prix}`, prixRenouvellement: `${prix}` };
    const sent = { id, version, ...saisie, title, text, actif, ...prixes };
    expect(await chef.call('editAcces', sent)).toMatchObject({ status: 200 });
  }
  for (const [n, fait] of PRIX.entries()) {
    const source = 'https://www.monpermisdeconduire.be/examen-theorique';
    const jours = { du: '2026-11-21', verifie: '2026-11-21' };
    const sent = { fait, valeur: `${861 + n} euros`, source, ...jours };
    expect(await chef.call('addFait', sent), fait).toMatchObject({ status: 200 });
  }

  const apres = await readAll();
  const vieux = [...anciens].flatMap((centimes) => ditsDe(centimes / 100));
  for (const [url, body] of apres)
    expect(
      vieux.filter((dit) => body.includes(dit)),
      url,
    ).toEqual([]);
  for (const [n, euros] of nouveaux.entries())
    expect(
      apres.filter(([, body]) => ditsDe(euros).some((dit) => body.includes(dit))).length,
      acces[n]!.slug,
    ).toBeGreaterThanOrEqual(2);
  for (const [n, fait] of PRIX.entries()) {
    const told = apres.filter(([, body]) => body.includes(`${861 + n}\u00a0euros`));
    expect(told.length, fait).toBeGreaterThanOrEqual(2);
    expect(told.length % 2, `${fait} on both servers`).toBe(0);
  }

  const eleve = await school.login('eleve@demo.be');
  await eleve.call('setEpreuve', { jour: '2026-12-01', centre: 'Wandre', rappels: 1 });
  school.at('2026-11-28T09:00:00.000Z');
  await sendRappels(database, env, school.now());
  const mail = await school.database.read
    .selectFrom('mail')
    .select('texte')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(mail.texte).toContain(`${861 + PRIX.indexOf('prixTheorie')}\u00a0euros`);
  expect((await autre.fastify.inject('/img/partage/site.png')).statusCode).toBe(200);
  await autre.fastify.close();
  await database.close();
}, 120_000);
