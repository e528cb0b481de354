// Runs a school in its own process, which executes commands and exits at a chosen step.
import { type Point, arm, disarm, step } from './dieAt.ts';
import type { InjectOptions } from 'fastify';
import { createApp } from '../../server/app.ts';
import { connect } from '../../server/socle/db/connect.ts';
import { readEnvironment } from '../../server/socle/config/environment.ts';
import { transportOf } from '../../server/socle/mail/transport.ts';
import { tachesOf } from '../../server/taches.ts';

/** In milliseconds, ahead of the real clock. */
let later = 0;

async function open() {
  const env = readEnvironment(process.env);
  const database = await connect(env);
  const clock = () => new Date(Date.now() + later);
  const { fastify, store, mounting } = await createApp({ env, database, clock });
  const transport = transportOf(env.SMTP_URL!);
  const sendMail = transport.sendMail.bind(transport) as (mail: object) => Promise<never>;
  transport.sendMail = (mail: object) => {
    step('sends a mail');
    return sendMail(mail);
  };
  const { log } = fastify;
  return {
    fastify,
    ...tachesOf({ env, database, store, clock, transport, log, serveur: mounting.serveur }),
  };
}

let opened: ReturnType<typeof open> | undefined;

const commands = {
  open: async () => void (await (opened = open())),
  arm: async (at: Point | undefined) => arm(at),
  disarm: async () => disarm(),
  later: async (by: number) => {
    later = by;
  },
  async request(request: InjectOptions) {
    const { fastify } = await opened!;
    const { statusCode, payload, cookies } = await fastify.inject(request);
    return { status: statusCode, text: payload, cookie: cookies[0]?.value };
  },
  async jobs(noms: readonly string[] | undefined) {
    const { liste, mails } = await opened!;
    const wanted = liste.filter(({ nom, every }) => noms?.includes(nom) ?? every < HOUR);
    for (const tache of wanted.toReversed()) await tache.run();
    await mails.idle();
  },
};
export type Commands = typeof commands;

const HOUR = 3_600_000;

process.on('message', ({ id, what, given }: { id: number; what: keyof Commands; given: never }) => {
  const answer = (done: object) => process.send!({ id, ...done });
  commands[what](given).then(
    (value) => answer({ value }),
    (cause: unknown) => answer({ error: cause instanceof Error ? cause.stack : String(cause) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send!({ id: 0 });
