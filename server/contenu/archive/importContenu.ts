import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LigneDeTravail } from '../../../contract/avancement.ts';
import type { FichierRecu } from '../../../contract/fichier.ts';
import type { calls } from '../../../contract/index.ts';
import type { Db } from '../../db/database.ts';
import type { Journal } from '../../kernel/journal.ts';
import type { Handler, Images, KeepImage } from '../../kernel/mount.ts';
import { Refus } from '../../kernel/refus.ts';
import { createTurns } from '../../kernel/turns.ts';
import { appliquer, depasse } from './appliquer.ts';
import { ArchiveRefusee, deballer } from './deballer.ts';
import { lecteurACote } from './lecteurACote.ts';
import { type Travail, planDe } from './plan.ts';

/** One reads at a time in a process: each has a thread, and draws. */
const inTurn = createTurns({ atOnce: 1, waiting: 4 });

interface Lecture {
  db: Db;
  archive: FichierRecu;
  admin: { id: number };
  images: Images;
  now: Date;
  log: { error: (what: object, message: string) => void };
}

/** What there is to do once an archive has been read without a fault. */
interface Suite {
  version: string;
  keepImage: KeepImage;
  write: <T extends Journal>(job: (trx: Db) => Promise<T>) => Promise<T>;
}

export const checkContenu: Handler<(typeof calls)['checkContenu']> = async (context) =>
  answerOf({ ...context, archive: context.input.archive });

export const importContenu: Handler<(typeof calls)['importContenu']> = async (context) => {
  const { input, keepImage, write } = context;
  return answerOf(
    { ...context, archive: input.archive },
    { version: input.version, keepImage, write },
  );
};

/** The call is answered while its work goes on, so its file has a folder of its own; who dies leaves it to sweepEnvois. */
async function answerOf(lecture: Lecture, suite?: Suite) {
  const { chemin } = lecture.archive;
  const dossier = await mkdtemp(join(dirname(dirname(chemin)), 'contenu-'));
  await rename(chemin, join(dossier, 'archive'));
  return {
    nom: 'contenu.ndjson',
    type: 'application/x-ndjson' as const,
    contenu: bytesOf(travail(lecture, dossier, suite)),
  };
}

async function* bytesOf(lignes: AsyncIterable<LigneDeTravail>): AsyncGenerator<Uint8Array> {
  for await (const ligne of lignes) yield Buffer.from(`${JSON.stringify(ligne)}\n`);
}

async function* travail(
  lecture: Lecture,
  dossier: string,
  suite: Suite | undefined,
): AsyncGenerator<LigneDeTravail> {
  let free = () => {};
  try {
    yield { avancement: { etape: 'Ouverture de l’archive', fait: 0, total: 1 } };
    free = await turnOf(`admin ${lecture.admin.id}`);
    yield* carriedOut(lecture, dossier, suite);
  } catch (cause) {
    yield { refus: refusOf(cause, lecture.log) };
  } finally {
    free();
    await rm(dossier, { recursive: true, force: true });
  }
}

/** Resolves when it is this caller’s turn, with what ends it. */
function turnOf(caller: string): Promise<() => void> {
  return new Promise((start, refuse) => {
    inTurn(caller, () => new Promise<void>((free) => start(free))).catch(refuse);
  });
}

async function* carriedOut(
  { db, images, now, admin }: Lecture,
  dossier: string,
  suite: Suite | undefined,
): AsyncGenerator<LigneDeTravail> {
  const { fichiers, ecartes } = await deballer(join(dossier, 'archive'), join(dossier, 'fichiers'));
  const lit = lecteurACote();
  try {
    await lit.ouvrir(fichiers, dossier);
    const lecture = planDe({ db, lit, fichiers, ecartes, look: images.look, now });
    let step = await lecture.next();
    for (; !step.done; step = await lecture.next()) yield { avancement: step.value };
    const { bilan, travail: aFaire } = step.value;
    if (!suite) return yield { bilan };
    if (bilan.fautes.length > 0)
      return yield { refus: { status: 422, message: bilan.message }, bilan };
    if (bilan.version !== suite.version) {
      const { status, message } = depasse();
      return yield { refus: { status, message }, bilan };
    }
    if (sumOf(aFaire) === 0)
      return yield { fait: { message: 'Rien n’a changé : tout était déjà là.' } };
    yield* keepPhotos(aFaire, suite.keepImage);
    yield { avancement: { etape: 'Enregistrement', fait: 0, total: 1 } };
    await suite.write(async (trx) => ({
      journal: await appliquer(trx, aFaire, { admin_id: admin.id, now }),
    }));
    const nombre = sumOf(aFaire);
    yield {
      fait: { message: `Contenu enregistré : ${nombre} changement${nombre > 1 ? 's' : ''}.` },
    };
  } finally {
    await lit.end();
  }
}

const sumOf = ({ questions, themes, modules, chapitres }: Travail) =>
  questions.size + themes.length + modules.length + chapitres.length;

/** Before the transaction that names them; what it does not name is swept away in time. */
async function* keepPhotos(
  { questions, chapitres }: Travail,
  keepImage: KeepImage,
): AsyncGenerator<LigneDeTravail> {
  const all = [
    ...[...questions.values()].flatMap(({ photo }) => photo ?? []),
    ...chapitres.flatMap(({ photos }) => photos),
  ];
  const uploads = [...new Set(all)].flatMap(({ upload }) => upload ?? []);
  for (const [fait, upload] of uploads.entries()) {
    yield { avancement: { etape: 'Enregistrement des photos', fait, total: uploads.length } };
    await keepImage(upload);
  }
}

function refusOf(cause: unknown, log: Lecture['log']): { status: number; message: string } {
  if (cause instanceof Refus) return { status: cause.status, message: cause.message };
  if (cause instanceof ArchiveRefusee) return { status: 422, message: cause.message };
  log.error({ err: cause }, 'archive not read');
  return { status: 500, message: 'Une erreur est survenue de notre côté. Rien n’est enregistré.' };
}
