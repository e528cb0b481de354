import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { connect } from '../server/db/connect.ts';
import { Erreur, createSuperviseur } from './superviseur.ts';

await run().catch((cause: unknown) => {
  const { code, message } = cause as { code?: string; message: string };
  const why =
    cause instanceof Erreur
      ? message
      : code === 'ECONNREFUSED'
        ? 'PostgreSQL ne répond pas à l’adresse de DATABASE_URL.'
        : `La base ne répond pas : ${message}`;
  process.stderr.write(`Aucun superviseur n’a été créé. ${why}\n`);
  process.exit(1);
});

async function run(): Promise<void> {
  const { env, stdin } = process;
  const database = await connect({
    DATA_DIR: env.DATA_DIR || './data',
    DATABASE_URL: env.DATABASE_URL || undefined,
  });
  try {
    const told = await createSuperviseur(database, { env, ask: stdin.isTTY ? ask : undefined });
    process.stdout.write(`${told}\n`);
  } finally {
    await database.close();
  }
}

async function ask(question: string, hidden = false): Promise<string> {
  let silent = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!silent) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const answer = lines.question(question);
  silent = hidden;
  try {
    return await answer;
  } finally {
    lines.close();
    if (hidden) process.stdout.write('\n');
  }
}
