import { dirname, join } from 'node:path';
import { combien } from '../../../../regles/ecriture.ts';
import type { FichierRecu } from '../../../../contract/fichier.ts';
import type { Db } from '../../../socle/db/database.ts';
import type { Avance } from '../../../socle/http/avancement.ts';
import type { Images, KeepImage } from '../../../socle/http/context.ts';
import type { Handler } from '../../../socle/http/mount.ts';
import { Refus, personne } from '../../../socle/refus/refus.ts';
import { createTurns } from '../../../socle/securite/turns.ts';
import { apply } from './apply/apply.ts';
import { depasse } from './apply/rangees.ts';
import { unpack } from './unpack.ts';
import { startReader } from './readerThread.ts';
import { type Plan, planOf } from './plan/plan.ts';
import type { Travail } from './plan/enCours.ts';

/** Reads one archive at a time, because drawing is expensive; one more may wait. */
const inTurn = createTurns({ atOnce: 1, waiting: 1 });

interface Lecture {
  db: Db;
  input: { archive: FichierRecu };
  admin: { id: number };
  images: Images;
  now: Date;
  avance: Avance;
  gone: AbortSignal;
}

export const checkContenu: Handler<'checkContenu'> = (context) =>
  withPlan(context, async ({ bilan }) => ({ bilan }));

export const importContenu: Handler<'importContenu'> = (context) =>
  withPlan(context, async ({ bilan, travail }) => {
    const { input, admin, now, avance, gone, keepImage, write } = context;
    if (bilan.fautes.length > 0) throw new Refus(422, bilan.message, { bilan });
    if (bilan.version !== input.version) throw depasse({ bilan });
    const { questions, themes, modules, chapitres } = travail;
    const nombre = questions.size + themes.length + modules.length + chapitres.length;
    if (nombre === 0) return { message: 'Rien n’a changé : tout était déjà là.' };
    await keepPhotos(travail, whileAsked(gone, keepImage), avance);
    await avance({ etape: 'Enregistrement', fait: 0, total: 1 });
    await write(async (trx) => ({
      journal: await apply(trx, travail, { admin_id: admin.id, now }),
    }));
    return { message: `Contenu enregistré : ${combien(nombre, 'changement')}.` };
  });

/** Stops decoding pictures once the caller has disconnected. */
const whileAsked =
  (gone: AbortSignal, job: KeepImage): KeepImage =>
  async (upload) => {
    if (gone.aborted) throw personne();
    return job(upload);
  };

/** Unpacks beside the upload, and is deleted with it. */
async function withPlan<T>(lecture: Lecture, job: (plan: Plan) => Promise<T>): Promise<T> {
  const { db, input, admin, images, now, avance, gone } = lecture;
  const { chemin } = input.archive;
  const dossier = dirname(chemin);
  await avance({ etape: 'Ouverture de l’archive', fait: 0, total: 1 });
  const look = whileAsked(gone, images.look);
  return inTurn(`admin ${admin.id}`, async () => {
    const { fichiers, ecartes } = await unpack(chemin, join(dossier, 'fichiers'), gone);
    const reader = startReader({ gone });
    try {
      await reader.open(fichiers, dossier);
      return await job(await planOf({ db, reader, fichiers, ecartes, look, now, avance }));
    } finally {
      await reader.end();
    }
  });
}

/** Call it before the transaction that refers to them; orphans are deleted later. */
async function keepPhotos(
  { questions, chapitres }: Travail,
  keepImage: KeepImage,
  avance: Avance,
): Promise<void> {
  const all = [
    ...[...questions.values()]
      .flatMap(({ photo, suivante }) => [photo ?? [], suivante?.photo ?? []])
      .flat(),
    ...chapitres.flatMap(({ photos }) => photos),
  ];
  const uploads = [...new Set(all)].flatMap(({ upload }) => upload ?? []);
  for (const [fait, upload] of uploads.entries()) {
    await avance({ etape: 'Enregistrement des photos', fait, total: uploads.length });
    await keepImage(upload);
  }
}
