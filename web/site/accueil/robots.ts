import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import type { Route } from './+types/robots.ts';

/** Learners' pages must be crawlable for their noindex to be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { adresse } = await context.get(serverCallContext)('getReglages', {});
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${adresse}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
