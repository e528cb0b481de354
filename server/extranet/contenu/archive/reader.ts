import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { coursDuPersonnel } from '../../../../content/cours.schema.ts';
import { ref as refSchema } from '../../../../content/champs.ts';
import { readHtml } from '../../../../content/html.ts';
import { draws, readChapitre } from '../../../../content/markdown.ts';
import {
  type QuestionDuPersonnel,
  type QuestionJugee,
  questionDuPersonnel,
  questionJugee,
} from '../../../../content/question.schema.ts';
import {
  type Donnees,
  type FauteDeFichier,
  FautesDeFichier,
  readBySchema,
  readDonnees,
} from '../../../../content/readYaml.ts';
import { serieDuPersonnel } from '../../../../content/schema.ts';
import { cleanTexte } from '../../cours/index.ts';
import { readTexte } from './unpack.ts';

export interface Entree {
  ligne: number | null;
  /** A reference alone, when another file describes the question. */
  ref: string;
  ecrite: QuestionDuPersonnel | null;
}

/** Written to the batch's file, without the image. */
export interface Jugee {
  jugee: QuestionJugee;
  svg: string | null;
  description: string | null;
  /** The drawing of its other form. */
  ensuite: { svg: string | null; description: string | null };
}

export type Dessine = { svg: string; description: string; mots: string };

export interface ChapitreLu {
  libelle: string;
  enHtml: boolean;
  morceaux: ({ html: string } | Dessine)[];
}

/** Reads file by file, as content/ is read. readerThread.ts runs it, because drawing takes minutes. */
export function createReader() {
  let fichiers: ReadonlyMap<string, string> = new Map();
  let dossier = '';
  let lots = 0;
  let enMain: { fichier: string; donnees: Donnees } | undefined;

  const texte = (nom: string) => readTexte(nom, fichiers.get(nom)!);
  const donneesDe = async (fichier: string) => {
    if (enMain?.fichier !== fichier)
      enMain = { fichier, donnees: readDonnees(fichier, await texte(fichier)) };
    return enMain.donnees;
  };
  const lue = async <S extends z.ZodType>(fichier: string, schema: S) => {
    const donnees = await donneesDe(fichier);
    return { donnees, lu: readBySchema(fichier, donnees, schema) };
  };

  return {
    async open(unpacked: ReadonlyMap<string, string>, dans: string): Promise<void> {
      fichiers = unpacked;
      dossier = dans;
      enMain = undefined;
      lots = 0;
    },

    /** Reports wrong entries, and still returns the others. */
    async questions(fichier: string): Promise<{ entrees: Entree[]; fautes: FauteDeFichier[] }> {
      const donnees = await donneesDe(fichier);
      const all: unknown = donnees.donnees ?? [];
      if (!Array.isArray(all))
        throw new FautesDeFichier([
          { fichier, ligne: 1, message: '\u00a0: une liste de questions est attendue' },
        ]);
      const { lues: entrees, fautes } = readEach(all.keys(), (at): Entree => {
        const ligne = donnees.ligneOf([at]);
        if (typeof all[at] === 'string')
          return { ligne, ref: readBySchema(fichier, donnees, refSchema, [at]), ecrite: null };
        const ecrite = readBySchema(fichier, donnees, questionDuPersonnel, [at]);
        return { ligne, ref: ecrite.ref, ecrite };
      });
      return { entrees, fautes };
    },

    /** Validates entries of `fichier` by index; writes the valid ones to the file `lot`. */
    async judge(fichier: string, places: number[], jour: string) {
      const donnees = await donneesDe(fichier);
      const schema = questionJugee(jour);
      const { lues: jugees, fautes } = readEach(places, (at): Jugee => {
        const { suivante, ...jugee } = readBySchema(fichier, donnees, schema, [at]);
        const sans = suivante && { suivante: { ...suivante, image: undefined } };
        return {
          jugee: { ...jugee, image: undefined, ...sans },
          ...drawnOf(jugee),
          ensuite: drawnOf(suivante),
        };
      });
      const lot = join(dossier, `lot${lots++}`);
      await writeFile(lot, JSON.stringify(jugees), { flag: 'wx', mode: 0o600 });
      return { lot, fautes };
    },

    async serie(fichier: string) {
      const { donnees, lu } = await lue(fichier, serieDuPersonnel);
      const lignes = lu.questions.map((_, at) => donnees.ligneOf(['questions', at]));
      return { ...lu, lignes };
    },

    async cours(fichier: string) {
      const { donnees, lu } = await lue(fichier, coursDuPersonnel);
      const modules = lu.modules.map((module, at) => ({
        ...module,
        ligne: donnees.ligneOf(['modules', at]),
        lignes: module.chapitres.map((_, place) =>
          donnees.ligneOf(['modules', at, 'chapitres', place]),
        ),
      }));
      return { modules, chapitres: lu.chapitres };
    },

    texte,

    async chapitre(fichier: string): Promise<ChapitreLu> {
      const ecrit = await texte(fichier);
      if (fichier.endsWith('.html')) {
        const { libelle, html } = readHtml(fichier, ecrit);
        return { libelle, enHtml: true, morceaux: [{ html }] };
      }
      const lu = readChapitre(fichier, ecrit);
      const morceaux = lu.texte.map((m) =>
        'html' in m ? m : { svg: m.image.svg, description: m.image.description, mots: m.mots },
      );
      return { libelle: lu.libelle, enHtml: false, morceaux };
    },

    /** Returns `html` itself when cleaning only changed white space, as with content/. */
    async clean(html: string): Promise<string> {
      const clean = cleanTexte(html);
      return sansBlancs(clean) === sansBlancs(html) ? html : clean;
    },

    async dessin(fichier: string): Promise<Dessine> {
      const mots = (await texte(fichier)).trimEnd();
      const { svg, description } = draws(mots, fichier);
      return { svg, description, mots };
    },
  };
}

const drawnOf = (forme: Pick<QuestionJugee, 'image'> | undefined) => ({
  svg: forme?.image?.svg ?? null,
  description: forme?.image?.description ?? null,
});

function readEach<T>(places: Iterable<number>, read: (at: number) => T) {
  const lues: T[] = [];
  const fautes: FauteDeFichier[] = [];
  for (const at of places)
    try {
      lues.push(read(at));
    } catch (cause) {
      if (!(cause instanceof FautesDeFichier)) throw cause;
      fautes.push(...cause.fautes);
    }
  return { lues, fautes };
}

const sansBlancs = (html: string) => html.replace(/\s+|&(?:quot|#39);|["']/g, '');

export type Reader = ReturnType<typeof createReader>;
