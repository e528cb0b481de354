import { readEnvironment } from '../server/socle/config/environment.ts';
import { lecteurOf } from '../server/eleve/tpr/index.ts';

/** npm run tpr:cles: prints the keys for the player's vendor (docs/perception-des-risques.md). */
try {
  const { url, site, cles } = lecteurOf(readEnvironment(process.env));
  const [cle, ancienne] = cles.map(({ messages }) => Buffer.from(messages).toString('base64url'));
  const lines = [
    `Site (iss)                   ${site}`,
    `Lecteur (aud)                ${url}`,
    `Clés publiques               ${site}/api/tpr/cles`,
    `Clé des messages (secrète)   ${cle}`,
    ...(ancienne ? [`Celle d’avant, encore crue   ${ancienne}`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (cause) {
  process.stderr.write(`${(cause as Error).message}\n`);
  process.exitCode = 1;
}
