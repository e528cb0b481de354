import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Clip, clip } from '../films/clip.ts';
import type { Fenetre } from '../films/juge.ts';
import { readYaml } from './readYaml.ts';

const DOSSIER = path.join(import.meta.dirname, 'films');
const MESURES = path.join(DOSSIER, 'fenetres.json');

/** When each of a clip's dangers is open, and where; `empreinte`: of the words measured. */
export interface ClipMesure {
  empreinte: string;
  fenetres: Fenetre[];
}

/** All clips as they are written, by their file names. */
export const clipsEcrits = (): Clip[] =>
  globSync('*.yaml', { cwd: DOSSIER })
    .toSorted()
    .map((nom) => readYaml(`films/${nom}`, readFileSync(path.join(DOSSIER, nom), 'utf8'), clip));

export const empreinteDuClip = (ecrit: Clip): string =>
  createHash('sha256').update(JSON.stringify(ecrit)).digest('hex').slice(0, 16);

/** Measuring takes seconds a clip, so `npm run films` keeps what it found. */
export const clipsMesures = (): Record<string, ClipMesure> =>
  existsSync(MESURES)
    ? (JSON.parse(readFileSync(MESURES, 'utf8')) as Record<string, ClipMesure>)
    : {};

/** One clip a line: a change shows which one. */
export function keepMesures(mesures: Record<string, ClipMesure>): void {
  const lignes = Object.entries(mesures)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([ref, mesure]) => `${JSON.stringify(ref)}:${JSON.stringify(mesure)}`);
  writeFileSync(MESURES, `{\n${lignes.join(',\n')}\n}\n`);
}
