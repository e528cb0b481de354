import { z } from 'zod';

/** A file that came with a call, as its handler sees it: in a folder that is gone after the call. */
export class FichierRecu {
  /** As its sender called it: to be shown, never to be stored under. */
  readonly nom: string;
  /** What its sender says that it is, such as `image/png`: a hint. What it is, its bytes say. */
  readonly type: string;
  /** In bytes. */
  readonly taille: number;
  /** Where it lies until the call is answered. */
  readonly chemin: string;

  constructor(nom: string, type: string, taille: number, chemin: string) {
    this.nom = nom;
    this.type = type;
    this.taille = taille;
    this.chemin = chemin;
  }
}

interface Attendu {
  /** The kinds that are taken, such as `image/png`. */
  types: readonly string[];
  /** In bytes. */
  max: number;
}

/** What each file field takes. */
export const attendus = z.registry<Attendu>();

/** Declared by who does not know better. */
const INCONNUS = new Set(['', 'application/octet-stream']);

/** A file of a multipart call; the browser sends a `File`. */
export function fichier({ types, max }: Attendu) {
  const extensions = types.map((type) => type.replace(/^.*\/|\+.*$/g, '').toUpperCase());
  const schema = z
    .custom<FichierRecu>((value) => value instanceof FichierRecu, {
      error: 'Un fichier est attendu.',
      abort: true,
    })
    .refine(({ type }) => types.includes(type) || INCONNUS.has(type), {
      error: `Un fichier ${extensions.join(', ')} est attendu.`,
    }) as z.ZodType as z.ZodType<FichierRecu, File>;
  attendus.add(schema, { types, max });
  return schema;
}

/** A file that a call answers with. */
export interface FichierRendu<Type extends string = string> {
  /** Under which the browser keeps it. */
  nom: string;
  type: Type;
  /** Whole, or as it is made. */
  contenu: Uint8Array | AsyncIterable<Uint8Array>;
}

/** The kinds of each schema that is a file to answer with. */
export const rendus = z.registry<{ types: readonly string[] }>();

/** The answer of a call that is a file of one of these kinds, such as `application/pdf`, and no JSON. */
export function fichierRendu<const Type extends string>(...types: [Type, ...Type[]]) {
  const schema = z.object({
    nom: z.string().regex(/^[^\p{Cc}/\\]{1,150}$/u),
    type: z.enum(types),
    contenu: z.custom<FichierRendu['contenu']>(
      (value) =>
        value instanceof Uint8Array ||
        (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
    ),
  });
  rendus.add(schema, { types });
  return schema;
}
