import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FAITS } from '../droit/faits.ts';
import { readArticles } from './articles.schema.ts';
import { type ChapitreEcrit, cours, type CoursEcrit } from './cours.schema.ts';
import { type Faq, faq } from './faq.schema.ts';
import { lexique, explicationsOf } from './lexique.schema.ts';
import { readHtml } from './html.ts';
import { readYaml } from './readYaml.ts';
import { readChapitre } from './markdown.ts';
import { questions } from './question.schema.ts';
import {
  demo,
  lecons,
  produits,
  serie,
  type Content,
  type LeconEcrite,
  type PageEcrite,
} from './schema.ts';
import { checkReferences } from './references.ts';

export type { CoursEcrit, ModuleEcrit } from './cours.schema.ts';
export type { Faq } from './faq.schema.ts';
export type { Question } from './question.schema.ts';
export type { Content, Demo, LeconEcrite, PageEcrite, ProduitEcrit, Serie } from './schema.ts';

const ICI = import.meta.dirname;

/** Facts stay in braces: what they say is read when the text is. */
function avecFaits(texte: string, ou: string): string {
  for (const [, nom] of texte.matchAll(/\{(\w+)\}/g))
    if (!Object.hasOwn(FAITS, nom!))
      throw new Error(`${ou} : le fait « ${nom} » n’est pas dans droit/faits.ts.`);
  return texte;
}

export function readContent(dossier = ICI): Content {
  const texte = (fichier: string) => readFileSync(path.join(dossier, fichier), 'utf8');
  const liste = (sous: string) => readdirSync(path.join(dossier, sous)).toSorted();
  const readQuestions = (fichier: string, theme: string) =>
    readYaml(fichier, texte(fichier), questions).map((q) => ({ ...q, theme }));
  const loadChapitre = (dans: string, ref: string): ChapitreEcrit => {
    const questionsLues = readQuestions(`${dans}/${ref}.yaml`, ref);
    const fichier = `${dans}/${ref}.html`;
    if (existsSync(path.join(dossier, fichier))) {
      const brut = texte(fichier);
      const { libelle, html } = readHtml(fichier, brut);
      return { ref, libelle, texte: [{ html }], html: { fichier, brut }, questions: questionsLues };
    }
    const md = `${dans}/${ref}.md`;
    return { ref, ...readChapitre(md, texte(md)), questions: questionsLues };
  };
  const readCours = (dans: string): CoursEcrit => {
    const { modules, ...rest } = readYaml(`${dans}/cours.yaml`, texte(`${dans}/cours.yaml`), cours);
    return {
      ...rest,
      modules: modules.map(({ chapitres, ...module }) => ({
        ...module,
        chapitres: chapitres.map((ref) => loadChapitre(dans, ref)),
      })),
    };
  };
  const readFaq = (): Faq =>
    readYaml('faq.yaml', texte('faq.yaml'), faq).map(({ reponse, ...entry }) => ({
      ...entry,
      reponse: avecFaits(reponse, `faq.yaml, ${entry.ref}`),
    }));
  const readLecons = (): LeconEcrite[] =>
    readYaml('lecons.yaml', texte('lecons.yaml'), lecons).map((lecon) => {
      const md = `lecons/${lecon.ref}.md`;
      return { ...lecon, ...readChapitre(md, texte(md)) };
    });
  const readPage = (nom: string): PageEcrite => {
    const md = `pages/${nom}`;
    return { ref: path.parse(nom).name, ...readChapitre(md, avecFaits(texte(md), md)) };
  };
  const lues = liste('questions').flatMap((theme) =>
    liste(`questions/${theme}`).flatMap((f) => readQuestions(`questions/${theme}/${f}`, theme)),
  );
  return checkReferences({
    questions: lues,
    series: liste('series').map((f) => readYaml(`series/${f}`, texte(`series/${f}`), serie)),
    cours: liste('cours').map((nom) => readCours(`cours/${nom}`)),
    faq: readFaq(),
    lexique: explicationsOf(readYaml('lexique.yaml', texte('lexique.yaml'), lexique), lues),
    articles: readArticles(dossier),
    pages: liste('pages').map(readPage),
    lecons: readLecons(),
    vedettes: readYaml('vedettes.yaml', texte('vedettes.yaml'), serie),
    produits: readYaml('produits.yaml', texte('produits.yaml'), produits),
    demo: readYaml('demo.yaml', texte('demo.yaml'), demo),
  });
}
