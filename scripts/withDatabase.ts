import { connect } from '../server/socle/db/connect.ts';
import type { Database } from '../server/socle/db/database.ts';
import { sentenceOfFailure } from '../server/socle/db/failures.ts';

/** Failures print after `failed`, with exit code 1. */
export async function withDatabase(
  failed: string,
  job: (database: Database, DATA_DIR: string) => Promise<string>,
): Promise<void> {
  const { env } = process;
  const DATA_DIR = env.DATA_DIR || './data';
  try {
    const database = await connect({ DATA_DIR, DATABASE_URL: env.DATABASE_URL || undefined });
    try {
      process.stdout.write(`${await job(database, DATA_DIR)}\n`);
    } finally {
      await database.close();
    }
  } catch (cause) {
    process.stderr.write(`${failed} ${whyOf(cause)}\n`);
    process.exit(1);
  }
}

const whyOf = (cause: unknown) =>
  sentenceOfFailure(cause) ?? `La base ne répond pas\u00a0: ${(cause as Error).message}`;
