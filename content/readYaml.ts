import { type Document, LineCounter, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { enFrancais } from '../drawing/index.ts';

/** `ligne` counts from 1; null: unknown. */
export interface FauteDeFichier {
  fichier: string;
  ligne: number | null;
  /** Names its entry, and has no full stop. */
  message: string;
}

export class FautesDeFichier extends Error {
  readonly fautes: FauteDeFichier[];

  constructor(fautes: FauteDeFichier[], options?: ErrorOptions) {
    super(fautes.map(({ fichier, message }) => fichier + message).join('\n'), options);
    this.fautes = fautes;
  }
}

export const ligneAt = (texte: string, place: number): number =>
  texte.slice(0, place).split('\n').length;

export interface Donnees {
  donnees: unknown;
  ligneOf: (chemin: readonly PropertyKey[]) => number | null;
}

/** Aliases can expand a thousandfold. */
const NO_ALIASES = { maxAliasCount: 0 };

export function readDonnees(fichier: string, texte: string): Donnees {
  const lineCounter = new LineCounter();
  const illisible = (ligne: number | undefined, cause: unknown) =>
    new FautesDeFichier(
      [
        {
          fichier,
          ligne: ligne ?? null,
          message:
            ` : ce fichier n’est pas lisible${ligne ? `, près de la ligne ${ligne}` : ''}. ` +
            'Vérifie les retraits et mets entre guillemets un texte qui contient « : ».',
        },
      ],
      { cause },
    );
  const at = (place: number) => lineCounter.linePos(place).line;
  // The parser's own duplicate check and error output are quadratic.
  const doc = parseDocument(texte, { lineCounter, uniqueKeys: false, prettyErrors: false });
  const [erreur] = doc.errors;
  if (erreur) throw illisible(at(erreur.pos[0]), erreur);
  const double = doubleIn(doc);
  if (double !== undefined) throw illisible(at(double), new Error('a key stands twice'));
  const ligneOf = (chemin: readonly PropertyKey[]) => {
    for (let most = chemin.length; most >= 0; most--) {
      const node: unknown = doc.getIn(chemin.slice(0, most), true);
      const place = isNode(node) ? node.range?.[0] : undefined;
      if (place !== undefined) return at(place);
    }
    return null;
  };
  try {
    return { donnees: doc.toJS(NO_ALIASES), ligneOf };
  } catch (erreur) {
    throw illisible(undefined, erreur);
  }
}

function doubleIn(doc: Document): number | undefined {
  let place: number | undefined;
  visit(doc, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        const word = isScalar(key) ? key.value : undefined;
        if (word === undefined || seen.has(word)) {
          place = isNode(key) ? key.range?.[0] : 0;
          return visit.BREAK;
        }
        seen.add(word);
      }
      return undefined;
    },
  });
  return place;
}

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

export function readYaml<S extends z.ZodType>(
  fichier: string,
  texte: string,
  schema: S,
): z.output<S> {
  return readBySchema(fichier, readDonnees(fichier, texte), schema);
}

export function readBySchema<S extends z.ZodType>(
  fichier: string,
  { donnees, ligneOf }: Donnees,
  schema: S,
  dans: readonly PropertyKey[] = [],
): z.output<S> {
  const part = dans.reduce(
    (ici: unknown, cle) => (ici as Record<PropertyKey, unknown>)[cle],
    donnees,
  );
  const lu = schema.safeParse(part, { error: enFrancais });
  if (lu.success) return lu.data;
  throw new FautesDeFichier(
    lu.error.issues.map(({ path, message }) => {
      const chemin = [...dans, ...path];
      const ou = endroit(donnees, chemin);
      return { fichier, ligne: ligneOf(chemin), message: `${ou && `, ${ou}`} : ${message}` };
    }),
  );
}
