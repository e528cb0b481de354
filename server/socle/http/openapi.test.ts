import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../contract/call.ts';
import { fichier, fichierRendu } from '../../../contract/fichier.ts';
import { euros } from '../../../contract/fields.ts';
import { operation } from './openapi.ts';

const base = { audience: 'admin', level: 9, summary: 'Une sonde.' } as const;

test('a form with files is told as one', () => {
  const call = defineCall({
    ...base,
    method: 'POST',
    path: '/api/extranet/addSonde',
    writes: 'always',
    multipart: true,
    bodyLimit: 2000,
    input: z.object({
      libelle: z.string(),
      photo: fichier({ types: ['image/png', 'image/webp'], max: 1000 }).optional(),
    }),
    output: z.object({ message: z.string(), prix: euros }),
  });
  const { requestBody, responses } = operation('addSonde', call) as never as {
    requestBody: {
      content: Record<string, { schema: { properties: object; required: string[] } }>;
    };
    responses: Record<number, { content: Record<string, { schema: { properties: object } }> }>;
  };
  expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
  const { properties, required } = requestBody.content['multipart/form-data']!.schema;
  expect(required).toEqual(['libelle']);
  expect(properties).toMatchObject({
    libelle: { type: 'string' },
    photo: { type: 'string', format: 'binary', contentMediaType: 'image/png, image/webp' },
  });
  expect(responses[200]!.content['application/json']!.schema.properties).toMatchObject({
    status: { const: 200 },
    prix: { type: 'number' },
  });
  expect(Object.keys(responses)).toContain('413');
});

test('an answer that is a file is told with its kinds', () => {
  const call = defineCall({
    ...base,
    method: 'GET',
    path: '/api/extranet/getSonde',
    writes: 'never',
    input: z.object({}),
    output: fichierRendu('application/pdf', 'text/csv'),
  });
  const { responses } = operation('getSonde', call) as never as {
    responses: Record<number, { content: object }>;
  };
  const schema = { type: 'string', format: 'binary' };
  expect(responses[200]!.content).toEqual({
    'application/pdf': { schema },
    'text/csv': { schema },
  });
});
