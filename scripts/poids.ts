// npm run poids: bytes that a visitor's browser fetches for each public page.
// Fails above the budget.
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './startServer.ts';

/** In kB of 1,000 bytes, compressed. */
const BUDGET = { js: 160, css: 25 };

const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-poids-'));
const { origin, stop } = await startServer({ DATA_DIR });
try {
  const { text } = await load('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  if (listed.length === 0) throw new Error('The sitemap is empty.');
  // Public, though not in the sitemap: a code or a mail leads there.
  const pages = [...listed, '/attestation', '/confirmation/-', '/mot-de-passe/-'];
  const sizes = new Map<string, number>();
  let over = 0;
  print('page', 'html', 'js', 'css', 'polices', 'images');
  for (const page of pages) {
    const { text: html, bytes } = await load(page || '/');
    const sum = { js: 0, css: 0, woff2: 0, images: 0 };
    for (const address of addressesOf(html)) {
      const kind = /\.(js|css|woff2)$/.exec(address)?.[1] ?? 'images';
      if (!sizes.has(address)) sizes.set(address, (await load(address)).bytes);
      sum[kind as keyof typeof sum] += sizes.get(address)!;
    }
    const kb = (n: number) => (n / 1000).toFixed(1);
    const bad = sum.js > BUDGET.js * 1000 || sum.css > BUDGET.css * 1000;
    if (bad) over++;
    print(
      page || '/',
      kb(bytes),
      kb(sum.js),
      kb(sum.css),
      kb(sum.woff2),
      kb(sum.images),
      bad ? '  trop lourde' : '',
    );
  }
  process.stdout.write(`\nBudget : ${BUDGET.js} kB de JavaScript, ${BUDGET.css} kB de CSS.\n`);
  if (over > 0) process.exitCode = 1;
} finally {
  await stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

function print(page: string, ...columns: string[]): void {
  process.stdout.write(`${page.padEnd(34)}${columns.map((c) => c.padStart(9)).join('')}\n`);
}

function addressesOf(html: string): Set<string> {
  const head = html.matchAll(/<(?:link|script|img)\b[^>]*?\b(?:href|src)="(\/[^"#]+\.\w+)#?"/g);
  const imported = html.matchAll(/(?:from |import\()"(\/[^"]+\.js)"/g);
  return new Set([...head, ...imported].map(([, address]) => address!));
}

async function load(path: string): Promise<{ text: string; bytes: number }> {
  const bytes = await new Promise<number>((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      let received = 0;
      response.on('data', (chunk: Buffer) => (received += chunk.length));
      response.on('end', () => resolve(received));
    }).on('error', reject);
  });
  return { bytes, text: await (await fetch(origin + path)).text() };
}
