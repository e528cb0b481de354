import { tachesOf } from '../taches.ts';
import type { School } from './school.ts';

interface Sent {
  subject: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

/** Sends what waits as the server does, with the files that its mails name. */
export async function sendAll({ mounting, database, store, now, fastify }: School) {
  const sent: Sent[] = [];
  const transport = { sendMail: async (mail: Sent) => sent.push(mail) } as never;
  const { env, serveur } = mounting;
  const { log } = fastify;
  const { mails } = tachesOf({ env, database, store, clock: now, transport, serveur, log });
  await mails.run();
  await mails.idle();
  return sent;
}
