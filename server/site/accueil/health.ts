import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { version } from '../../socle/config/version.ts';

export const health: Handler<'health'> = async (context) => {
  await canRead(context);
  return { database: context.kind, version };
};

/** Throws 503 while the database does not answer. */
export async function canRead({ db, log }: Parameters<Handler<'health'>>[0]): Promise<void> {
  try {
    await within(2000, db.selectFrom('page').select('reference').limit(1).execute());
  } catch (cause) {
    log.error({ err: cause }, 'database out of reach');
    throw new Refus(503, 'Le service est momentanément indisponible.');
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
