// Runs on one database, because the calls behind pages are tested on both.
import { describe, expect, test } from 'vitest';
import { MODELE_RETRACTATION, RETRACTATION } from '../../../regles/retractation.ts';
import { marque } from '../../../marque.ts';
import { readConditions } from '../../argent/conditions/conditions.writes.ts';
import { builtPages } from '../../socle/http/pages.ts';
import { ANNONCEES } from '../../testing/annoncees.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const pages = await builtPages();

const school = await openSchoolForFile({ pages });

const ADRESSE = 'http://localhost:3000';
const open = (url: string) => school.fastify.inject(url);
const html = async (url: string) => (await open(url)).body;
const later = () => school.at(new Date(school.now().getTime() + 31_000).toISOString());

const first = (text: string, what: RegExp) => what.exec(text)?.[1];
const all = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found]) => found!);
const plain = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('<!-- -->', '');

const inSitemap = async () =>
  all(await html('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g).map((loc) => loc.slice(ADRESSE.length));

async function addresses(): Promise<string[]> {
  const { routes } = await pages.build();
  return Object.values(routes).flatMap((route) => {
    if (!route || route.path?.includes(':') || route.path?.includes('*')) return [];
    if (route.index) return ['/'];
    return route.path ? [`/${route.path}`] : [];
  });
}

type Graph = { '@graph': Record<string, unknown>[] };
const donnees = (text: string) =>
  all(text, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).flatMap(
    (json) => (JSON.parse(json) as Graph)['@graph'],
  );

describe('what search engines are told', () => {
  test('an address that they were once told still answers, or leads to the one that does', async () => {
    const listed = await inSitemap();
    const pages = listed.filter((url) => !url.startsWith('/acces/'));
    expect(ANNONCEES, 'a new address is kept here, too').toEqual(expect.arrayContaining(pages));
    for (const url of ANNONCEES.filter((each) => !listed.includes(each))) {
      const { statusCode, headers } = await open(url);
      expect(statusCode, `${url} is no longer announced: answer 301`).toBe(301);
      expect(listed).toContain(headers.location);
    }
  });

  test('the sitemap lists exactly the public pages, and each of them answers 200', async () => {
    const listed = await inSitemap();
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
    const found: string[] = accesList.map(({ slug }) => `/acces/${slug}`);
    for (const url of await addresses()) {
      const { statusCode, headers, body } = await open(url);
      expect(statusCode, url).toBeLessThan(500);
      const page = headers['content-type']?.toString().startsWith('text/html');
      if (page && statusCode === 200 && !body.includes('name="robots" content="noindex"'))
        found.push(url);
    }
    expect(listed.toSorted()).toEqual(found.toSorted());
    for (const url of listed) expect((await open(url)).statusCode, url).toBe(200);
    expect((await open('/sitemap.xml')).headers['content-type']).toContain('application/xml');
    expect(await html('/robots.txt')).toContain(`Sitemap: ${ADRESSE}/sitemap.xml`);
  });

  test('each page of the sitemap is led to by another (web/site/accueil/Footer.tsx)', async () => {
    const listed = await inSitemap();
    const led = new Set<string>();
    for (const url of listed)
      for (const to of all(await html(url), /<a [^>]*href="([^"#?]+)/g))
        if (to !== url) led.add(to);
    expect(listed.filter((url) => !led.has(url))).toEqual([]);
  });

  test('learners’ pages and expired links are not to be found', async () => {
    for (const url of ['/mon-profil', '/series/1', '/series/1/serie/2', '/expired-token'])
      expect(await html(url), url).toContain('<meta name="robots" content="noindex"/>');
  });

  test('each page has one title, description, heading, canonical address and picture of its own', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const url of await inSitemap()) {
      const text = await html(url);
      expect(all(text, /<html[^>]* lang="([^"]+)"/g), url).toEqual(['fr-BE']);
      const heads = text.replaceAll(/<svg.*?<\/svg>/gs, '');
      const [title, ...others] = all(heads, /<title>([^<]+)<\/title>/g);
      expect(others, url).toEqual([]);
      titles.add(title!);
      expect(all(text, /<h1[ >]/g), url).toHaveLength(1);
      const description = plain(first(text, /<meta name="description" content="([^"]+)"/)!);
      expect(description.length, url).toBeGreaterThan(50);
      expect(description.length, url).toBeLessThanOrEqual(180);
      descriptions.add(description);
      expect(all(text, /<link rel="canonical" href="([^"]+)"/g), url).toEqual([ADRESSE + url]);
      expect(first(text, /<meta property="og:url" content="([^"]+)"/), url).toBe(ADRESSE + url);
      const image = first(text, /<meta property="og:image" content="([^"]+)"/)!;
      const { statusCode, headers } = await open(image.slice(ADRESSE.length));
      expect([statusCode, headers['content-type']], image).toEqual([200, 'image/png']);
    }
    expect(titles.size).toBe((await inSitemap()).length);
    expect(descriptions.size).toBe(titles.size);
  });

  test('an address has one name, whatever slash, query or host it was asked with', async () => {
    const named = await school.fastify.inject({
      url: '/code-de-la-route/?utm_source=x',
      headers: {
        host: '127.0.0.1:9',
        'x-forwarded-host': 'ailleurs.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=ailleurs.example;proto=https',
      },
    });
    expect(named.body).toContain(`<link rel="canonical" href="${ADRESSE}/code-de-la-route"/>`);
    expect(named.body).not.toMatch(/ailleurs\.example|127\.0\.0\.1/);
    expect(named.body).toBe(await html('/code-de-la-route'));
  });

  test('the manifest and its icons', async () => {
    const manifest = (await open('/site.webmanifest')).json<{
      icons: { src: string; sizes: string; purpose: string }[];
      start_url: string;
    }>();
    expect(manifest).toMatchObject({ lang: 'fr-BE', display: 'standalone', scope: '/' });
    expect((await open(manifest.start_url)).statusCode).toBe(200);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of manifest.icons) expect((await open(src)).statusCode).toBe(200);
  });
});

describe('structured data agree with what is read', () => {
  test('the organisation and the site on the home page', async () => {
    const types = donnees(await html('/')).map((entry) => entry['@type']);
    expect(types).toEqual(['Organization', 'WebSite']);
  });

  test.each(['/code-de-la-route', '/perception-des-risques', '/rdv-pedagogique'])(
    '%s: its questions with their answers, its course with the prices',
    async (url) => {
      const text = await html(url);
      const shown = all(text, /<summary[^>]*>([^<]+)<\/summary>/g).map(plain);
      const told = donnees(text);
      const faq = told.find((entry) => entry['@type'] === 'FAQPage') as unknown as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      };
      expect(faq.mainEntity.map(({ name }) => name)).toEqual(shown);
      for (const { acceptedAnswer } of faq.mainEntity)
        expect(plain(text)).toContain(`>${acceptedAnswer.text}</p>`);
      const course = told.find((entry) => entry['@type'] === 'Course') as unknown as {
        offers: { price: string; priceCurrency: string; url: string }[];
      };
      expect(course.offers.length).toBeGreaterThan(0);
      for (const { price, priceCurrency, url: sold } of course.offers) {
        expect(priceCurrency).toBe('EUR');
        expect(text).toContain(`${price.replace('.', ',')}\u00a0€`);
        expect(text).toContain(`href="${sold.slice(ADRESSE.length)}"`);
      }
    },
  );

  test('each product with its price, its picture and where it stands', async () => {
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
    for (const { slug, title, prix } of accesList) {
      const text = await html(`/acces/${slug}`);
      const told = donnees(text);
      expect(told.find((entry) => entry['@type'] === 'Product')).toMatchObject({
        name: title,
        image: first(text, /<meta property="og:image" content="([^"]+)"/),
        offers: { price: prix.toFixed(2), priceCurrency: 'EUR', url: `${ADRESSE}/acces/${slug}` },
      });
      expect(text).toContain(`${prix.toFixed(2).replace('.', ',')}\u00a0€`);
      const path = told.find((entry) => entry['@type'] === 'BreadcrumbList') as unknown as {
        itemListElement: { item: string; name: string }[];
      };
      const names = path.itemListElement.map(({ name }) => name);
      expect(new Set(names).size, `${slug}: ${names.join(' › ')}`).toBe(names.length);
      for (const { item } of path.itemListElement)
        expect((await open(item.slice(ADRESSE.length))).statusCode).toBe(200);
    }
  });
});

describe('without JavaScript', () => {
  test('every frequent question is there with its answer, and every line of an access', async () => {
    const { faq } = await school.visitor.call('getFaq', {});
    const home = plain(await html('/'));
    for (const { question, reponse } of faq) {
      expect(home).toContain(`>${question}</summary>`);
      expect(home).toContain(`>${reponse}</p>`);
    }
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
    for (const { slug, contenu } of accesList) {
      const text = plain(await html(`/acces/${slug}`));
      for (const ligne of contenu.split(';')) expect(text).toContain(`${ligne}</li>`);
    }
  });

  test('every link inside the public pages leads somewhere, every picture comes', async () => {
    const seen = new Set<string>();
    for (const url of await inSitemap()) {
      for (const target of all(await html(url), /(?:href|src)="(\/[^"#]*)/g)) seen.add(target);
    }
    expect(seen.size).toBeGreaterThan(30);
    for (const target of seen) expect((await open(target)).statusCode, target).toBe(200);
  });

  test('the question of the day is answered by a form of the page', async () => {
    const { question } = await school.visitor.call('getVedette', {});
    const home = await html('/');
    expect(home).toContain(`name="question" value="${question.id}"`);
    const { bonne, justification } = await school.visitor.call('addReponseVedette', {
      question_id: question.id,
      letter: 'a',
    });
    for (const letter of (['a', 'b', 'c', 'd'] as const).filter((each) => question[each])) {
      const text = plain(await html(`/?question=${question.id}&reponse=${letter}`));
      expect(text).toContain(letter === bonne ? 'Bonne réponse</h3>' : 'Mauvaise réponse</h3>');
      expect(text).toContain(justification);
      expect(text).toContain(`<link rel="canonical" href="${ADRESSE}/"/>`);
    }
  });
});

describe('the right answer', () => {
  test('is in no page before an answer: another key does not change a letter of it', async () => {
    const { question } = await school.visitor.call('getVedette', {});
    const seen = [];
    for (const correcte of ['a', 'b'] as const) {
      await school.database.write((trx) =>
        trx
          .updateTable('questionVersion')
          .set({ correcte, justification: `secret ${correcte}`, idArticleLois: 'secret' })
          .where('question_id', '=', question.id)
          .execute(),
      );
      later();
      for (const url of ['/', '/_.data', `/?question=${question.id}`]) {
        const text = await html(url);
        expect(text, url).toContain(question.libelle);
        expect(text, url).not.toContain('secret');
      }
      seen.push(await html('/'));
    }
    expect(seen[0]).toBe(seen[1]);
  });

  test('each of the pages asks another question of the day, in no picture twice', async () => {
    later();
    const asked: string[] = [];
    for (const url of ['/', '/code-de-la-route', '/perception-des-risques', '/rdv-pedagogique']) {
      const text = await html(url);
      asked.push(first(text, /name="question" value="(\d+)"/)!);
      const pictures = all(text.replaceAll(/<head>.*?<\/head>/gs, ''), /<img[^>]* src="([^"]+)"/g);
      expect(new Set(pictures).size, url).toBe(pictures.length);
    }
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('of any other question is not told by the form either', async () => {
    const others = await school.database.read
      .selectFrom('questionVersion')
      .select(['question_id', 'justification'])
      .where('question_id', '<', 1200)
      .limit(20)
      .execute();
    for (const { question_id, justification } of others) {
      const { statusCode, body } = await open(`/?question=${question_id}&reponse=a`);
      expect(statusCode).toBe(200);
      expect(plain(body)).not.toContain(justification);
      expect(body).toContain('name="question"');
    }
  });

  test.each(['/?question=x&reponse=a', '/?question=1&reponse=', '/?reponse=a', '/?question=%00'])(
    '%s is the home page',
    async (url) => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('name="question"');
    },
  );
});

describe('what is not there', () => {
  test.each(['/nulle-part', '/acces/nulle-part', '/acces', '/code-de-la-route/rien'])(
    '%s is the 404 page, with a way home and the bar above',
    async (url) => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('On dirait que vous êtes perdu');
      expect(body).toContain('Menu principal');
      expect(all(body.replaceAll(/<svg.*?<\/svg>/gs, ''), /<title>([^<]+)/g)).toHaveLength(1);
      expect(body).not.toContain('rel="canonical"');
    },
  );

  test('a product that is coming soon has no page, no card and no picture', async () => {
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
    const { id, slug } = accesList.at(-1)!;
    await school.database.write((trx) =>
      trx.updateTable('acces').set({ actif: 0 }).where('id', '=', id).execute(),
    );
    later();
    expect((await open(`/acces/${slug}`)).statusCode).toBe(404);
    expect(await html('/')).not.toContain(`/acces/${slug}`);
    expect(await html('/sitemap.xml')).not.toContain(`/acces/${slug}`);
    expect((await open(`/img/partage/acces-${slug}.png`)).statusCode).toBe(404);
  });
});

test('the conditions are read whole for who accepts them: every article, the prices and the owner, in words', async () => {
  const shown = await html('/conditions-generales');
  const { version, blocs, empreinte } = (await readConditions(school.mounting.readPage))!;
  expect(shown).toContain(`dateTime="${version}"`);
  const said = (genre: string) => blocs.flatMap(([each, texte]) => (each === genre ? [texte] : []));
  const titles = all(shown, /<h2 id="[^"]+"[^>]*>(.*?)<\/h2>/g).map((title) =>
    plain(title).replace(/<[^>]+>/g, ''),
  );
  expect(said('article')).toEqual(titles.filter((title) => /^\d/.test(title)));
  const texte = blocs.map(([, each]) => each).join('\n');
  for (const { libelle } of (await school.visitor.call('getAccesVisiteur', {})).accesList)
    expect(texte).toMatch(new RegExp(`^${libelle} – .+ – .+€ – .+€$`, 'm'));
  // Article XII.6 requires the seller's identity; the bank account appears on invoices only.
  const { iban: _, ...exploitant } = marque.exploitant;
  const wanted = [...Object.values(exploitant), marque.adresseSupport, RETRACTATION.fonction];
  for (const each of [...wanted, ...MODELE_RETRACTATION]) expect(texte).toContain(each);
  expect(texte).not.toMatch(/[<>]|&\w+;|Ceci est un modèle|Imprimer ou enregistrer en PDF/);
  expect((await readConditions(school.mounting.readPage))!.empreinte).toBe(empreinte);
});
