import { z } from 'zod';
import { IMAGE_OCTETS, IMAGE_TYPES } from '../regles/images.ts';

/** An uploaded file; its folder is deleted after the call. */
export class FichierRecu {
  /** The sender's name: show it, never store under it. */
  readonly nom: string;
  /** The sender's claim; only the bytes decide. */
  readonly type: string;
  /** In bytes. */
  readonly taille: number;
  readonly chemin: string;

  constructor(nom: string, type: string, taille: number, chemin: string) {
    this.nom = nom;
    this.type = type;
    this.taille = taille;
    this.chemin = chemin;
  }
}

interface Attendu {
  types: readonly string[];
  /** In bytes. */
  max: number;
}

export const attendus = z.registry<Attendu>();

const INCONNUS = new Set(['', 'application/octet-stream']);

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

export const photo = () => fichier({ types: IMAGE_TYPES.split(','), max: IMAGE_OCTETS });

export interface FichierRendu<Type extends string = string> {
  nom: string;
  type: Type;
  contenu: Uint8Array | AsyncIterable<Uint8Array>;
}

export const rendus = z.registry<{ types: readonly string[] }>();

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
