import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const read = (name: string) => readFileSync(name, 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

const OURS = new Set(
  namesIn(read('server/socle/config/environment.ts'), /^ {2}([A-Z][A-Z_]+): /gm),
);
/** Node's own. */
OURS.add('NODE_ENV');
const NEEDED = ['APP_MODE', 'APP_URL', 'APP_SECRET', 'MAIL_FROM', 'SMTP_URL'];

interface Service {
  image: string;
  environment?: Record<string, string>;
}
interface Objet {
  kind: string;
  data?: object;
  stringData?: object;
}

const exemple = namesIn(read('deploiement/priorite.env.exemple'), /^([A-Z_]+)=/gm);

const SCHOOL: Record<string, () => string[]> = {
  'priorite.env.exemple': () => exemple,
  'compose.yaml': () => {
    const { services } = parse(read('deploiement/compose.yaml'), { merge: true }) as {
      services: Record<string, Service>;
    };
    const own = Object.values(services).filter(({ image }) => image === 'priorite');
    return [...exemple, ...own.flatMap(({ environment }) => Object.keys(environment!))];
  },
  'kubernetes.yaml': () =>
    parseAllDocuments(read('deploiement/kubernetes.yaml'))
      .map((each) => each.toJS() as Objet)
      .filter(({ kind }) => kind === 'ConfigMap' || kind === 'Secret')
      .flatMap(({ data, stringData }) => Object.keys(data ?? stringData!)),
};

test.each(Object.entries(SCHOOL))(
  '%s gives a school what it needs, by names that it reads',
  (_, told) => {
    const names = told();
    expect(names.filter((name) => !OURS.has(name))).toEqual([]);
    expect(NEEDED.filter((name) => !names.includes(name))).toEqual([]);
  },
);

test.each([
  ['Containerfile', /(?<=^ENV .*)\b([A-Z_]+)=/gm],
  ['priorite.service', /(?<=^Environment=.*)\b([A-Z_]+)=/gm],
])('%s sets names that a school reads', (file, pattern) => {
  const names = namesIn(read(`deploiement/${file}`), pattern);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !OURS.has(name))).toEqual([]);
});
