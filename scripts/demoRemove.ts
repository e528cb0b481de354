import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keptContent } from '../content/keptContent.ts';
import { removeDemo } from '../server/extranet/contenu/index.ts';
import { addLignes } from '../server/socle/journal/addLignes.ts';
import { withDatabase } from './withDatabase.ts';

const NOTHING = 'Cette base n’a pas de comptes de démonstration : rien n’a changé.';

/** npm run demo:remove: deletes the demo's people from a real database, nothing else. */
await withDatabase('Rien n’a changé.', async (database, DATA_DIR) => {
  const { demo } = await keptContent();
  const now = new Date();
  const done = await removeDemo(database, demo, { motDePasse: 'Demo-2026!', now, addLignes });
  return done ? sentencesOf(done, DATA_DIR).join('\n') : NOTHING;
});

function sentencesOf(
  { staff, eleves, superviseurs, sansMotDePasse }: Removed,
  DATA_DIR: string,
): string[] {
  const lines = [
    `Retirés : ${staff} comptes du personnel et ${eleves} élèves de la démonstration. Tout le monde est déconnecté.`,
    superviseurs.length > 0
      ? `Superviseurs qui restent, à vérifier un par un : ${superviseurs.join(', ')}.`
      : 'Il ne reste aucun superviseur : « npm run admin:create » en crée un.',
  ];
  if (sansMotDePasse.length > 0)
    lines.push(
      `Ils avaient le mot de passe public et n’en ont plus\u00a0: ${sansMotDePasse.join(', ')}.`,
    );
  if (existsSync(join(DATA_DIR, 'app-secret')))
    lines.push(
      `Ce qui est chiffré l’est avec ${join(DATA_DIR, 'app-secret')}\u00a0: reprends ce secret dans APP_SECRET.`,
    );
  lines.push('La base est prête pour APP_MODE=production.');
  return lines;
}

type Removed = NonNullable<Awaited<ReturnType<typeof removeDemo>>>;
