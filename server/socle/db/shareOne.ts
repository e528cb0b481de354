import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

interface Shared {
  client: Promise<PoolClient>;
  users: number;
}

/**
 * Lends one connection to many short statements at once: what waits goes out together, and comes
 * back in order.
 */
export function shareOne(pool: Pool): PostgresPool {
  let shared: Shared | undefined;

  async function join(one: Shared): Promise<PostgresPoolClient> {
    // After any error nobody else joins: the connection may be lost.
    const leave = () => void (shared === one && (shared = undefined));
    one.users++;
    one.client.catch(leave);
    const client = await one.client;
    return {
      query: ((text: string, parameters: unknown[]) => {
        const result = client.query(text, parameters);
        result.catch(leave);
        return result;
      }) as unknown as PostgresPoolClient['query'],
      release() {
        if (--one.users > 0) return;
        leave();
        client.release();
      },
    };
  }

  return {
    options: pool.options,
    connect: () => join((shared ??= { client: pool.connect(), users: 0 })),
    end: async () => {},
  };
}
