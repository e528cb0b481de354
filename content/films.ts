import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Clip, clip } from '../films/clip.ts';
import type { MesureDeClip } from '../films/difficulte.ts';
import type { Fenetre, Lieu } from '../films/juge.ts';
import { type LectureDeClip, lectures } from '../films/lecture.ts';
import { readYaml } from './readYaml.ts';

const DOSSIER = path.join(import.meta.dirname, 'films');
const MESURES = path.join(DOSSIER, 'fenetres');

/** When each of a clip's dangers is open, and where; `empreinte`: `empreinteMesuree`. */
export interface ClipMesure extends MesureDeClip {
  empreinte: string;
  fenetres: Fenetre[];
  /** Signs that can be read, for made-up clickers. */
  panneaux: Lieu[];
}

const fichiersDe = (dossier: string): [string, string][] =>
  globSync('*.yaml', { cwd: dossier })
    .toSorted()
    .map((nom) => [nom, readFileSync(path.join(dossier, nom), 'utf8')]);

/** All clips as they are written, by their file names. */
export const clipsEcrits = (): Clip[] =>
  fichiersDe(DOSSIER).map(([nom, texte]) => readYaml(`films/${nom}`, texte, clip));

/** By clip, what blind readers told of it. */
export const lecturesEcrites = (): Map<string, LectureDeClip[]> =>
  new Map(
    fichiersDe(path.join(DOSSIER, 'lectures')).map(([nom, texte]) => [
      path.basename(nom, '.yaml'),
      readYaml(`films/lectures/${nom}`, texte, lectures),
    ]),
  );

const sommeDe = (dit: unknown): string =>
  createHash('sha256').update(JSON.stringify(dit)).digest('hex').slice(0, 16);

export const empreinteDuClip = (ecrit: Clip): string => sommeDe(ecrit);

const vueDe = ({ titre: _titre, difficulté: _difficulte, risques: _risques, ...vue }: Clip) => vue;

/** Covers what is seen: a reading holds until that changes, whatever is said of it. */
export const empreinteVue = (ecrit: Clip): string => sommeDe(vueDe(ecrit));

/** Covers what is seen and who is a danger when: other words leave a measure as it is. */
export const empreinteMesuree = (ecrit: Clip): string =>
  sommeDe([vueDe(ecrit), ecrit.risques.map(({ cibles, dès, jusque }) => [cibles, dès, jusque])]);

/** Measuring takes a while, so `npm run films` keeps what it found. */
export const clipsMesures = (): Map<string, ClipMesure> =>
  new Map(
    globSync('*.json', { cwd: MESURES })
      .toSorted()
      .map((nom) => [
        path.basename(nom, '.json'),
        JSON.parse(readFileSync(path.join(MESURES, nom), 'utf8')) as ClipMesure,
      ]),
  );

const fichierDe = (ref: string): string => path.join(MESURES, `${ref}.json`);

export const keepMesure = (ref: string, mesure: ClipMesure): void =>
  writeFileSync(fichierDe(ref), `${JSON.stringify(mesure)}\n`);

export const dropMesure = (ref: string): void => rmSync(fichierDe(ref), { force: true });
