import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Chapitre, cours, type Cours } from './cours.schema.ts';
import { type Faits, faits, type Faq, faq } from './faq.schema.ts';
import { lis } from './lis.ts';
import { litChapitre } from './markdown.ts';
import { demo, produits, questions, serie, type Content, type PageEcrite } from './schema.ts';
import { verifie } from './verifie.ts';

export type { Cours, Module } from './cours.schema.ts';
export type { Faits, Faq } from './faq.schema.ts';
export { joursDe } from './schema.ts';
export type { Content, Demo, PageEcrite, Produit, Question, Serie } from './schema.ts';

const ICI = import.meta.dirname;

/** A text with the facts that it cites in their place, so that a fact is written once. */
const avecFaits = (connus: Faits, texte: string, ou: string): string =>
  texte.replace(/\{(\w+)\}/g, (_, nom: string) => {
    const fait = connus[nom];
    if (fait === undefined)
      throw new Error(`${ou} : le fait « ${nom} » n’est pas dans faits.yaml.`);
    return fait;
  });

/** Everything in this folder, read and checked; throws at the first file that is wrong. */
export function readContent(dossier = ICI): Content {
  const texte = (fichier: string) => readFileSync(path.join(dossier, fichier), 'utf8');
  const liste = (sous: string) => readdirSync(path.join(dossier, sous)).toSorted();
  const lisQuestions = (fichier: string, theme: string) =>
    lis(fichier, texte(fichier), questions).map((q) => ({ ...q, theme }));
  const lisChapitre = (dans: string, ref: string): Chapitre => {
    const md = `${dans}/${ref}.md`;
    return {
      ref,
      ...litChapitre(md, texte(md)),
      questions: lisQuestions(`${dans}/${ref}.yaml`, ref),
    };
  };
  const lisCours = (dans: string): Cours => {
    const { modules, ...rest } = lis(`${dans}/cours.yaml`, texte(`${dans}/cours.yaml`), cours);
    return {
      ...rest,
      modules: modules.map(({ chapitres, ...module }) => ({
        ...module,
        chapitres: chapitres.map((ref) => lisChapitre(dans, ref)),
      })),
    };
  };
  const connus = lis('faits.yaml', texte('faits.yaml'), faits);
  const lisFaq = (): Faq =>
    lis('faq.yaml', texte('faq.yaml'), faq).map(({ reponse, ...entry }) => ({
      ...entry,
      reponse: avecFaits(connus, reponse, `faq.yaml, ${entry.ref}`),
    }));
  const lisPage = (nom: string): PageEcrite => {
    const md = `pages/${nom}`;
    return { ref: path.parse(nom).name, ...litChapitre(md, avecFaits(connus, texte(md), md)) };
  };
  return verifie({
    questions: liste('questions').flatMap((theme) =>
      liste(`questions/${theme}`).flatMap((f) => lisQuestions(`questions/${theme}/${f}`, theme)),
    ),
    series: liste('series').map((f) => lis(`series/${f}`, texte(`series/${f}`), serie)),
    cours: liste('cours').map((nom) => lisCours(`cours/${nom}`)),
    faq: lisFaq(),
    faits: connus,
    pages: liste('pages').map(lisPage),
    vedettes: lis('vedettes.yaml', texte('vedettes.yaml'), serie),
    produits: lis('produits.yaml', texte('produits.yaml'), produits),
    demo: lis('demo.yaml', texte('demo.yaml'), demo),
  });
}
