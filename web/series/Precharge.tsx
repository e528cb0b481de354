import { PrefetchPageLinks } from 'react-router';
// Their styles come with the first of them: a stylesheet asked for in a tunnel never arrives.
import './ARevoir.module.css';
import './EnCours.module.css';
import './Grille.module.css';
import './Question.module.css';
import './Reponses.module.css';
import './Resultat.module.css';
import './Verdict.module.css';
import './CarteSerie.module.css';
import './Echeance.module.css';
import { versQuestion, versSerie, versSeries } from './liens.ts';

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
