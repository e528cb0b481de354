import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../../contract/call.ts';
import { attendus, rendus } from '../../../contract/fichier.ts';
import { calls } from '../../../contract/index.ts';
import { DOCS_POLICY } from './headers.ts';
import { encodedOnce, encodingOf } from './render.ts';

export async function serveOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApi(version) as never },
  });
  // The plug-in would serialize and compress the document for every caller.
  let json: ReturnType<typeof encodedOnce> | undefined;
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiHooks: {
      onRequest: (request, reply, next) => {
        void reply.header('cache-control', 'no-cache');
        if (request.routeOptions.url !== '/api/docs/json') return next();
        const encoding = encodingOf(request.headers['accept-encoding']);
        if (encoding !== 'identity') void reply.header('content-encoding', encoding);
        void reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
        json ??= encodedOnce(Buffer.from(JSON.stringify(openApi(version))));
        json(encoding).then((body) => void reply.send(body), next);
      },
    },
    theme: { title: 'Priorité\u00a0: les appels' },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0 },
  });
}

function openApi(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Priorité',
      version,
      description:
        'Chaque réponse est un objet JSON dont `status` est le code HTTP. Tout appel qui n’est pas ' +
        'un GET demande le cookie XSRF-TOKEN de /sanctum/csrf-cookie, sa valeur dans X-XSRF-TOKEN ' +
        'et X-Requested-With: XMLHttpRequest\u202f; sinon 419.',
    },
    components: {
      securitySchemes: {
        eleve: { type: 'http', scheme: 'bearer' },
        admin: { type: 'http', scheme: 'bearer' },
      },
    },
    get paths() {
      return pathsOfCalls();
    },
  };
}

function pathsOfCalls() {
  const all: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = (all[call.path.replace(/:(\w+)/g, '{$1}')] ??= {});
    path[call.method.toLowerCase()] = operation(name, call);
  }
  return all;
}

const REFUSALS: [status: number, when: string, applies: (call: Call) => boolean][] = [
  [
    401,
    'Pas de session, ou une chose qui n’est pas à l’appelant.',
    (c) => c.audience !== 'visiteur',
  ],
  [403, 'Le niveau ne suffit pas.', (c) => c.audience === 'admin'],
  [413, 'L’envoi est trop volumineux.', (c) => c.multipart === true],
  [
    419,
    'La demande ne vient pas d’une de nos pages.',
    (c) => c.method !== 'GET' && c.proof !== 'signature',
  ],
  [422, 'Un champ n’est pas valable.', () => true],
];

export function operation(name: string, call: Call): object {
  const input = jsonSchema(call.input, 'input');
  const [, room] = /\/api\/(\w+)/.exec(call.path)!;
  return {
    operationId: name,
    tags: [room],
    summary: call.summary,
    ...(call.audience !== 'visiteur' && { security: [{ [call.audience]: [] }] }),
    ...(call.level && { description: `Niveau minimum\u00a0: ${call.level}.` }),
    ...(call.method === 'GET'
      ? {
          parameters: Object.entries(input.properties ?? {}).map(([field, schema]) => ({
            name: field,
            in: call.path.includes(`:${field}`) ? 'path' : 'query',
            required: input.required?.includes(field) ?? false,
            schema,
          })),
        }
      : {
          requestBody: {
            content: {
              [call.multipart ? 'multipart/form-data' : 'application/json']: { schema: input },
            },
          },
        }),
    responses: {
      200: {
        description: 'Fait.',
        content: contentOf(call),
      },
      ...Object.fromEntries(
        REFUSALS.filter(([, , applies]) => applies(call)).map(([status, description]) => [
          status,
          { description },
        ]),
      ),
    },
  };
}

function contentOf({ output }: Call): Record<string, object> {
  const file = rendus.get(output);
  if (file) return Object.fromEntries(file.types.map((type) => [type, { schema: BINARY }]));
  const schema = jsonSchema(output, 'output');
  const properties = { status: { const: 200 }, ...schema.properties };
  const required = ['status', ...(schema.required ?? [])];
  return { 'application/json': { schema: { ...schema, properties, required } } };
}

const BINARY = { type: 'string', format: 'binary' };

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      const file = zodSchema instanceof z.ZodType && attendus.get(zodSchema);
      if (file)
        Object.assign(json, BINARY, {
          contentMediaType: file.types.join(', '),
          description: `${file.max} octets au plus.`,
        });
    },
  }) as ObjectSchema;
}
