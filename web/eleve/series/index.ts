// Calls
export { type Contexte, useGetThemes } from './series.calls.ts';

// Parts
export { Attente, useEnSouffrance } from './Attente.tsx';
export { BarreActions } from './BarreActions.tsx';
export { CarteFaite, CarteTentative } from './CarteFaite.tsx';
export { Charge } from './Charge.tsx';
export { Entete } from './Entete.tsx';
export { DERNIERE_REPONSE, Fete } from './Fete.tsx';
export { AttenteAcces, PageAcces } from './PageAcces.tsx';
export { Precharge } from './Precharge.tsx';
export { Progression } from './Progression.tsx';
export { QuestionSquelette } from './QuestionSquelette.tsx';
export { ReponsesGardees } from './ReponsesGardees.tsx';
export { BoutonVoix, textesOf, Voix } from './Voix.tsx';

// Rules
export { useClavier } from './clavier.ts';
export { useContexte } from './contexte.ts';
export { isPassing, PATIENCE } from './erreurs.ts';
export { default as questionCss } from './Question.module.css';
export { useLecture } from './useVoix.ts';
