import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/index.ts';
import { DOCS_POLICY } from './headers.ts';

/** The page at /api/docs, and the document itself at /api/docs/json. */
export async function serveOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApi(version) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiHooks: {
      onRequest: (_request, reply, next) => {
        void reply.header('cache-control', 'no-cache');
        next();
      },
    },
    theme: { title: 'Priorité : les appels' },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0 },
  });
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    (paths[call.path.replace(/:(\w+)/g, '{$1}')] ??= {})[call.method.toLowerCase()] = operation(
      name,
      call,
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Priorité',
      version,
      description:
        'Chaque réponse est un objet JSON dont `status` est le code HTTP. Tout appel qui n’est pas ' +
        'un GET demande le cookie XSRF-TOKEN de /sanctum/csrf-cookie, sa valeur dans X-XSRF-TOKEN ' +
        'et X-Requested-With: XMLHttpRequest ; sinon 419.',
    },
    components: {
      securitySchemes: {
        eleve: { type: 'http', scheme: 'bearer' },
        admin: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}

const REFUSALS: [status: number, when: string, applies: (call: Call) => boolean][] = [
  [
    401,
    'Pas de session, ou une chose qui n’est pas à l’appelant.',
    (c) => c.audience !== 'visiteur',
  ],
  [403, 'Le niveau ne suffit pas.', (c) => c.audience === 'admin'],
  [419, 'La demande ne vient pas d’une de nos pages.', (c) => c.method !== 'GET'],
  [422, 'Un champ n’est pas valable.', () => true],
];

function operation(name: string, call: Call): object {
  const input = jsonSchema(call.input, 'input');
  const output = jsonSchema(call.output, 'output');
  const [, room] = /\/api\/(\w+)/.exec(call.path)!;
  return {
    operationId: name,
    tags: [room],
    summary: call.summary,
    ...(call.audience !== 'visiteur' && { security: [{ [call.audience]: [] }] }),
    ...(call.level && { description: `Niveau minimum : ${call.level}.` }),
    ...(call.method === 'GET'
      ? {
          parameters: Object.entries(input.properties ?? {}).map(([field, schema]) => ({
            name: field,
            in: call.path.includes(`:${field}`) ? 'path' : 'query',
            required: input.required?.includes(field) ?? false,
            schema,
          })),
        }
      : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description: 'Fait.',
        content: {
          'application/json': {
            schema: {
              ...output,
              properties: { status: { const: 200 }, ...output.properties },
              required: ['status', ...(output.required ?? [])],
            },
          },
        },
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

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as ObjectSchema;
}
