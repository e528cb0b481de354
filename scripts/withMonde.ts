import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { executable } from '../e2e/server.ts';
import { threeLeger } from '../monde/allege/threeLeger.ts';

/** WebGL without a graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** monde/navigateur.ts and all that it needs, as one script. */
async function bundle(): Promise<string> {
  const resultat = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [threeLeger()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../monde/navigateur.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [premier] = [resultat].flat();
  const code = premier && 'output' in premier ? premier.output[0].code : undefined;
  if (code === undefined) throw new Error('The bundler has written nothing.');
  return code;
}

/** Opens a headless page in which `globalThis.monde` draws the world. */
export async function withMonde(work: (page: Page) => Promise<void>): Promise<void> {
  const [code, executablePath] = await Promise.all([bundle(), executable()]);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        process.stderr.write(`${message.text().slice(0, 600)}\n`);
    });
    page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
    await page.setContent('<body></body>');
    await page.addScriptTag({ content: code });
    await work(page);
  } finally {
    await browser.close();
  }
}

/** The bytes of a PNG's data URL. */
export const pngOf = (url: string): Buffer => Buffer.from(url.split(',')[1] ?? '', 'base64');
