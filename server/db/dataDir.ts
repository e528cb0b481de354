import { accessSync, constants, mkdirSync } from 'node:fs';

const WHY: Record<string, string> = {
  EEXIST: 'c’est un fichier',
  ENOTDIR: 'un fichier se trouve sur le chemin',
  EACCES: 'le droit d’y écrire manque',
  EPERM: 'le droit d’y écrire manque',
  EROFS: 'ce disque est en lecture seule',
  ENOSPC: 'le disque est plein',
};

/** Makes the folder of DATA_DIR, readable by its owner alone. Throws a sentence that names it. */
export function makeDataDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.W_OK);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw new Error(
      `DATA_DIR n’est pas valable\u00a0: il faut un dossier, et ${path} ne convient pas (${WHY[code] ?? code}).`,
      { cause },
    );
  }
}
