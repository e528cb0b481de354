import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { enFrancais } from '../drawing/index.ts';

function yaml(fichier: string, texte: string): unknown {
  try {
    return parse(texte);
  } catch (erreur) {
    const ligne = erreur instanceof YAMLParseError ? erreur.linePos?.[0].line : undefined;
    throw new Error(
      `${fichier} : ce fichier n’est pas lisible${ligne ? `, près de la ligne ${ligne}` : ''}. ` +
        'Vérifie les retraits et mets entre guillemets un texte qui contient « : ».',
      { cause: erreur },
    );
  }
}

/** « signaux-003 » says more than « the fourth entry »; failing that, count from 1. */
function endroit(donnees: unknown, chemin: PropertyKey[]): string {
  let ici = donnees;
  return chemin
    .map((cle) => {
      ici = (ici as Record<PropertyKey, unknown> | undefined)?.[cle];
      if (typeof cle !== 'number') return `« ${String(cle)} »`;
      const { ref, email } = (ici ?? {}) as { ref?: unknown; email?: unknown };
      return [ref, email].find((nom) => typeof nom === 'string') ?? `n° ${cle + 1}`;
    })
    .join(', ');
}

/** Reads one file's text by its schema, or says which file, which entry and what is wrong. */
export function readYaml<S extends z.ZodType>(
  fichier: string,
  texte: string,
  schema: S,
): z.output<S> {
  const donnees = yaml(fichier, texte);
  const lu = schema.safeParse(donnees, { error: enFrancais });
  if (lu.success) return lu.data;
  const fautes = lu.error.issues.map(
    ({ path: chemin, message }) =>
      [fichier, endroit(donnees, chemin)].filter(Boolean).join(', ') + ` : ${message}`,
  );
  throw new Error(fautes.join('\n'));
}
