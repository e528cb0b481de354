import { existsSync } from 'node:fs';
import { openFirefox } from './firefox.ts';
import type { Moteur } from './moteur.ts';
import { openWebkit } from './webkit.ts';

const findProgram = (...paths: string[]) => paths.find((path) => existsSync(path));

interface Connu {
  nom: string;
  program: string | undefined;
  open: (program: string) => Promise<Moteur>;
}

/** `FIREFOX` and `WEBKIT` override the usual places. */
export const MOTEURS: Connu[] = [
  {
    nom: 'Firefox',
    program: findProgram(process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    open: openFirefox,
  },
  {
    nom: 'WebKit',
    program: findProgram(process.env.WEBKIT ?? '', '/usr/bin/WebKitWebDriver'),
    open: openWebkit,
  },
];
