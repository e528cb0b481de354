import { PrefetchPageLinks } from 'react-router';
import { useIdle } from '../../socle/kernel/idle.ts';
import { questionCss as question } from '../questions/index.ts';
import { feteCss as fete, tentativesCss as tentatives, versSeries } from '../tentatives/index.ts';
import aRevoir from './ARevoir.module.css';
import grille from './Grille.module.css';
import liste from './Liste.module.css';
import resultat from './Resultat.module.css';
import series from './series.module.css';
import { versQuestion, versSerie } from './adresses.ts';

// All sheets load at once: offline, a later one never does. `freeze` defeats tree shaking.
[aRevoir, fete, grille, liste, question, resultat, series, tentatives].forEach(Object.freeze);

/** Offline, a route whose code is missing ends on the browser's own error page. */
export function Precharge({ acces_id }: { acces_id: number }) {
  const idle = useIdle();
  if (!idle) return null;
  const adresse = { acces_id, theme_id: 1, historique_id: null };
  return (
    <>
      <PrefetchPageLinks page={versSeries(acces_id)} />
      <PrefetchPageLinks page={versSerie(adresse)} />
      <PrefetchPageLinks page={versQuestion(adresse, 1)} />
    </>
  );
}
