import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Ecole } from './ecole.ts';
import { POLICY, page } from './page.ts';
import { SITUATIONS } from './situations.ts';

interface Partie {
  seance: string;
  dateFin: string;
  reponses?: unknown[];
  points?: number;
  transmis?: boolean | undefined;
}

type Told = readonly [status: number, body: object];
const UNREADABLE: Told = [400, { message: 'Demande illisible.' }];

const EXERCICE = 'Trois situations';
const MOST_CHARACTERS = 8192;
const MOST = 1000;
/** In milliseconds. */
const AGAIN = 5000;

export function createLecteur(ecole: Ecole, site: string): Server {
  const parties = new Map<string, Partie>();

  async function ouvrir({ jeton }: Record<string, unknown>): Promise<Told> {
    const opened = await ecole.open(String(jeton));
    if (typeof opened === 'string') return [403, { message: opened }];
    const { retour, ...kept } = opened;
    const partie = randomUUID();
    parties.set(partie, kept);
    for (const oldest of [...parties.keys()].slice(0, -MOST)) parties.delete(oldest);
    return [200, { partie, retour }];
  }

  async function terminer({ partie, reponses }: Record<string, unknown>): Promise<Told> {
    const own = parties.get(String(partie));
    if (!own) return [404, { message: 'Cet exercice est fini. Relance-le depuis Mes accès.' }];
    if (!Array.isArray(reponses) || reponses.length !== SITUATIONS.length)
      return [422, { message: 'Il manque une réponse.' }];
    const first = own.reponses ?? reponses;
    const corrections = SITUATIONS.map(({ titre, choix, juste, explication }, at) => ({
      titre,
      juste: first[at] === juste,
      bonne: choix[juste]!.texte,
      explication,
    }));
    if (!own.reponses) {
      own.reponses = reponses;
      own.points = corrections.filter(({ juste }) => juste).length;
      await announce(String(partie), own, Math.floor(Date.now() / 1000));
    }
    const { points, transmis } = own;
    return [200, { points, sur: SITUATIONS.length, corrections, transmis: toldOf(transmis) }];
  }

  async function announce(jti: string, partie: Partie, fin: number): Promise<void> {
    const { seance, points = 0, dateFin } = partie;
    const resultat = { jti, seance, exercice: EXERCICE, points, sur: SITUATIONS.length, fin };
    partie.transmis = await ecole.report(resultat);
    if (partie.transmis === undefined && Date.now() < Date.parse(dateFin))
      setTimeout(() => void announce(jti, partie, fin), AGAIN).unref();
  }

  const acts = new Map([
    ['POST /ouvrir', ouvrir],
    ['POST /terminer', terminer],
  ]);

  return createServer((request, response) => {
    const path = request.url!.split('?', 1)[0];
    const asked = `${request.method} ${path}`;
    if (asked === 'GET /') return send(response, 200, page(site), 'text/html; charset=utf-8');
    const act = acts.get(asked);
    if (!act) return send(response, 404, { message: 'Cette page n’existe pas.' });
    if (request.headers['content-type'] !== 'application/json')
      return send(response, 415, { message: 'Envoie du JSON.' });
    void bodyOf(request)
      .then(async (body): Promise<Told> => (body ? act(body) : UNREADABLE))
      .then(([status, told]) => send(response, status, told))
      .catch(() => response.destroy());
  });
}

const toldOf = (transmis: boolean | undefined) =>
  transmis
    ? 'Ton résultat est dans Mes accès.'
    : transmis === false
      ? 'Ton résultat n’a pas été pris : ton accès n’est plus ouvert.'
      : 'Le site ne répond pas. Ton résultat lui sera transmis dès qu’il revient.';

function send(
  response: ServerResponse,
  status: number,
  body: object | string,
  type = 'application/json; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  let text = '';
  for await (const some of request.setEncoding('utf8')) {
    text += some as string;
    if (text.length > MOST_CHARACTERS) return undefined;
  }
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
