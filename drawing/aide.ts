import { z } from 'zod';
import { scene } from './scene/scene.ts';
import { verifie } from './scene/verifie/index.ts';

interface Place {
  titre: string;
  cles: { cle: string; valeurs: string }[];
}

export type Aide = { partie: string; places: Place[] }[];

type Schema = z.core.JSONSchema.BaseSchema;

export function aide(): Aide {
  const [auCarrefour, surRoute] = kindsOf(scene);
  return [
    { partie: 'Un carrefour ou un rond-point', places: placesOf('scene', auCarrefour!) },
    { partie: 'Une route', places: placesOf('scene', surRoute!) },
    {
      partie: 'Ce que les réponses affirment',
      places: kindsOf(verifie).flatMap((kind) => placesOf('verifie', kind)),
    },
  ];
}

const kindsOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).oneOf as Schema[];

function placesOf(titre: string, schema: Schema): Place[] {
  const entries = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const cles = entries.map(([cle, of]) => ({ cle, valeurs: saidOf(of) }));
  const inside = entries.flatMap(([cle, of]) => {
    const inner = insideOf(of);
    return inner.properties ? placesOf(cle, inner) : [];
  });
  return [{ titre, cles }, ...inside];
}

const insideOf = (schema: Schema): Schema =>
  schema.type === 'array'
    ? (schema.items as Schema)
    : schema.propertyNames
      ? (schema.additionalProperties as Schema)
      : schema;

function saidOf(schema: Schema): string {
  const { enum: words, type, minimum, maximum } = schema;
  if (schema.const !== undefined) return String(schema.const);
  if (words) return words.map(String).join(', ');
  if (schema.anyOf) return schema.anyOf.map(saidOf).join(' ou ');
  if (type === 'array') {
    const inner = schema.items as Schema;
    return inner.properties ? 'une liste, voir plus bas' : `une liste : ${saidOf(inner)}`;
  }
  if (schema.propertyNames && (schema.propertyNames as Schema).enum)
    return `${saidOf(schema.propertyNames as Schema)}, voir plus bas`;
  if (type === 'object')
    return schema.properties ? 'voir plus bas' : '{ panneau: B1 }, { feu: vert }';
  if (type === 'number' || type === 'integer') return `un nombre de ${minimum} à ${maximum}`;
  return 'un texte';
}
