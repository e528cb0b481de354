import { articleConnu } from '../../droit/articles.ts';
import type { Banque, Defauts } from './banque.ts';
import { gravite } from './degres.ts';
import { dessins } from './dessins.ts';
import { doublons, memesImages } from './doublons.ts';
import {
  examensDistincts,
  produitsDistincts,
  sansSerie,
  series,
  vendueSansImage,
} from './equilibre.ts';
import { films } from './films.ts';
import { ruses } from './joueurs.ts';
import { accents, typographie } from './langue.ts';
import { raisons, tropLong } from './mesure.ts';
import { motsEtScene } from './motsEtScene.ts';
import { simples } from './simples.ts';
import { suites } from './suites.ts';
import { melange } from './sujets.ts';
import { signesHorsDate } from './signes.ts';
import { vues } from './vues.ts';
import { longueurs, motsQuiTrahissent, recouvrements, seuleDeSonCote } from './reponses.ts';

const articles: Defauts = ({ toutes }) =>
  toutes
    .filter((q) => !articleConnu(q.article))
    .map((q) => `${q.ref} cite l’article « ${q.article} », que nous ne connaissons pas`);

const imagesQuiDisent: Defauts = ({ toutes }) =>
  toutes
    .filter((q) => q.image?.description.includes(q[q.correcte]!))
    .map((q) => `${q.ref} : la description de l’image contient la bonne réponse`);

export const controles: Record<string, Defauts> = {
  'Questions trop proches': doublons,
  'Images en double': memesImages,
  'Images qui disent la réponse': imagesQuiDisent,
  'Panneaux d’un autre jour': signesHorsDate,
  'Réponses qui se recouvrent': recouvrements,
  'Bonne réponse trahie par sa longueur': longueurs,
  'Bonne réponse trahie par ses mots': (b) => [...motsQuiTrahissent(b), ...seuleDeSonCote(b)],
  'Ce qu’un dessin ne peut pas': dessins,
  'Ce que l’image ne montre pas': vues,
  'Mots que l’image dément': motsEtScene,
  'Films qui contredisent la réponse': films,
  'Ce qui se devine sans savoir': ruses,
  'Énoncés et réponses trop longs': tropLong,
  'Mots simples qui ne le sont pas': simples,
  'Ce que devient la question en 2027': suites,
  'Réponses qui disent pourquoi': raisons,
  'Sujets qui manquent ou qui abondent': melange,
  Accents: accents,
  Typographie: typographie,
  'Articles inconnus': articles,
  'Fautes graves': ({ toutes }) => toutes.flatMap(gravite),
  'Séries mal équilibrées': series,
  'Questions sans série': sansSerie,
  'Questions dans deux examens': examensDistincts,
  'Questions dans deux produits': produitsDistincts,
  'Questions vendues sans image': vendueSansImage,
};

export const defautsOf = (banque: Banque): [string, string[]][] =>
  Object.entries(controles).map(([nom, trouve]) => [nom, trouve(banque)]);
