// Calls
export { type Echo, type ReponsesEnAttente, addEcho, useReponses } from './useReponses.ts';

// Parts
export { Attente, useEnSouffrance } from './Attente.tsx';
export { Charge } from './Charge.tsx';
export { Echeance } from './Echeance.tsx';
export { EcranQuestion, useDonnee } from './EcranQuestion.tsx';
export { Entete } from './Entete.tsx';
export { SansGraves } from './SansGraves.tsx';
export { type Fait, Faits } from './Faits.tsx';
export { DERNIERE_REPONSE, Fete } from './Fete.tsx';
export { AttenteAcces, PageAcces } from './PageAcces.tsx';
export { ChargeQuestion, PageQuestion, QuestionSquelette } from './PageQuestion.tsx';
export { Progression } from './Progression.tsx';
export { ReponsesGardees } from './ReponsesGardees.tsx';
export { BoutonVoix, textesOf, Voix } from './Voix.tsx';

// Rules
export { type Acces, accesOf } from './acces.ts';
export { dureeEntre, formatDuree } from './duree.ts';
export { isPassing, RETRYING } from './erreurs.ts';
export { default as feteCss } from './Fete.module.css';
export { useDepart, useExplain, useLaunch } from './launch.ts';
export {
  versEntrainement,
  versExamen,
  versHistorique,
  versSeries,
  versSujets,
} from './adresses.ts';
export { type Recue, type ReponseGardee, type ReponseSerie, REPONSES } from './reponses.ts';
export { default as tentativesCss } from './tentatives.module.css';
export { useLecture } from './useVoix.ts';
