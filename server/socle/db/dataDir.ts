import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Erreur } from './failures.ts';

const WHY: Record<string, string> = {
  EISDIR: 'c’est un dossier',
  EEXIST: 'c’est un fichier',
  ENOTDIR: 'un fichier se trouve sur le chemin',
  EACCES: 'le droit d’y écrire manque',
  EPERM: 'le droit d’y écrire manque',
  EROFS: 'ce disque est en lecture seule',
  ENOSPC: 'le disque est plein',
};

/** Only its owner can read it. Throws a sentence that names the folder. */
export function makeDataDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.W_OK);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw new Erreur(
      `DATA_DIR n’est pas valable\u00a0: il faut un dossier, et ${path} ne convient pas (${WHY[code] ?? code}).`,
      { cause },
    );
  }
}

/** A restored backup often belongs to another user. */
export function refuseFile(file: string, cause: unknown): never {
  const { code = '' } = cause as NodeJS.ErrnoException;
  throw new Erreur(
    `${file} ne peut pas être ouvert (${WHY[code] ?? code})\u00a0: il doit être à l’utilisateur qui lance le serveur.`,
    { cause },
  );
}

/** Inside DATA_DIR: what a restore has read so far. */
export const EN_COURS = 'restauration-en-cours';

/** A school that is half restored would be taken for a new one. */
export function refuseEnCours(dataDir: string): void {
  const folder = join(dataDir, EN_COURS);
  if (existsSync(folder))
    throw new Erreur(
      `Une restauration ou un déménagement a été interrompu\u00a0: relance la même commande, qui recommence ou finit. Pour y renoncer, supprime ${folder}.`,
    );
}
