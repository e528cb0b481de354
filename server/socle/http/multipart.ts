import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../../contract/call.ts';
import { FichierRecu, attendus } from '../../../contract/fichier.ts';
import { Refus, champFaux } from '../refus/refus.ts';

const MOST_FIELDS = 60;
const MOST_FILES = 20;
/** In bytes. */
const LONGEST_FIELD = 256 * 1024;

interface Field {
  /** In bytes, per file; undefined: no file is expected. */
  max: number | undefined;
  list: boolean;
}

/** Streams files into `folder`. Unknown texts are dropped, unknown files refused. */
export async function takeIn(
  { raw, headers }: FastifyRequest,
  { input, bodyLimit = 0 }: Call,
  folder: string,
): Promise<Record<string, unknown>> {
  // A client that left while waiting sends no close event.
  if (raw.destroyed) throw incomplet();
  if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tropLong(bodyLimit);
  const parser = parserOf(headers['content-type']);
  const fields = fieldsOf(input);
  const body = new Map<string, unknown[]>();
  const stopped = new AbortController();
  const writing: Promise<unknown>[] = [];
  const valuesOf = (name: string) => body.getOrInsertComputed(name, () => []);

  try {
    await new Promise<void>((resolve, reject) => {
      let taken = 0;
      raw.on('data', (chunk: Buffer) => {
        taken += chunk.length;
        if (taken > bodyLimit) reject(tropLong(bodyLimit));
      });
      raw.once('close', () => raw.readableEnded || reject(incomplet()));
      // The parser's types ignore that a name may be missing.
      parser.on('field', (sent: string | undefined, value, nameCut, valueCut) => {
        if (nameCut || valueCut) return reject(tropLong(LONGEST_FIELD));
        if (sent === undefined) return;
        const field = fields.get(nameOf(sent));
        // A form sends an empty part for a file that nobody chose.
        if (field && !(field.max !== undefined && value === '')) valuesOf(nameOf(sent)).push(value);
      });
      parser.on('file', (sent: string | undefined, part, nom, _encoding, type) => {
        part.on('error', () => {});
        if (nom === '' || sent === undefined) return void part.resume();
        const name = nameOf(sent);
        const field = fields.get(name);
        if (field?.max === undefined) return reject(sansFichier(name));
        const chemin = join(folder, String(writing.length));
        const tooLong = tropLong(field.max, name);
        // The order of a list is that of arrival, whichever is written first.
        const values = valuesOf(name);
        const place = values.push(undefined) - 1;
        writing.push(
          keep(part, chemin, { max: field.max, tooLong, signal: stopped.signal })
            .then((taille) => {
              values[place] = new FichierRecu(nom, type, taille, chemin);
            })
            .catch(reject),
        );
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        parser.once(limit, () => reject(new Refus(413, 'L’envoi a trop de parties.')));
      parser.once('error', () => reject(incomplet()));
      parser.once('finish', () => void Promise.all(writing).then(() => resolve(), reject));
      raw.pipe(parser);
    });
  } finally {
    raw.unpipe(parser);
    // A client reads the response only after it has sent everything.
    raw.resume();
    stopped.abort();
    await Promise.all(writing);
  }
  return Object.fromEntries(
    [...body].map(([name, values]) => {
      const { list, max } = fields.get(name)!;
      if (!list && values.length > 1 && max !== undefined)
        throw champFaux(name, 'Un seul fichier est attendu.');
      return [name, list || values.length > 1 ? values : values[0]];
    }),
  );
}

function parserOf(type: string | undefined): BusboyInstance {
  if (!type?.toLowerCase().startsWith('multipart/form-data'))
    throw new Refus(415, 'Ce type de contenu n’est pas accepté\u00a0: un formulaire est attendu.');
  try {
    return new Busboy({
      headers: { 'content-type': type },
      isPartAFile: (_name, _type, nom) => nom !== undefined,
      limits: {
        fieldNameSize: 100,
        fieldSize: LONGEST_FIELD,
        fields: MOST_FIELDS,
        files: MOST_FILES,
        parts: MOST_FIELDS + MOST_FILES,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    throw incomplet();
  }
}

interface Bounds {
  max: number;
  tooLong: Refus;
  signal: AbortSignal;
}

async function keep(
  part: Readable,
  chemin: string,
  { max, tooLong, signal }: Bounds,
): Promise<number> {
  let taille = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      taille += chunk.length;
      if (taille > max) throw tooLong;
      yield chunk;
    }
  }
  const file = createWriteStream(chemin, { flags: 'wx', mode: 0o600 });
  await pipeline(part, counted, file, { signal });
  return taille;
}

const nameOf = (sent: string) => sent.replace(/\[\]$/, '');

function fieldsOf(input: z.ZodType): Map<string, Field> {
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {};
  return new Map(
    Object.entries(shape).map(([name, schema]) => {
      const inner = unwrapped(schema);
      const list = inner instanceof z.ZodArray;
      const one = list ? unwrapped(inner.element as z.ZodType) : inner;
      return [name, { list, max: attendus.get(one)?.max }];
    }),
  );
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;
}

const enMots = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} ko` : `${Math.floor(bytes / 1_000_000)} Mo`;

function tropLong(max: number, field?: string): Refus {
  const message = `${field ? 'Ce fichier est trop volumineux' : 'L’envoi est trop volumineux'}\u00a0: ${enMots(max)} au plus.`;
  return new Refus(413, message, field ? { errors: { [field]: [message] } } : {});
}

const sansFichier = (field: string) => champFaux(field, 'Aucun fichier n’est attendu ici.');

const incomplet = () => new Refus(400, 'L’envoi est incomplet ou illisible. Il faut le refaire.');
