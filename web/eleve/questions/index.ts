// Calls
export { useArticles } from './articles.calls.ts';

// Parts
export { ImageOuVue } from './ImageOuVue.tsx';
export { QuestionPosee } from './QuestionPosee.tsx';
export {
  SigneApres,
  SigneAvant,
  SigneDonnee,
  SigneFaux,
  SigneGrave,
  SigneGrille,
  SigneHorloge,
  SigneJuste,
  SigneVide,
} from './signes.tsx';
export { Squelette } from './Squelette.tsx';
export { Texte } from './Texte.tsx';

// Rules
export { type Article, nomArticle } from './articles.ts';
export { default as questionCss } from './Question.module.css';
export { isEconome, preloadPicture } from './preloadPicture.ts';
export { isStill } from './useProjection.ts';
export { annonceOf, motsDe, type Posee, type ReponseDonnee } from './question.ts';
export { useDuree } from './useDuree.ts';
export { useQuestion } from './useQuestion.ts';
