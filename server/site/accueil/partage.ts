import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { marque } from '../../../marque.ts';
import { findProduit } from '../../eleve/acces/index.ts';
import type { Database } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { codeDuJour, findCurrentVersion, findDessin } from '../../eleve/questions/index.ts';
import { HAUTEUR, LARGEUR, icone, imageDePartage } from './imageDePartage.ts';
import { type Asking, listVedettes } from './listVedettes.ts';

const EN_WALLONIE = 'Le permis de conduire en Wallonie';
/** In pixels; phones cut round icons. */
const ICONES = new Map<string, [cote: number, marge: number]>([
  ['180', [180, 6]],
  ['192', [192, 0]],
  ['512', [512, 0]],
  ['masque-512', [512, 12]],
]);
const ONE_DAY = 86_400;

export function servePartage(app: FastifyInstance, { read: db }: Database, clock: () => Date) {
  app.get<{ Params: { nom: string } }>('/img/partage/:nom', async (request, reply) => {
    const nom = /^(site|acces-[a-z0-9-]+)\.png$/.exec(request.params.nom)?.[1];
    const svg = nom && (await imageNommee({ db, log: request.log, now: clock() }, nom));
    if (!svg) throw introuvable('Cette image n’existe pas.');
    return sendPng(request, reply, svg, [LARGEUR, HAUTEUR]);
  });
  app.get<{ Params: { nom: string } }>('/img/icones/:nom', async (request, reply) => {
    const [cote, marge] = ICONES.get(request.params.nom.replace(/\.png$/, '')) ?? [];
    if (cote === undefined) throw introuvable('Cette image n’existe pas.');
    return sendPng(request, reply, icone(marge!), [cote, cote]);
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_DAY}`)
      .send(icone(0)),
  );
}

async function imageNommee(asking: Asking, nom: string) {
  const { db, now } = asking;
  if (nom === 'site') {
    const [premiere] = await listVedettes(asking);
    const version =
      premiere === undefined ? undefined : await findCurrentVersion(db, premiere, codeDuJour(now));
    const dessin = await findDessin(db, version?.libelleImage ?? null);
    return imageDePartage({ titre: marque.slogan, sousTitre: EN_WALLONIE, dessin });
  }
  const produit = await findProduit(db, nom.replace(/^acces-/, ''));
  if (!produit) return undefined;
  const dessin = await findDessin(db, produit.libelleImage);
  return imageDePartage({ titre: produit.title, sousTitre: EN_WALLONIE, dessin });
}

type Size = [width: number, height: number];

async function sendPng(request: FastifyRequest, reply: FastifyReply, svg: string, size: Size) {
  const key = createHash('sha256')
    .update(`${size.join('x')}${svg}`)
    .digest('base64url')
    .slice(0, 27);
  const etag = `"${key}"`;
  void reply.header('etag', etag).header('cache-control', `public, max-age=${ONE_DAY}`);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/png').send(await png(key, svg, size));
}

const MOST_KEPT = 50;
const kept = new Map<string, Promise<Buffer>>();

/** Concurrent requests share one rendering. */
function png(key: string, svg: string, size: Size): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  const made = render(svg, size);
  kept.set(key, made);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  made.catch(() => kept.delete(key));
  return made;
}

const MOST_PIXELS = 16_000_000;

/** Importing sharp costs a start a tenth of a second. */
async function render(svg: string, size: Size): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 144, limitInputPixels: MOST_PIXELS })
    .resize(...size)
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer();
}
