import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { marque } from '../../../marque.ts';

const ROOT = new URL('../../../', import.meta.url);
/** SHA-256 by path of what an owner writes, as the pages were built of it (scripts/ensure.mjs). */
const LUS = 'build/.priorite-lus';
const LEGAL = 'content/legal/';

export interface Textes {
  /** Files that have changed since the pages were built. */
  changes: string[];
  /** Invented words that the public site still shows. */
  modele: string[];
}

type Mots = Pick<typeof marque, 'temoignage' | 'ecolesPartenaires' | 'lienSocial'>;

/** Small files, read at each look: an owner changes them while the server runs. */
export const readTextes = (root = ROOT, mots: Mots = marque): Textes => ({
  changes: listChanges(root),
  modele: listModele(root, mots),
});

function listChanges(root: URL): string[] {
  const file = new URL(LUS, root);
  if (!existsSync(file)) return [];
  const lus = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.keys(lus).filter((path) => {
    const file = new URL(path, root);
    return !existsSync(file) || sha256(readFileSync(file)) !== lus[path];
  });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const INVENTE = 'Après chaque question, je savais pourquoi.';

function listModele(root: URL, { temoignage, ecolesPartenaires, lienSocial }: Mots): string[] {
  const legaux = readdirSync(new URL(LEGAL, root)).filter((name) =>
    /^modele: oui$/m.test(readFileSync(new URL(LEGAL + name, root), 'utf8')),
  );
  return [
    temoignage?.texte.endsWith(INVENTE) && 'le témoignage',
    ecolesPartenaires.some(({ lien }) => lien.includes('//example.com')) &&
      'les écoles partenaires',
    lienSocial && new URL(lienSocial.adresse).pathname === '/' && 'le lien social',
    ...legaux.map((name) => LEGAL + name),
  ].filter((said) => typeof said === 'string');
}
