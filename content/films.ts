import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Clip, clip } from '../films/clip.ts';
import type { MesureDeClip } from '../films/difficulte.ts';
import type { CibleVue, Fenetre, Lieu } from '../films/juge.ts';
import { type LectureDeClip, lectures } from '../films/lecture.ts';
import type { SosieVu } from '../films/sosies.ts';
import { readYaml } from './readYaml.ts';

const DOSSIER = path.join(import.meta.dirname, 'films');
const MESURES = path.join(DOSSIER, 'fenetres');
const SOSIES = path.join(DOSSIER, 'sosies');

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

const vueDe = ({
  titre: _titre,
  difficulté: _difficulte,
  risques: _risques,
  sosies: _sosies,
  ...vue
}: Clip) => vue;

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

const fichierDe = (dossier: string, ref: string): string => path.join(dossier, `${ref}.json`);
const write = (fichier: string, dit: object): void =>
  writeFileSync(fichier, `${JSON.stringify(dit)}\n`);

export const keepMesure = (ref: string, mesure: ClipMesure): void =>
  write(fichierDe(MESURES, ref), mesure);

export const dropMesure = (ref: string): void => {
  for (const dossier of [MESURES, SOSIES]) rmSync(fichierDe(dossier, ref), { force: true });
};

/** Where a clip’s look-alikes are seen, in their order. */
interface SosiesMesures {
  empreinte: string;
  cibles: CibleVue[];
}

const empreinteDesSosies = (ecrit: Clip): string =>
  sommeDe([vueDe(ecrit), ecrit.sosies.map(({ qui, quand }) => [qui, quand])]);

export const keepSosies = (ecrit: Clip, cibles: CibleVue[]): void =>
  write(fichierDe(SOSIES, ecrit.ref), { empreinte: empreinteDesSosies(ecrit), cibles });

/** Undefined: they were not measured as they are. */
export function sosiesVus(ecrit: Clip): SosieVu[] | undefined {
  const fichier = fichierDe(SOSIES, ecrit.ref);
  if (!existsSync(fichier)) return undefined;
  const { empreinte, cibles } = JSON.parse(readFileSync(fichier, 'utf8')) as SosiesMesures;
  if (empreinte !== empreinteDesSosies(ecrit)) return undefined;
  return ecrit.sosies.map((sosie, i) => ({ ...sosie, cible: cibles[i]! }));
}
