import { PrefetchPageLinks } from 'react-router';
import aRevoir from './ARevoir.module.css';
import avancement from './Avancement.module.css';
import carteSerie from './CarteSerie.module.css';
import echeance from './Echeance.module.css';
import enCours from './EnCours.module.css';
import grille from './Grille.module.css';
import historique from './HistoriquePage.module.css';
import question from './Question.module.css';
import reponses from './Reponses.module.css';
import resultat from './Resultat.module.css';
import verdict from './Verdict.module.css';
import { versQuestion, versSerie, versSeries } from './liens.ts';

// One stylesheet for the room: one asked for in a tunnel never comes. Freezing them is a use, and
// the bundler leaves out what nobody uses.
[
  aRevoir,
  avancement,
  carteSerie,
  echeance,
  enCours,
  grille,
  historique,
  question,
  reponses,
  resultat,
  verdict,
].forEach(Object.freeze);

/**
 * Brings the code of the room's other screens while there is a network: without it, the way from
 * a question to its grid would end on the browser's own error page.
 */
export function Precharge({ acces_id }: { acces_id: number }) {
  const adresse = { acces_id, theme_id: 1, historique_id: null };
  return (
    <>
      <PrefetchPageLinks page={versSeries(acces_id)} />
      <PrefetchPageLinks page={versSerie(adresse)} />
      <PrefetchPageLinks page={versQuestion(adresse, 1)} />
    </>
  );
}
