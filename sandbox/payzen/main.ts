import { boutiqueWith } from './boutique.ts';
import { createPayzen } from './payzen.ts';

const env = process.env as Record<string, string>;
const boutique = boutiqueWith({
  siteId: env.SITE_ID!,
  mode: env.MODE === 'PRODUCTION' ? 'PRODUCTION' : 'TEST',
  cle: env.CLE!,
  motDePasse: env.MOT_DE_PASSE ?? '',
  notification: env.NOTIFICATION!,
  retour: env.RETOUR!,
});
createPayzen(boutique, env.FOLDER!).listen({ port: Number(env.PORT), host: env.HOST });

process.stdin.on('close', () => process.exit(0)).resume();
