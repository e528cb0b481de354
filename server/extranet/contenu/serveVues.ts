import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DOSSIER_DES_VUES } from '../../../content/vues.ts';
import { FORMATS_DE_VUE, LARGEURS_DE_VUE } from '../../../regles/vue.ts';
import { adresseOfDessin } from '../../eleve/questions/index.ts';
import { introuvable } from '../../socle/refus/refus.ts';

const NOM_DE_VUE = `^[0-9a-f]{16}-(?:${LARGEURS_DE_VUE.join('|')}).(?:${FORMATS_DE_VUE.join('|')})$`;

/** Pictures of content/, named by a hash of what they show. */
export function serveVues(app: FastifyInstance): void {
  app.get<{ Params: { nom: string } }>(`/img/vues/:nom(${NOM_DE_VUE})`, async (request, reply) => {
    const { nom } = request.params;
    const image = await readFile(path.join(DOSSIER_DES_VUES, nom)).catch(() => undefined);
    if (!image) throw introuvable('Cette image n’existe pas.');
    return reply
      .type(`image/${path.extname(nom).slice(1)}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(image);
  });
}

const POLITIQUE = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";
export function servePlanche(app: FastifyInstance): void {
  app.get('/dessins', async (_request, reply) => {
    const { planche } = await import('../../../content/planche.ts');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLITIQUE)
      .send(await planche((svg) => adresseOfDessin(svg, 'questions')));
  });
}
