import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type BoiteDeMails, openBoite } from './boite.ts';
import { type VueDeMail, framed, listPage, mailPage, missingPage } from './pages.ts';
import { startSmtp } from './smtp.ts';
import { STYLE } from './style.ts';

const OWN = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FRAMED = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

export async function startBoiteMail(app: FastifyInstance, folder: string): Promise<string> {
  const boite = openBoite(folder);
  serveBoiteMail(app, boite);
  return (await startSmtp(boite)).url;
}

export function serveBoiteMail(app: FastifyInstance, boite: BoiteDeMails): void {
  const answer = (reply: FastifyReply, html: string, policy = OWN) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(html);

  app.get<{ Querystring: { page?: string } }>('/boite-mail', async ({ query }, reply) => {
    const page = Math.max(1, Math.trunc(Number(query.page)) || 1);
    return answer(reply, listPage(await boite.list(), page));
  });

  const one = (path: string, show: (mail: NonNullable<Opened>) => string, policy?: string) =>
    app.get<{ Params: { id: string } }>(`/boite-mail/:id${path}`, async ({ params }, reply) => {
      const mail = await boite.open(params.id);
      if (!mail) return answer(reply.code(404), missingPage());
      if (policy === FRAMED) void reply.header('x-frame-options', 'SAMEORIGIN');
      return answer(reply, show(mail), policy);
    });
  for (const vue of ['', '/texte', '/source'] satisfies VueDeMail[])
    one(vue, (mail) => mailPage(mail, vue));
  one('/html', framed, FRAMED);

  app.get<{ Params: { id: string; at: string } }>(
    '/boite-mail/:id/piece/:at',
    async ({ params: { id, at } }, reply) => {
      const piece = /^\d{1,3}$/.test(at) && (await boite.open(id))?.pieces[Number(at)];
      if (!piece) return answer(reply.code(404), missingPage());
      return reply
        .type(/^[\w.+-]+\/[\w.+-]+$/.test(piece.type) ? piece.type : 'application/octet-stream')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(piece.nom.toWellFormed()).replace(/['()*]/g, '_')}`,
        )
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'no-store')
        .send(piece.contenu);
    },
  );
}

type Opened = Awaited<ReturnType<BoiteDeMails['open']>>;
