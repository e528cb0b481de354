import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync, crc32 } from 'node:zlib';
import { ZipFile } from 'yazl';
import { connecte, filOf, travailDuring } from './appels.ts';
import { type Constat, appelant, ms } from './client.ts';
import { memoireOf } from './tuyau.ts';

const MOST_MEMORY = 400;

export async function contenu(origin: string, pid: number): Promise<Constat[]> {
  const chef = await connecte(origin, 'superviseur@demo.be');
  // One connection: each new one waits for its turn.
  const visiteur = appelant(origin);
  const sante = () => visiteur.get('/api/health');
  const check = async (nom: string, octets: string | Buffer, signal?: AbortSignal) => {
    const form = new FormData();
    form.append('archive', new Blob([new Uint8Array(await zipOf(nom, octets))]), 'contenu.zip');
    return chef.send('/api/extranet/checkContenu', form, signal);
  };
  await check('questions/a/a.yaml', '[]').then((answer) => answer.text());

  const repos = memoireOf(pid);
  let haut = repos;
  const etat = { fini: false };
  const bombe = check('images/a.png', bombePng()).then((answer) => answer.text());
  void bombe.finally(() => (etat.fini = true)).catch(() => {});
  while (!etat.fini) {
    haut = Math.max(haut, memoireOf(pid));
    await pause(20);
  }
  await bombe;
  const constats: Constat[] = [
    {
      mesure: 'mémoire que prend une image d’un mégaoctet qui se déplie en six cents',
      valeur: `${(haut - repos).toFixed(0)} Mio`,
      borne: `≤ ${MOST_MEMORY} Mio`,
      tenu: haut - repos <= MOST_MEMORY,
    },
  ];

  for (const [mesure, nom, texte] of [
    ['du YAML de quatre mégaoctets', 'questions/a/a.yaml', '- a\n'.repeat(1_000_000)],
    ['du Markdown imbriqué', 'cours/a/a.md', `# Un\n\n${'_a_'.repeat(500_000)}`],
    ['du gras qui ne finit pas', 'cours/a/a.md', `# Un\n\n${'*a '.repeat(130_000)}`],
  ] as const) {
    const left = new AbortController();
    const asked = check(nom, texte, left.signal).catch(() => undefined);
    await pause(1500);
    left.abort();
    await asked;
    await pause(1000);
    const encore = await travailDuring(pid, 3);
    constats.push({
      mesure: `processeur dans les 3 s après que l’on a raccroché, pour ${mesure}`,
      valeur: `${encore.toFixed(2)} s`,
      borne: '≤ 0,5 s',
      tenu: encore <= 0.5,
    });
  }

  const exports = Array.from({ length: 8 }, () => new AbortController());
  const asked = exports.map(({ signal }) =>
    chef.send('/api/extranet/exportContenu', { photos: 0 }, signal).catch(() => undefined),
  );
  await pause(500);
  for (const one of exports) one.abort();
  await Promise.all(asked);
  await pause(1000);
  const encore = await travailDuring(pid, 3);
  constats.push({
    mesure: 'processeur dans les 3 s après huit exports que personne n’attend',
    valeur: `${encore.toFixed(2)} s`,
    borne: '≤ 0,5 s',
    tenu: encore <= 0.5,
  });
  return [...constats, ...(await textes(chef, pid, sante))];
}

type Chef = Awaited<ReturnType<typeof connecte>>;

const A_LA_FOIS = 20;
/** In calls: an account's burst and rate. */
const D_UN_COUP = 300;
const PAR_SECONDE = 15;

/** The longest texts, twenty at once, in processor time of the main thread. */
async function textes(chef: Chef, pid: number, sante: () => Promise<unknown>): Promise<Constat[]> {
  const constats: Constat[] = [];
  for (const [quoi, path, champs, octets] of [
    [
      'chapitres de <br>',
      '/api/extranet/addChapitre',
      { libelle: 'Un', listeQuestions: '', listeModules: [], texte: '<br>'.repeat(99_000) },
      20_000,
    ],
    [
      'relevés de cinq mégaoctets',
      '/api/extranet/compareMouvements',
      { moyen: 'paypal', periode: '2026-11', releve: `${'\ufdfa'.repeat(400)};`.repeat(4000) },
      80_000,
    ],
  ] as const) {
    const seul = async () => {
      const avant = filOf(pid);
      await chef.call(path, champs);
      return filOf(pid) - avant;
    };
    await seul();
    await pause(20_000);
    const un = await seul();
    await pause(20_000);
    const etat = { fini: false };
    const begun = performance.now();
    const all = Promise.all(Array.from({ length: A_LA_FOIS }, () => chef.call(path, champs)));
    void all.finally(() => (etat.fini = true)).catch(() => {});
    let pire = 0;
    while (!etat.fini) {
      const avant = filOf(pid);
      await sante();
      pire = Math.max(pire, filOf(pid) - avant);
      await pause(5);
    }
    const secondes = (performance.now() - begun) / 1000;
    const pris = (await all).filter(({ status }) => status !== 429).length;
    const epuise = Array.from({ length: D_UN_COUP }, () =>
      chef.call('/api/extranet/addModule', {}),
    );
    await Promise.all(epuise);
    const avant = filOf(pid);
    const refus = await Promise.all(Array.from({ length: 10 }, () => chef.call(path, champs)));
    const deTrop = (filOf(pid) - avant) / refus.length;
    const refuses = refus.filter(({ status }) => status === 429).length;
    const appels = Math.floor(Buffer.byteLength(JSON.stringify(champs)) / octets);
    const most = Math.ceil((D_UN_COUP + PAR_SECONDE * secondes) / appels);
    constats.push(
      {
        mesure: `processeur du fil avant que /api/health réponde, pendant ${A_LA_FOIS} ${quoi}, au plus`,
        valeur: ms(pire),
        borne: `≤ ${ms(1.5 * un + 30)} (un seul en prend ${ms(un)})`,
        tenu: pire <= 1.5 * un + 30,
      },
      {
        mesure: `parmi ${A_LA_FOIS} ${quoi} à la fois, pris`,
        valeur: pris,
        borne: `de 1 à ${most}`,
        tenu: pris >= 1 && pris <= most,
      },
      {
        mesure: `processeur du fil pour un de trop (${refuses} refusés sur ${refus.length})`,
        valeur: ms(deTrop),
        borne: `≤ ${ms(un / 8)}`,
        tenu: refuses === refus.length && deTrop <= un / 8,
      },
    );
  }
  return constats;
}

async function zipOf(nom: string, octets: string | Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(octets as string), nom, { compress: false });
  if (nom.endsWith('.png'))
    zip.addBuffer(
      Buffer.from(
        '- ref: place-901\n  question: Qui ?\n  image: { photo: a.png }\n  description: Un carrefour.\n  a: Moi.\n  b: Lui.\n  correcte: b\n  grave: non\n  article: "12.1"\n  justification: Le tram a la priorité.\n',
      ),
      'questions/place/place-001.yaml',
    );
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** 15,000 × 14,000 empty points. */
function bombePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(15_000, 0);
  header.writeUInt32BE(14_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(14_000 * (1 + 3 * 15_000)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
