import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { loadContenu } from './contenu/loadContenu.ts';
import { connect } from './db/connect.ts';
import { type Environment, readEnvironment } from './kernel/environment.ts';
import { builtPages, developedPages } from './kernel/pages.ts';

const MOT_DE_PASSE_DEMO = 'Demo-2026!';

const env = readEnvironmentOrStop();
const database = await connect(env);
await loadContenu(database, {
  now: new Date(),
  demo: env.APP_MODE === 'demo' ? { motDePasse: MOT_DE_PASSE_DEMO } : undefined,
});
const { fastify } = await createApp({
  env,
  database,
  pages: process.argv.includes('--dev') ? await developedPages() : await builtPages(),
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    // Requests in hand are answered first; idle connections are closed at once.
    void fastify
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  });
}

await fastify.listen({ port: env.PORT, host: env.HOST });
announce();

function readEnvironmentOrStop(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (cause) {
    process.stderr.write(`Priorité ne démarre pas. ${(cause as Error).message}\n`);
    process.exit(1);
  }
}

function announce(): void {
  // With PORT=0 the system chooses.
  const { port } = fastify.server.address() as AddressInfo;
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST;
  const lines = [`Priorité est prêt : http://${host}:${port}`];
  if (env.APP_MODE === 'demo') {
    lines.push(
      'Comptes de démonstration, mot de passe Demo-2026! :',
      '  élèves     eleve@demo.be, eleve2@demo.be',
      '  personnel  utilisateur@demo.be (1), administrateur@demo.be (9), superviseur@demo.be (10)',
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
