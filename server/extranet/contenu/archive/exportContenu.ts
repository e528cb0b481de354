import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { versionsOf } from '../../../../regles/images.ts';
import type { Db } from '../../../socle/db/database.ts';
import { idsOf } from '../../../socle/db/idsOf.ts';
import { partsOf } from '../../../socle/db/partsOf.ts';
import type { Images } from '../../../socle/http/context.ts';
import type { Handler } from '../../../socle/http/mount.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import { isAccueil } from '../../../eleve/series/index.ts';
import { empreinteOfNom, imagesDuTexte, texteDuChapitre } from './chapitres.ts';
import { isThere, readEtat } from './etat.ts';
import { ecriteOf, fichierDeQuestions, fileNameOf, yamlOf } from './questions.ts';
import { byRef, nameAll } from './refs.ts';
import { type Zip, zipped } from './zipped.ts';
import { avecSuite, dessinsOf, findTexte, versionsParId } from './lus.ts';

const MOST_FILES = 10_000;
/** Products define which modules form a course, so the archive has one folder. */
const COURS = 'cours/extranet';

export const exportContenu: Handler<'exportContenu'> = async (context) => {
  const { db, write, input, now, images } = context;
  const { etat } = await write(async (trx) => {
    await nameAll(trx);
    const etat = await etatOf(trx);
    const nombre = etat.questions.length;
    return { etat, journal: { objet: 'contenu', objet_id: null, avant: null, apres: { nombre } } };
  });
  if (input.photos) await refuseTooMany(db, etat);
  const jour = now.toISOString().slice(0, 10);
  return {
    nom: `contenu-${jour}.zip`,
    type: 'application/zip',
    contenu: zipped((zip) => fill(zip, db, etat, input.photos ? images : undefined)),
  };
};

type Etat = Awaited<ReturnType<typeof etatOf>>;

/** Omits question versions: they are immutable, so each is read with its file. */
async function etatOf(trx: Db) {
  const { questions, themes, modules, chapitres, places } = await readEtat(trx);
  const live = questions.filter((row) => isThere(row) && row.version_id !== null);
  return {
    questions: live.toSorted(byRef),
    parId: new Map(live.map((row) => [row.id, row])),
    themes: themes.filter(isThere).toSorted(byRef),
    modules: modules.filter(isThere).toSorted(byRef),
    chapitres: chapitres.filter(isThere).toSorted(byRef),
    places,
  };
}

async function refuseTooMany(db: Db, { questions, chapitres }: Etat): Promise<void> {
  let photos = 0;
  for (const some of partsOf(questions)) {
    const ids = some.map(({ version_id }) => version_id!);
    const versions = await versionsParId(db, ids);
    photos += [...versions.values()].filter((v) => v.libelleImage?.endsWith('.webp')).length;
    await untilRequestsAreRead();
  }
  if (2 * photos + 2 * chapitres.length > MOST_FILES - 1000)
    throw new Refus(
      422,
      `Il y a ${photos} photos, plus qu’une archive n’en tient : téléchargez le contenu sans les photos.`,
    );
}

/** Texts come from one database snapshot; pictures follow from the store. */
async function fill(zip: Zip, db: Db, etat: Etat, images: Images | undefined): Promise<void> {
  const pictures = new Set<string>();
  const { add } = zip;
  const refs = new Map(etat.questions.map(({ id, reference }) => [id, reference!]));
  const refsOf = (liste: string) => idsOf(liste).flatMap((id) => refs.get(id) ?? []);

  add(`${COURS}/cours.yaml`, coursOf(etat));
  const inChapitre = homesOf(etat);
  for (const chapitre of etat.chapitres) {
    const texte = await findTexte(db, chapitre.id);
    if (texte === undefined) continue;
    const adresses = imagesDuTexte(texte);
    const dessins = await dessinsOf(db, adresses);
    const ecrit = texteDuChapitre({ libelle: chapitre.libelle, texte }, dessins);
    add(`${COURS}/${chapitre.reference}.${ecrit.extension}`, ecrit.texte);
    for (const adresse of adresses) {
      const empreinte = empreinteOfNom(adresse);
      const mots = empreinte && dessins.get(empreinte)?.mots;
      if (empreinte === undefined) pictures.add(fileNameOf(adresse));
      else if (ecrit.extension === 'html' && mots && !pictures.has(fileNameOf(adresse))) {
        pictures.add(fileNameOf(adresse));
        add(`images/${empreinte}.yaml`, `${mots}\n`);
      }
    }
    const entrees = await entreesOf(
      db,
      idsOf(chapitre.listeQuestions).flatMap((id) => {
        const question = refs.get(id);
        if (question === undefined) return [];
        return inChapitre.get(id) === chapitre.id ? id : question;
      }),
      etat,
      pictures,
    );
    if (entrees.length > 0) add(`${COURS}/${chapitre.reference}.yaml`, fichierDeQuestions(entrees));
    await zip.taken();
  }

  const elsewhere = etat.questions.filter(({ id }) => !inChapitre.has(id));
  for (const [dossier, questions] of Map.groupBy(elsewhere, dossierOf)) {
    for (const [at, some] of [...partsOf(questions, PAR_FICHIER)].entries()) {
      const numero = String(at + 1).padStart(3, '0');
      const ids = some.map(({ id }) => id);
      const entrees = await entreesOf(db, ids, etat, pictures);
      add(`questions/${dossier}/${dossier}-${numero}.yaml`, fichierDeQuestions(entrees));
      await zip.taken();
    }
  }

  for (const theme of etat.themes) {
    const { reference: ref, libelle, listeQuestions } = theme;
    const name = isAccueil(theme) ? `${ref}.yaml` : `series/${ref}.yaml`;
    add(name, yamlOf({ ref, libelle, questions: refsOf(listeQuestions) }, 9));
  }

  if (images) addImages(zip, images, pictures);
}

const PAR_FICHIER = 50;

/** Maps « place-118 » to « place »; references of staff have no number. */
function dossierOf({ reference }: { reference: string | null }): string {
  return /^([a-z-]+)-\d{3}$/.exec(reference!)?.[1] ?? 'extranet';
}

function coursOf({ modules, chapitres, places }: Etat): string {
  const refs = new Map(chapitres.map(({ id, reference }) => [id, reference!]));
  const tenus = new Set(modules.map(({ id }) => id));
  const held = new Set(places.flatMap((p) => (tenus.has(p.module_id) ? p.chapitre_id : [])));
  const seuls = chapitres.filter(({ id }) => !held.has(id)).map(({ reference }) => reference);
  return yamlOf(
    {
      ref: 'extranet',
      libelle: 'Modules et chapitres',
      modules: modules.map(({ id, reference: ref, libelle }) => ({
        ref,
        libelle,
        chapitres: places.flatMap((place) =>
          place.module_id === id ? (refs.get(place.chapitre_id) ?? []) : [],
        ),
      })),
      ...(seuls.length > 0 && { chapitres: seuls }),
    },
    9,
  );
}

/** Maps questions that only one chapter has to it: its file has them. */
function homesOf({ themes, chapitres }: Etat): Map<number, number> {
  const homes = new Map<number, number>();
  const several = new Set(themes.flatMap(({ listeQuestions }) => idsOf(listeQuestions)));
  for (const { id, listeQuestions } of chapitres)
    for (const question of idsOf(listeQuestions)) {
      if (homes.has(question)) several.add(question);
      homes.set(question, id);
    }
  for (const question of several) homes.delete(question);
  return homes;
}

async function entreesOf(
  db: Db,
  wanted: (number | string)[],
  { parId }: Etat,
  pictures: Set<string>,
): Promise<(object | string)[]> {
  const versions = await versionsParId(
    db,
    wanted.flatMap((one) => {
      if (typeof one === 'string') return [];
      const { version_id, suivante_id } = parId.get(one)!;
      return [version_id!, ...(suivante_id === null ? [] : [suivante_id])];
    }),
  );
  const adresses = [...versions.values()].flatMap(({ libelleImage }) => libelleImage ?? []);
  const dessins = await dessinsOf(db, adresses);
  return wanted.map((one) => {
    if (typeof one === 'string') return one;
    const { reference, version_id, suivante_id, ensuite } = parId.get(one)!;
    const version = versions.get(version_id!)!;
    const suivante = suivante_id === null ? undefined : versions.get(suivante_id)!;
    for (const { libelleImage } of suivante ? [version, suivante] : [version])
      if (libelleImage?.endsWith('.webp')) pictures.add(fileNameOf(libelleImage));
    return ecriteOf(reference!, avecSuite({ ensuite, version, suivante }, dessins));
  });
}

/** Adds pictures one by one; a missing picture becomes an empty file. */
function addImages(zip: Zip, images: Images, noms: Set<string>): void {
  const files = [...noms]
    .filter((nom) => nom.endsWith('.webp'))
    .toSorted()
    .flatMap((nom) => versionsOf(`/img/questions/${nom}`));
  for (const { adresse } of files)
    zip.addLater(`images/${fileNameOf(adresse)}`, () => images.open(adresse));
}
