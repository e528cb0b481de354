import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/index.ts';
import { fileOf, zipOf } from './archive.ts';
import { photo } from './images.ts';
import { activite } from './rapprochement.ts';
import { received } from './samples.ts';

/** Calls that run one at a time, in slices between requests. */
export const PAR_MORCEAUX: ReadonlySet<CallName> = new Set([
  'checkContenu',
  'importContenu',
  'exportContenu',
]);

type Fields = Record<string, unknown>;

export interface Pire {
  mots: string;
  input: Fields;
}

/** Inputs with superlinear cost in parsers, sorting, regular expressions or databases. */
const SORTES: Record<string, (signs: number) => string> = {
  lettres: (n) => 'a'.repeat(n),
  'accents empilés': (n) => 'a\u0323\u0301'.repeat(n / 3),
  ligatures: (n) => '\ufdfa'.repeat(n),
  espaces: (n) => `a${' '.repeat(n - 2)}b`,
  lignes: (n) => 'a;b\n'.repeat(n / 4),
  guillemets: (n) => '"'.repeat(n),
  'balises ouvertes': (n) => '<p>'.repeat(n / 3),
  'balises vides': (n) => '<br>'.repeat(n / 4),
  'signes <': (n) => '<'.repeat(n),
  'entités HTML': (n) => `<p>${'&#803;'.repeat(n / 6 - 2)}</p>`,
  gras: (n) => '*a '.repeat(n / 3),
  crochets: (n) => '['.repeat(n),
  'YAML imbriqué': (n) => '{a: '.repeat(n / 4),
  'mots différents': (n) => Array.from({ length: n / 7 }, (_, at) => `m${at}`.padEnd(6)).join(' '),
  chiffres: (n) => '9'.repeat(n),
  identifiants: (n) => Array.from({ length: n / 8 }, (_, at) => 1_000_000 + at).join(';'),
};

const PLAIN = ['lettres', 'lignes', 'balises vides', 'chiffres', 'identifiants'];

const made = new Map<string, string>();
function textOf(sorte: string, signs: number): string {
  const name = `${sorte} ${signs}`;
  const text = made.get(name) ?? SORTES[sorte]!(signs);
  made.set(name, text);
  return text;
}

const LONGUEURS = [5_000_000, 900_000, 399_000, 30_000, 10_000, 2000, 1000, 500, 300, 200, 100];
const JSON_LIMIT = 32 * 1024;
const QUERY_LIMIT = 8000;

const limitOf = ({ method, bodyLimit }: Call) =>
  method === 'GET' ? QUERY_LIMIT : (bodyLimit ?? JSON_LIMIT);

const bytesOf = (text: string, { method }: Call) =>
  method === 'GET' ? encodeURIComponent(text).length : JSON.stringify(text).length;

/**
 * Derives a schema's worst inputs: longest texts of each sort, longest lists, deepest nesting. Adds
 * the call's own.
 */
export async function piresOf(name: CallName, sample: Fields): Promise<Pire[]> {
  const call: Call = calls[name];
  const room = limitOf(call) - 4096;
  const takes = (input: Fields) => call.input.safeParse(received(input)).success;
  const found: Pire[] = [{ mots: 'ce que l’écran envoie', input: sample }];
  for (const field of textsOf(call)) {
    if (sample[field] instanceof Blob) continue;
    const taken = (text: string) => takes({ ...sample, [field]: text });
    const fitting = LONGUEURS.filter((signs) => signs < room);
    const most = fitting.findIndex((signs) => PLAIN.some((sorte) => taken(textOf(sorte, signs))));
    if (most === -1) continue;
    for (const sorte of Object.keys(SORTES)) {
      const longest = fitting
        .slice(most)
        .map((signs) => textOf(sorte, signs))
        .find((text) => bytesOf(text, call) < room && taken(text));
      if (longest !== undefined)
        found.push({
          mots: `«\u00a0${field}\u00a0»\u00a0: ${longest.length} signes, ${sorte}`,
          input: { ...sample, [field]: longest },
        });
    }
  }
  for (const [field, value] of Object.entries(sample)) {
    if (!Array.isArray(value) || value[0] instanceof Blob) continue;
    const lists = [5000, 1000, 500, 200, 100, 50, 20].map((length) =>
      Array.from({ length }, (_, at) => (typeof value[0] === 'object' ? value[0] : at + 1)),
    );
    const longest = lists.find(
      (list) => JSON.stringify(list).length < room && takes({ ...sample, [field]: list }),
    );
    if (longest)
      found.push({
        mots: `«\u00a0${field}\u00a0»\u00a0: une liste de ${longest.length}`,
        input: { ...sample, [field]: longest },
      });
  }
  const [first] = textsOf(call);
  if (first !== undefined && !call.multipart) {
    const most = Math.floor(room / 2);
    const trop = `${SORTES['accents empilés']!(most / 4)}<`;
    found.push({
      mots: `«\u00a0${first}\u00a0»\u00a0: trop long, accents empilés`,
      input: { ...sample, [first]: trop },
    });
    if (call.method === 'POST')
      found.push({
        mots: `un corps imbriqué ${Math.min(most, 500_000)} fois`,
        input: { ...sample, [first]: nested(Math.min(most, 5000)) },
      });
  }
  return [...found, ...((await OWN[name]?.(sample)) ?? [])];
}

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = [value];
  return value;
};

function textsOf({ input }: Call): string[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([field, schema]) =>
    /"type":"string"/.test(JSON.stringify(schema)) || JSON.stringify(schema) === '{}' ? field : [],
  );
}

const SCENE = `scene:
  lieu: carrefour
  usagers:
${'    - { qui: voiture, moi: non, de: nord, vers: sud }\n'.repeat(100)}`;

const grande = async () => {
  const bytes = await photo(6000, 4000).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
};

const CLASSE = 'Nom;Prénom;Adresse e-mail;Date de naissance;Registre national\n';
const classe = (most: number) =>
  CLASSE +
  Array.from({ length: most }, (_, n) => `Vander;Zoé;e${n}@exemple.be;30/07/1985;\n`).join('');

const OWN: Partial<Record<CallName, (sample: Fields) => Pire[] | Promise<Pire[]>>> = {
  getThemes: (sample) => [
    { mots: 'l’historique de toutes les séries', input: { ...sample, historique: 1 } },
  ],
  checkClasse: (sample) =>
    [200, 10_000].map((n) => ({
      mots: `une classe de ${n}`,
      input: { ...sample, texte: classe(n) },
    })),
  importClasse: (sample) =>
    [200, 10_000].map((n) => ({
      mots: `une classe de ${n}`,
      input: { ...sample, texte: classe(n) },
    })),
  compareMouvements: (sample) => {
    const [tete = '', ligne = ''] = activite().split('\n');
    return [20_000, 49_000].map((n) => ({
      mots: `un relevé de ${n} lignes`,
      input: {
        ...sample,
        releve:
          `${tete}\n${Array.from({ length: n }, (_, at) => `${ligne}${at}\n`).join('')}`.slice(
            0,
            5_000_000,
          ),
      },
    }));
  },
  addQuestion: (sample) => [
    {
      mots: 'une scène de cent usagers',
      input: { ...sample, libelleImage: undefined, scene: SCENE },
    },
  ],
  editQuestion: (sample) => [
    {
      mots: 'une scène de cent usagers',
      input: { ...sample, libelleImage: undefined, scene: SCENE },
    },
  ],
  uploadImages: async (sample) => {
    const file = await grande();
    return [
      { mots: 'cinq photos de 24 mégapixels', input: { ...sample, images: Array(5).fill(file) } },
    ];
  },
  checkContenu: async (sample) => {
    const paragraphe = `${'a**b'.repeat(74)} mot\n\n`;
    const markdown = `# Un\n\n${paragraphe.repeat(399_000 / paragraphe.length)}`;
    const html = `<title>Un</title>\n${'<br>'.repeat(99_000)}\n`;
    const yaml = '- ref: a\n  question: b\n'.repeat(50_000);
    const archives: [string, [string, string][]][] = [
      ['un chapitre en Markdown de 399 000 signes', [['cours/un/un.md', markdown]]],
      ['un chapitre en HTML de 396 000 signes', [['cours/un/un.html', html]]],
      ['un mégaoctet de YAML', [['questions/un/un.yaml', yaml]]],
    ];
    return Promise.all(
      archives.map(async ([mots, fichiers]) => ({
        mots,
        input: { ...sample, archive: fileOf(await zipOf(fichiers, { compress: false })) },
      })),
    );
  },
};
