import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '../startServer.ts';
import { connecte, formOf } from './appels.ts';
import { openBase } from './base.ts';
import { type Constat, appelant } from './client.ts';

function coupeur(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.method !== 'GET') return void request.on('end', () => response.end());
    if (!/\.webp/.test(request.url!)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': 100_000 }).write(Buffer.alloc(1000));
    setTimeout(() => response.destroy(), 20);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export async function magasin(): Promise<Constat[]> {
  const store = await coupeur();
  const base = await openBase();
  const { port } = store.address() as AddressInfo;
  const STORAGE_URL = `s3://cle:secret@127.0.0.1:${port}/seau?tls=0`;
  const server = await startServer({ ...base.env, STORAGE_URL, LOG_LEVEL: 'silent' });
  let mort = false;
  void server.ended.then(() => (mort = true));
  try {
    const { origin } = server;
    const chef = await connecte(origin, 'superviseur@demo.be');
    const photo = formOf(await png());
    const { texte } = await chef.call('/api/extranet/addQuestion', photo);
    for (let n = 0; n < 5; n++) {
      await chef
        .send('/api/extranet/exportContenu', { photos: 1 })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
      const left = new AbortController();
      setTimeout(() => left.abort(), 30 * n);
      await chef
        .send('/api/extranet/exportContenu', { photos: 1 }, left.signal)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
    const vivant = !mort && (await appelant(origin).get('/api/health')).status === 200;
    return [
      {
        mesure: 'une photo est dans ce que l’on exporte',
        valeur: texte.includes('"status":200') ? 'oui' : texte.slice(0, 100),
        borne: 'oui',
        tenu: texte.includes('"status":200'),
      },
      {
        mesure: 'le serveur après dix exports coupés, par le magasin ou par qui lit',
        valeur: vivant ? 'vivant' : 'mort',
        borne: 'vivant',
        tenu: vivant,
      },
    ];
  } finally {
    await server.stop();
    store.closeAllConnections();
    store.close();
    await base.close();
  }
}

async function png() {
  const { default: sharp } = await import('sharp');
  const create = { width: 700, height: 500, channels: 3 as const, background: '#d00' };
  const bytes = await sharp({ create }).png().toBuffer();
  return {
    libelleImage: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
    langue: 'FR',
    libelle: 'Qui passe ?',
    a: 'Moi.',
    b: 'Le tram.',
    c: '',
    d: '',
    correcte: 'b',
    grave: '0',
    justification: '',
    idArticleLois: '12.1',
    imageDescription: 'Un carrefour.',
    scene: '',
  };
}
