import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import type {
  Avancement,
  Bilan,
  ChangementDuContenu,
  Comptes,
  FauteDArchive,
  ObjetDuContenu,
} from '../../../contract/avancement.ts';
import { calls } from '../../../contract/index.ts';
import { type QuestionDuPersonnel, photoOf } from '../../../content/question.schema.ts';
import { type FauteDeFichier, FautesDeFichier } from '../../../content/readYaml.ts';
import type { Db } from '../../db/database.ts';
import { empreinteOf } from '../../kernel/empreinte.ts';
import type { Images } from '../../kernel/mount.ts';
import { Refus } from '../../kernel/refus.ts';
import { VEDETTES } from '../../series/series.queries.ts';
import { empreinteOfNom, texteDuChapitre } from './chapitres.ts';
import type { Actuel } from './etat.ts';
import { etatActuel } from './etat.ts';
import type { Dessine, Lecteur } from './lire.ts';
import { dessinsOf, textesOf, versionsParId } from './lus.ts';
import { type Photo, adresseDe, photosDe } from './photos.ts';
import { champsChanges, lueOf, nomOf, sameOf } from './questions.ts';
import { texteLu } from './texteLu.ts';

type Suite = ChangementDuContenu['suite'];

/** A list or a text as it is to be. */
export interface Voulu {
  ref: string;
  suite: Suite;
  /** null: it is new. */
  id: number | null;
  /** What it said when it was looked at. */
  base: string | null;
  libelle: string;
  /** By their names, in their order; null: it stays. */
  refs: string[] | null;
}

export interface ChapitreVoulu extends Voulu {
  /** null: it stays. */
  texte: string | null;
  dessins: Dessine[];
  photos: Photo[];
}

/** All that an archive changes. */
export interface Travail {
  /** By name: which version it replaces; null: it is new. */
  questions: Map<
    string,
    {
      id: number | null;
      version_id: number | null;
      /** It was deleted, and comes back. */
      supprimee: boolean;
      photo: Photo | null;
      legacy: string | null;
    }
  >;
  /** Files of judged questions. */
  lots: string[];
  themes: Voulu[];
  modules: Voulu[];
  chapitres: ChapitreVoulu[];
}

interface Plan {
  bilan: Bilan;
  travail: Travail;
}

const MOST_SHOWN = 1000;
const MOST_FAUTES = 200;
/** Drawn in a second or so. */
const LOT = 20;
const MOST_IN_SERIE = 200;
const MOST_IN_CHAPITRE = 150;

interface Planning {
  db: Db;
  lit: Lecteur;
  fichiers: ReadonlyMap<string, string>;
  ecartes: string[];
  look: Images['look'];
  now: Date;
}

/** Reads an archive and says what it would change; nothing is written. Tells how far it has come. */
export async function* planDe(planning: Planning): AsyncGenerator<Avancement, Plan> {
  const { db, lit, fichiers, now } = planning;
  const actuel = await etatActuel(db);
  const photo = photosDe(db, fichiers, planning.look);
  const suivi = new Suivi();
  const travail: Travail = {
    questions: new Map(),
    lots: [],
    themes: [],
    modules: [],
    chapitres: [],
  };
  const noms = [...fichiers.keys()].toSorted();
  const total = noms.length;

  /** By file, the names of its questions in their order. */
  const listes = new Map<string, { ref: string; ligne: number | null; entiere: boolean }[]>();
  /** The questions that stand in the archive, and whether each has a picture. */
  const ici = new Map<string, { fichier: string; image: boolean }>();

  const deQuestions = noms.filter((nom) =>
    /^questions\/|^cours\/[^/]+\/(?!cours\.yaml$).*\.yaml$/.test(nom),
  );
  for (const [fait, fichier] of deQuestions.entries()) {
    yield { etape: 'Lecture des questions', fait, total: deQuestions.length };
    const lu = await suivi.tried(() => lit.questions(fichier));
    if (!lu) continue;
    suivi.add(lu.fautes);
    listes.set(
      fichier,
      lu.entrees.map(({ ref, ligne, ecrite }) => ({ ref, ligne, entiere: ecrite !== null })),
    );
    const places: number[] = [];
    const entieres = lu.entrees.flatMap((entree, at) => (entree.ecrite ? { ...entree, at } : []));
    const versions = await versionsParId(
      db,
      entieres.flatMap(({ ref }) => actuel.questions.get(ref)?.version_id ?? []),
    );
    const dessins = await dessinsOf(
      db,
      [...versions.values()].flatMap(({ libelleImage }) => libelleImage ?? []),
    );
    for (const { ref, ligne, ecrite, at } of entieres) {
      const dire = (message: string) => suivi.dire(fichier, ligne, `${ref} : ${message}`);
      const other = ici.get(ref);
      if (other) {
        dire(`cette question est aussi dans ${other.fichier}`);
        continue;
      }
      ici.set(ref, { fichier, image: ecrite!.image !== undefined });
      const voulue = await resolved(db, ecrite!, photo, dire);
      if (!voulue) continue;
      const row = actuel.questions.get(ref);
      const version = row && versions.get(row.version_id!);
      const drawn = dessins.get(empreinteOfNom(version?.libelleImage ?? '') ?? '')?.description;
      const avant = version && lueOf(ref, version, drawn ?? null);
      const there = row?.dateSuppression === null;
      if (there && avant && sameOf(avant) === sameOf(voulue.ecrite)) {
        suivi.egaux.question++;
        continue;
      }
      for (const message of staffFautes(voulue.ecrite)) dire(message);
      places.push(at);
      travail.questions.set(ref, {
        id: row?.id ?? null,
        version_id: row?.version_id ?? null,
        supprimee: row !== undefined && !there,
        photo: voulue.photo,
        legacy: voulue.legacy,
      });
      suivi.change(
        {
          objet: 'question',
          ref,
          libelle: ecrite!.question.slice(0, 160),
          suite: there ? 'modification' : row ? 'retour' : 'ajout',
          champs: there && avant ? champsChanges(avant, voulue.ecrite) : [],
        },
        row?.version_id,
      );
    }
    for (let from = 0; from < places.length; from += LOT) {
      yield { etape: `Dessin et vérification : ${fichier}`, fait: from, total: places.length };
      const part = places.slice(from, from + LOT);
      const { lot, fautes } = await lit.juger(fichier, part, now.toISOString().slice(0, 10));
      suivi.add(fautes);
      travail.lots.push(lot);
    }
    await untilRequestsAreRead();
  }

  const existe = (ref: string) =>
    ici.has(ref) || actuel.questions.get(ref)?.dateSuppression === null;
  const refuseAbsentes = (
    fichier: string,
    refs: readonly string[],
    ligneOf: (at: number) => number | null,
  ) => {
    const vues = new Set<string>();
    for (const [at, ref] of refs.entries()) {
      if (!existe(ref))
        suivi.dire(fichier, ligneOf(at), `la question « ${ref} » n’est ni dans l’archive, ni ici`);
      if (vues.has(ref))
        suivi.dire(fichier, ligneOf(at), `la question « ${ref} » est là deux fois`);
      vues.add(ref);
    }
  };
  for (const [fichier, entrees] of listes)
    if (fichier.startsWith('questions/'))
      for (const { ref, ligne, entiere } of entrees)
        if (!entiere) suivi.dire(fichier, ligne, `${ref} : une question entière est attendue`);

  const deSeries = noms.filter((nom) => /^series\/|^vedettes\.yaml$/.test(nom));
  const series = new Map<string, { fichier: string; refs: string[] }>();
  for (const [fait, fichier] of deSeries.entries()) {
    yield { etape: 'Lecture des séries', fait, total: deSeries.length };
    const lue = await suivi.tried(() => lit.serie(fichier));
    if (!lue) continue;
    const { ref, libelle, questions: refs } = lue;
    const dire = (message: string) => suivi.dire(fichier, null, message);
    if ((fichier === 'vedettes.yaml') !== (ref === VEDETTES))
      dire(`« ref » : la série de la page d’accueil est « ${VEDETTES} », dans vedettes.yaml`);
    if (series.has(ref)) dire(`la série « ${ref} » est aussi dans ${series.get(ref)!.fichier}`);
    series.set(ref, { fichier, refs });
    if (refs.length > MOST_IN_SERIE) dire(`une série compte ${MOST_IN_SERIE} questions au plus`);
    for (const message of libelleFautes(libelle)) dire(message);
    refuseAbsentes(fichier, refs, (at) => lue.lignes[at] ?? null);
    const voulue = vouluOf({ ref, libelle, refs }, actuel.themes.get(ref));
    if (suivi.compare('theme', voulue, actuel.themes.get(ref))) travail.themes.push(voulue);
  }

  const textes = noms.filter((nom) => /^cours\/.*\.(?:md|html)$/.test(nom));
  const chapitres = new Map<string, string>();
  for (const [fait, fichier] of textes.entries()) {
    yield { etape: 'Lecture des chapitres', fait, total: textes.length };
    const ref = fichier.replace(/^.*\/|\.\w+$/g, '');
    if (chapitres.has(ref))
      suivi.dire(fichier, null, `ce chapitre est aussi dans ${chapitres.get(ref)}`);
    chapitres.set(ref, fichier);
    const entrees = listes.get(fichier.replace(/\.\w+$/, '.yaml'));
    const refs = entrees?.map((entree) => entree.ref) ?? null;
    if (refs) refuseAbsentes(fichier.replace(/\.\w+$/, '.yaml'), refs, (at) => entrees![at]!.ligne);
    if ((refs?.length ?? 0) > MOST_IN_CHAPITRE)
      suivi.dire(fichier, null, `un chapitre compte ${MOST_IN_CHAPITRE} questions au plus`);
    const row = actuel.chapitres.get(ref);
    const avant = row && {
      libelle: row.libelle,
      texte: (await textesOf(db, [row.id])).get(row.id)!,
    };
    const ecrit = avant && texteDuChapitre(avant, await dessinsOf(db, imagesDe(avant.texte)));
    const brut = await suivi.tried(() => lit.texte(fichier));
    if (brut === undefined) continue;
    const pareil = ecrit && fichier.endsWith(ecrit.extension) && ecrit.texte === brut;
    const lu = pareil
      ? { ...avant, dessins: [], photos: [] }
      : await suivi.tried(async () =>
          texteLu(await lit.chapitre(fichier), { db, lit, fichiers, photo }),
        );
    if (!lu) continue;
    if (!pareil) for (const message of libelleFautes(lu.libelle)) suivi.dire(fichier, 1, message);
    const voulu: ChapitreVoulu = {
      ...vouluOf({ ref, libelle: lu.libelle, refs }, row),
      texte: avant?.texte === lu.texte ? null : lu.texte,
      dessins: lu.dessins,
      photos: lu.photos,
    };
    const champs =
      avant && voulu.texte !== null
        ? [{ champ: 'texte', avant: motsDe(avant.texte), apres: motsDe(lu.texte) }]
        : [];
    if (suivi.compare('chapitre', voulu, row, champs)) travail.chapitres.push(voulu);
    await untilRequestsAreRead();
  }
  for (const fichier of listes.keys())
    if (fichier.startsWith('cours/') && !chapitres.has(fichier.replace(/^.*\/|\.\w+$/g, '')))
      suivi.dire(fichier, null, 'il n’y a pas de texte de ce nom, en .md ou en .html');

  yield { etape: 'Lecture des modules', fait: 0, total: 1 };
  const modules = new Map<string, string>();
  for (const fichier of noms.filter((nom) => nom.endsWith('/cours.yaml'))) {
    const lu = await suivi.tried(() => lit.cours(fichier));
    for (const { ref, libelle, chapitres: refs, ligne, lignes } of lu?.modules ?? []) {
      if (modules.has(ref)) suivi.dire(fichier, ligne, `le module « ${ref} » est là deux fois`);
      modules.set(ref, fichier);
      for (const message of libelleFautes(libelle)) suivi.dire(fichier, ligne, message);
      const vus = new Set<string>();
      for (const [at, chapitre] of refs.entries()) {
        if (!chapitres.has(chapitre) && actuel.chapitres.get(chapitre)?.dateSuppression !== null)
          suivi.dire(
            fichier,
            lignes[at] ?? null,
            `le chapitre « ${chapitre} » n’est ni dans l’archive, ni ici`,
          );
        if (vus.has(chapitre))
          suivi.dire(fichier, lignes[at] ?? null, `le chapitre « ${chapitre} » est là deux fois`);
        vus.add(chapitre);
      }
      const voulu = vouluOf({ ref, libelle, refs }, actuel.modules.get(ref));
      if (suivi.compare('module', voulu, actuel.modules.get(ref))) travail.modules.push(voulu);
    }
  }

  refusePubliques(actuel, { series, listes, chapitres, ici }, suivi);
  if (total === 0)
    suivi.dire(null, null, 'Il n’y a ni question, ni série, ni chapitre dans cette archive.');
  const nombres = {
    question: ici.size,
    theme: series.size,
    module: modules.size,
    chapitre: chapitres.size,
  };
  return { bilan: suivi.bilan(actuel, nombres, planning.ecartes), travail };
}

const imagesDe = (texte: string) => [...texte.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src!);

/** With its photo under the name that it has here; undefined where that can’t be. */
async function resolved(
  db: Db,
  ecrite: QuestionDuPersonnel,
  photo: (nom: string) => Promise<Photo>,
  dire: (message: string) => void,
) {
  const nom = photoOf(ecrite);
  if (nom === undefined) return { ecrite, photo: null, legacy: null };
  try {
    if (nom.endsWith('.svg')) {
      const empreinte = empreinteOfNom(nom);
      const kept = empreinte && (await dessinsOf(db, [nom])).get(empreinte);
      if (!kept)
        throw new Refus(422, `Le dessin « ${nom} » n’est pas connu ici, et ses mots non plus.`);
      return { ecrite, photo: null, legacy: `/img/questions/${nom}` };
    }
    const found = await photo(nom);
    const image = { photo: nomOf(adresseDe('questions', found)) };
    return { ecrite: { ...ecrite, image }, photo: found, legacy: null };
  } catch (cause) {
    if (!(cause instanceof Refus)) throw cause;
    dire(cause.message);
    return undefined;
  }
}

/** What no form would take. */
function staffFautes(ecrite: QuestionDuPersonnel): string[] {
  const { success, error } = calls.addQuestion.input.safeParse({
    ...ecrite,
    libelle: ecrite.question,
    idArticleLois: ecrite.article,
    imageDescription: ecrite.description ?? null,
    grave: ecrite.grave,
  });
  return success ? [] : error.issues.map(({ message }) => message);
}

const libelleFautes = (libelle: string): string[] =>
  calls.addModule.input.shape.libelle
    .safeParse(libelle)
    .error?.issues.map(({ message }) => message) ?? [];

interface Ligne {
  id: number;
  libelle: string;
  refs: string[];
  base: string;
  dateSuppression: string | null;
}

const vouluOf = (
  voulu: { ref: string; libelle: string; refs: string[] | null },
  row: Ligne | undefined,
): Voulu => ({
  ...voulu,
  id: row?.id ?? null,
  base: row?.base ?? null,
  suite: row === undefined ? 'ajout' : row.dateSuppression === null ? 'modification' : 'retour',
});

const motsDe = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400);

/** The answer of a question of the home page is told to anybody (docs/decisions/0022). */
function refusePubliques(
  actuel: Actuel,
  archive: {
    series: ReadonlyMap<string, { fichier: string; refs: string[] }>;
    listes: ReadonlyMap<string, { ref: string }[]>;
    chapitres: ReadonlyMap<string, string>;
    ici: ReadonlyMap<string, { image: boolean }>;
  },
  suivi: Suivi,
): void {
  const vedettes = archive.series.get(VEDETTES)?.refs ?? actuel.themes.get(VEDETTES)?.refs ?? [];
  const publiques = new Set(vedettes);
  for (const ref of vedettes)
    if (archive.ici.get(ref)?.image === false)
      suivi.dire('vedettes.yaml', null, `la question « ${ref} » n’a pas d’image`);
  const check = (fichier: string, refs: readonly string[]) => {
    const une = refs.find((ref) => publiques.has(ref));
    if (une !== undefined)
      suivi.dire(
        fichier,
        null,
        `la question « ${une} » est posée sur la page d’accueil, qui en dit la bonne réponse à tout le monde : elle ne peut être que là`,
      );
  };
  for (const [ref, { fichier, refs }] of archive.series) if (ref !== VEDETTES) check(fichier, refs);
  for (const [ref, { refs, dateSuppression, libelle }] of actuel.themes)
    if (ref !== VEDETTES && dateSuppression === null && !archive.series.has(ref))
      check(`La série « ${libelle} »`, refs);
  for (const [ref, { refs, dateSuppression, libelle }] of actuel.chapitres)
    if (dateSuppression === null && !archive.chapitres.has(ref))
      check(`Le chapitre « ${libelle} »`, refs);
  for (const fichier of archive.chapitres.values()) {
    const liste = fichier.replace(/\.\w+$/, '.yaml');
    check(
      liste,
      (archive.listes.get(liste) ?? []).map(({ ref }) => ref),
    );
  }
}

const none = (): Comptes => ({ question: 0, theme: 0, module: 0, chapitre: 0 });

/** What has been found so far. */
class Suivi {
  readonly egaux = none();
  readonly fautes: FauteDArchive[] = [];
  readonly changements: ChangementDuContenu[] = [];
  readonly bases: unknown[] = [];
  readonly comptes = { ajout: none(), modification: none(), retour: none() };
  autresFautes = 0;

  dire(fichier: string | null, ligne: number | null, message: string): void {
    if (this.fautes.length < MOST_FAUTES)
      this.fautes.push({ fichier, ligne, message: sentence(message) });
    else this.autresFautes++;
  }

  add(fautes: readonly FauteDeFichier[]): void {
    for (const { fichier, ligne, message } of fautes)
      this.dire(fichier, ligne, message.replace(/^(?:, | : )/, ''));
  }

  /** What could be read; what is wrong with it is put down. */
  async tried<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (cause) {
      if (cause instanceof FautesDeFichier) this.add(cause.fautes);
      else if (cause instanceof Refus) this.dire(null, null, cause.message);
      else throw cause;
      return undefined;
    }
  }

  change(changement: ChangementDuContenu, base: unknown): void {
    this.comptes[changement.suite][changement.objet]++;
    this.bases.push([changement, base ?? null]);
    if (this.changements.length < MOST_SHOWN) this.changements.push(changement);
  }

  /** Whether something would be another than it is; what, is put down. */
  compare(
    objet: ObjetDuContenu,
    voulu: Voulu,
    row: Ligne | undefined,
    more: ChangementDuContenu['champs'] = [],
  ): boolean {
    const { ref, libelle, refs, suite } = voulu;
    const champs = [...more];
    if (row && row.libelle !== libelle)
      champs.unshift({ champ: 'libelle', avant: row.libelle, apres: libelle });
    if (row && refs) champs.push(...listeChangee(row.refs, refs));
    if (suite === 'modification' && champs.length === 0) {
      this.egaux[objet]++;
      return false;
    }
    this.change({ objet, ref, libelle, suite, champs: suite === 'modification' ? champs : [] }, [
      voulu.base,
      refs,
      more.length > 0 && empreinteOf(voulu),
    ]);
    return true;
  }

  bilan(actuel: Actuel, ici: Comptes, ecartes: string[]): Bilan {
    const { ajout: ajouts, modification: modifications, retour: retours } = this.comptes;
    const absents = none();
    for (const objet of Object.keys(absents) as ObjetDuContenu[])
      absents[objet] = Math.max(
        0,
        actuel.nombres[objet] - (ici[objet] - ajouts[objet] - retours[objet]),
      );
    const nombre = this.bases.length;
    return {
      fautes: this.fautes,
      autresFautes: this.autresFautes,
      changements: this.changements,
      autresChangements: nombre - this.changements.length,
      ajouts,
      modifications,
      retours,
      egaux: this.egaux,
      absents,
      ecartes,
      version: empreinteOf(this.bases),
      message: messageOf(this.fautes.length + this.autresFautes, nombre),
    };
  }
}

function messageOf(fautes: number, changements: number): string {
  if (fautes > 0)
    return fautes === 1 ? 'Une faute est à corriger.' : `${fautes} fautes sont à corriger.`;
  if (changements === 0) return 'Rien à changer : tout est déjà là.';
  return changements === 1 ? 'Un changement.' : `${changements} changements.`;
}

const sentence = (message: string) => (/[.?!]$/.test(message) ? message : `${message}.`);

function listeChangee(avant: readonly string[], apres: readonly string[]) {
  if (avant.join('\n') === apres.join('\n')) return [];
  const [before, after] = [new Set(avant), new Set(apres)];
  const retires = avant.filter((ref) => !after.has(ref));
  const ajoutes = apres.filter((ref) => !before.has(ref));
  if (retires.length === 0 && ajoutes.length === 0)
    return [{ champ: 'ordre', avant: short(avant), apres: short(apres) }];
  return [
    ...(retires.length > 0 ? [{ champ: 'retires', avant: short(retires), apres: null }] : []),
    ...(ajoutes.length > 0 ? [{ champ: 'ajoutes', avant: null, apres: short(ajoutes) }] : []),
  ];
}

const FEW = 12;
const short = (refs: readonly string[]) =>
  refs.slice(0, FEW).join(', ') + (refs.length > FEW ? `… (${refs.length})` : '');
