import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlaquePlacee } from '../monde/camera/plaques.ts';
import type { VueDeQuestion } from '../regles/vue.ts';

/** Pictures of scenes, and beside them a JSON a question. */
export const DOSSIER_DES_VUES = path.join(import.meta.dirname, 'vues');

/** `mots`: a hash of the words that it shows. `modeles`: the version of what it is made of. `raccourcie`: its texts tell no distance. */
export interface FicheDeVue extends VueDeQuestion {
  mots: string;
  modeles: number;
  raccourcie: boolean;
  /** Undefined: older than them; `npm run vues -- --annotations` adds them. */
  plaques?: PlaquePlacee[];
  /** Where it was taken from, for a film from the same place. */
  prise: unknown;
}

export const empreinteDesMots = (mots: unknown): string =>
  createHash('sha256').update(JSON.stringify(mots)).digest('hex').slice(0, 16);

export const fichierDeFiche = (ref: string): string => path.join(DOSSIER_DES_VUES, `${ref}.json`);

export function readFiche(ref: string): FicheDeVue | undefined {
  const fichier = fichierDeFiche(ref);
  return existsSync(fichier)
    ? (JSON.parse(readFileSync(fichier, 'utf8')) as FicheDeVue)
    : undefined;
}

/** By a question's reference. */
export function readVues(): Map<string, FicheDeVue> {
  const noms = existsSync(DOSSIER_DES_VUES) ? readdirSync(DOSSIER_DES_VUES) : [];
  const refs = noms.filter((nom) => nom.endsWith('.json')).map((nom) => path.parse(nom).name);
  return new Map(refs.map((ref) => [ref, readFiche(ref)!]));
}
