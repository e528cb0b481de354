import { z } from 'zod';
import { dessin, sortes } from './dessin.ts';
import { verifie } from './scene/verifie/index.ts';

/** Tells what may be written somewhere without the schema: pages have no Zod. */
export type Attendu =
  | { genre: 'mots'; mots: readonly string[] }
  | { genre: 'nombre'; min: number; max: number; entier: boolean }
  | { genre: 'texte' }
  | { genre: 'liste'; de: Attendu; max: number }
  | { genre: 'clés'; cles: Readonly<Record<string, Attendu>>; demande: readonly string[] }
  | { genre: 'ou'; de: readonly Attendu[] };

type Schema = z.core.JSONSchema.BaseSchema & { sortes?: (keyof typeof sortes)[] };

const jsonOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Signs are in many places, and told once. */
export function lexique(): Attendu {
  const kinds = new Map<string, Attendu>();
  const attendu = (schema: Schema): Attendu => {
    const { type, const: seul, enum: mots, anyOf, oneOf } = schema;
    if (schema.sortes) return { genre: 'ou', de: schema.sortes.map(kindOf) };
    if (seul !== undefined) return { genre: 'mots', mots: [String(seul)] };
    if (mots) return { genre: 'mots', mots: mots.map(String) };
    const autres: Schema[] | undefined = anyOf ?? oneOf;
    if (autres) return { genre: 'ou', de: autres.map(attendu) };
    if (type === 'array')
      return { genre: 'liste', de: attendu(schema.items as Schema), max: schema.maxItems ?? 99 };
    if (type === 'object') return clesOf(schema);
    if (type !== 'number' && type !== 'integer') return { genre: 'texte' };
    const { minimum = 0, maximum = 1000 } = schema;
    return { genre: 'nombre', min: minimum, max: maximum, entier: type === 'integer' };
  };
  const clesOf = ({ properties, required = [], ...schema }: Schema): Attendu => {
    const noms = (schema.propertyNames as Schema | undefined)?.enum as string[] | undefined;
    const cles = noms
      ? noms.map((nom) => [nom, schema.additionalProperties as Schema] as const)
      : Object.entries((properties ?? {}) as Record<string, Schema>);
    const dites = new Map<Schema, Attendu>();
    const dite = (of: Schema): Attendu => {
      const sue = dites.get(of) ?? attendu(of);
      dites.set(of, sue);
      return sue;
    };
    return {
      genre: 'clés',
      cles: Object.fromEntries(cles.map(([cle, of]) => [cle, dite(of)])),
      demande: noms ? [] : required,
    };
  };
  const kindOf = (kind: keyof typeof sortes): Attendu => {
    const su = kinds.get(kind) ?? attendu(jsonOf(sortes[kind]));
    kinds.set(kind, su);
    return su;
  };
  return {
    genre: 'clés',
    cles: { image: attendu(jsonOf(dessin)), verifie: attendu(jsonOf(verifie)) },
    demande: ['image'],
  };
}
