export {
  type Contenu,
  addQuestionRow,
  addVersion,
  holdDeleted,
  holdQuestion,
  removeQuestion,
  restoreQuestion,
} from './addVersion.ts';
export { type Dessin, adresseOfDessin, keepDessins } from './keepDessins.ts';
export { nextRevision } from './nextRevision.ts';
