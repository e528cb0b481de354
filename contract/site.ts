import { z } from 'zod';
import { defineCall } from './call.ts';

/** 503 while the database can't be read. */
export const health = defineCall({
  method: 'GET',
  path: '/api/health',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Dit si le serveur peut servir.',
  input: z.object({}),
  output: z.object({ database: z.enum(['sqlite', 'postgres']), version: z.string() }),
});
