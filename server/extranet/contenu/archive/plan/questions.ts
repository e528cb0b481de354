import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { calls } from '../../../../../contract/index.ts';
import { type QuestionDuPersonnel, photoOf } from '../../../../../content/question.schema.ts';
import { texteOf } from '../../../../../drawing/index.ts';
import { partsOf } from '../../../../socle/db/partsOf.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import { empreinteOfNom } from '../chapitres.ts';
import type { Entree } from '../reader.ts';
import { avecSuite, dessinsOf, versionsParId } from '../lus.ts';
import type { Photo } from '../photos.ts';
import { adresseOf } from '../../../../../regles/images.ts';
import { champsChanges, lueOf, fileNameOf, sameOf } from '../questions.ts';
import type { EnCours } from './enCours.ts';

/** Questions per request; drawing them takes about a second. */
const LOT = 20;

export async function planQuestions(plan: EnCours): Promise<void> {
  const { reader, noms, avance, suivi, listes, now, travail } = plan;
  const own = noms.filter((nom) =>
    /^questions\/|^cours\/[^/]+\/(?!cours\.yaml$).*\.yaml$/.test(nom),
  );
  for (const [fait, fichier] of own.entries()) {
    await avance({ etape: 'Lecture des questions', fait, total: own.length });
    const lu = await suivi.tried(() => reader.questions(fichier));
    if (!lu) continue;
    suivi.add(lu.fautes);
    listes.set(fichier, lu.entrees);
    if (fichier.startsWith('questions/'))
      for (const { ref, ligne, ecrite } of lu.entrees)
        if (!ecrite) suivi.note(fichier, ligne, `${ref} : une question entière est attendue`);
    const places = await planEntrees(plan, fichier, lu.entrees);
    for (const [at, part] of [...partsOf(places, LOT)].entries()) {
      const etape = `Dessin et vérification : ${fichier}`;
      await avance({ etape, fait: at * LOT, total: places.length });
      const { lot, fautes } = await reader.judge(fichier, part, now.toISOString().slice(0, 10));
      suivi.add(fautes);
      travail.lots.push(lot);
    }
    await untilRequestsAreRead();
  }
}

/** Validates only changed questions, because drawing is slow. */
async function planEntrees(
  { db, actuel, photo, suivi, ici, travail }: EnCours,
  fichier: string,
  entrees: readonly Entree[],
): Promise<number[]> {
  const places: number[] = [];
  const versions = await versionsParId(
    db,
    entrees.flatMap(({ ref, ecrite }) => {
      const row = ecrite ? actuel.questions.get(ref) : undefined;
      return [row?.version_id ?? [], row?.suivante_id ?? []].flat();
    }),
  );
  const adresses = [...versions.values()].flatMap(({ libelleImage }) => libelleImage ?? []);
  const dessins = await dessinsOf(db, adresses);
  for (const [at, { ref, ligne, ecrite }] of entrees.entries()) {
    if (!ecrite) continue;
    const note = (message: string) => suivi.note(fichier, ligne, `${ref}\u00a0: ${message}`);
    const other = ici.get(ref);
    if (other) {
      note(`cette question est aussi dans ${other.fichier}`);
      continue;
    }
    ici.set(ref, { fichier, image: ecrite.image !== undefined });
    const voulue = await resolved({ db, photo }, ecrite, note);
    if (!voulue) continue;
    const row = actuel.questions.get(ref);
    const version = row && versions.get(row.version_id!);
    const suivante = versions.get(row?.suivante_id ?? 0);
    const lue =
      version && lueOf(ref, avecSuite({ ensuite: row.ensuite, version, suivante }, dessins));
    // An entry that says nothing of the next code leaves what is there.
    const avant = lue && voulue.ecrite.CVP2027 === undefined ? { ...lue, CVP2027: undefined } : lue;
    const there = row?.dateSuppression === null;
    if (there && avant && sameOf(avant) === sameOf(voulue.ecrite)) {
      suivi.egaux.question++;
      continue;
    }
    for (const message of staffFautes(voulue.ecrite)) note(message);
    places.push(at);
    travail.questions.set(ref, {
      id: row?.id ?? null,
      version_id: row?.version_id ?? null,
      supprimee: row !== undefined && !there,
      photo: voulue.photo,
      legacy: voulue.legacy,
      suivante_id: row?.suivante_id ?? null,
      suivante: voulue.suivante,
    });
    suivi.change(
      {
        objet: 'question',
        ref,
        libelle: ecrite.question.slice(0, 160),
        suite: there ? 'modification' : row ? 'retour' : 'ajout',
        champs: there && avant ? champsChanges(avant, voulue.ecrite) : [],
      },
      row?.version_id,
    );
  }
  return places;
}

/** Returns undefined when a photo of it is missing or unusable. */
async function resolved(
  plan: Pick<EnCours, 'db' | 'photo'>,
  { CVP2027, ...base }: QuestionDuPersonnel,
  note: (message: string) => void,
) {
  const own = await withPhoto(plan, base, note);
  if (!own || typeof CVP2027 !== 'object')
    return own && { ...own, ecrite: { ...own.ecrite, CVP2027 }, suivante: undefined };
  const other = await withPhoto(plan, CVP2027, note);
  if (!other) return undefined;
  const { ecrite, ...image } = other;
  const suivante = photoOf(CVP2027) === undefined ? undefined : image;
  return { ...own, ecrite: { ...own.ecrite, CVP2027: ecrite }, suivante };
}

async function withPhoto<E extends { image?: unknown }>(
  { db, photo }: Pick<EnCours, 'db' | 'photo'>,
  ecrite: E,
  note: (message: string) => void,
): Promise<{ ecrite: E; photo: Photo | null; legacy: string | null } | undefined> {
  const nom = photoOf(ecrite);
  if (nom === undefined) return { ecrite, photo: null, legacy: null };
  try {
    if (nom.endsWith('.svg')) {
      const empreinte = empreinteOfNom(nom);
      const kept = empreinte && (await dessinsOf(db, [nom])).get(empreinte);
      if (!kept)
        throw new Refus(
          422,
          `Le dessin «\u00a0${nom}\u00a0» n’est pas connu ici, et ses mots non plus.`,
        );
      return { ecrite, photo: null, legacy: `/img/questions/${nom}` };
    }
    const found = await photo(nom);
    const image = { photo: fileNameOf(adresseOf('questions', found)) };
    return { ecrite: { ...ecrite, image }, photo: found, legacy: null };
  } catch (cause) {
    // Other refusals, such as a disconnect or a limit, end the import.
    if (!(cause instanceof Refus) || cause.status !== 422) throw cause;
    note(cause.message);
    return undefined;
  }
}

const sceneDe = ({ image, verifie }: QuestionDuPersonnel): string | null =>
  image === undefined ? null : texteOf({ image, ...(verifie !== undefined && { verifie }) });

function staffFautes(ecrite: QuestionDuPersonnel): string[] {
  const { success, error } = calls.addQuestion.input.safeParse({
    ...ecrite,
    libelle: ecrite.question,
    idArticleLois: ecrite.article,
    imageDescription: ecrite.description ?? null,
    scene: sceneDe(ecrite),
    grave: ecrite.grave,
  });
  return success ? [] : error.issues.map(({ message }) => message);
}
