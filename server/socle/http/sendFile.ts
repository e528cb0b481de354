import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sansAccents } from '../../../regles/ecriture.ts';
import type { FichierRendu } from '../../../contract/fichier.ts';

export function sendFile(reply: FastifyReply, { nom, type, contenu }: FichierRendu): FastifyReply {
  const ascii = sansAccents(nom).replace(/[^ -~]|["%]/g, '_');
  const whole = encodeURIComponent(nom).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return reply
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`)
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .send(contenu instanceof Uint8Array ? Buffer.from(contenu) : Readable.from(contenu));
}
