import { enHtml } from '../../../regles/ecriture.ts';
import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import type { Route } from './+types/sitemap.ts';

const PAGES = [
  '/',
  '/code-de-la-route',
  '/perception-des-risques',
  '/rdv-pedagogique',
  '/ce-qui-change-en-2027',
  '/le-blog',
  '/lexique',
  '/conditions-generales',
  '/vie-privee',
  '/les-cookies',
  '/accessibilite',
];

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(serverCallContext);
  const [{ adresse }, { accesList }] = await Promise.all([
    ask('getReglages', {}),
    ask('getAccesVisiteur', {}),
  ]);
  const paths = [...PAGES, ...accesList.map(({ slug }) => `/acces/${encodeURIComponent(slug)}`)];
  const urls = paths.map((path) => `<url><loc>${enHtml(adresse + path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}
