import { namesOfAdmins } from '../admins/index.ts';
import { keptValeur, holdValeur, listConstats, saveValeur } from '../../eleve/cours/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';

export const getValeurAttestation: Handler<'getValeurAttestation'> = async ({ db }) => ({
  valeur: await withAuteur(db, await keptValeur(db)),
  attestations: await listConstats(db),
  message: 'Réglages chargés.',
});

async function withAuteur(db: Db, { admin_id, ...valeur }: Awaited<ReturnType<typeof keptValeur>>) {
  const names = await namesOfAdmins(db, [admin_id]);
  return { ...valeur, auteur: names.get(admin_id) ?? null };
}

export const setValeurAttestation: Handler<'setValeurAttestation'> = async (context) => {
  const { trx, input } = context;
  const { lecture, bonnes, version, auteur } = await withAuteur(trx, await holdValeur(trx));
  if (input.version !== undefined && input.version !== version)
    throw conflict(
      `${auteur} a changé ce réglage entre-temps. Rien n’est enregistré\u00a0: comparez, puis recommencez.`,
      { valeur: { lecture, bonnes, version } },
    );
  const apres = { lecture: input.lecture, bonnes: input.bonnes };
  await saveValeur(trx, { ...apres, version: version + 1 }, context);
  return {
    version: version + 1,
    message: 'Le réglage vaut pour chaque chapitre terminé à partir de maintenant.',
    journal: { objet: 'attestation', objet_id: null, avant: { lecture, bonnes }, apres },
  };
};
