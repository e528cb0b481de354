export {
  type Contenu,
  addQuestionRow,
  addVersion,
  holdQuestion,
  removeQuestion,
  restoreQuestion,
} from './addVersion.ts';
export { type Dessin, adresseOfDessin, keepDessins } from './keepDessins.ts';
export { nextRevision } from './nextRevision.ts';
