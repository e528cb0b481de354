import { useState } from 'react';
import { Navigate } from 'react-router';
import { marque } from '../../../marque.ts';
import { useAcces } from '../acces/index.ts';
import { Squelette } from '../questions/index.ts';
import { Charge, Entete, questionCss as questionStyles } from '../series/index.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Epreuve } from './Epreuve.tsx';
import { type Acces, type Examens, useGetExamens } from './examen.calls.ts';
import { retourOf, versExamen, versResultat } from './liens.ts';

/** A question has the screen to itself. */
export const handle = { cadre: 'aucun' } satisfies Handle;

export const meta = () => [{ title: `Examen blanc · ${marque.nom}` }];

export default function EpreuvePage() {
  const acces = useAcces('QT');
  return acces ? <Lecture acces={acces} /> : <NotFound />;
}

function Lecture({ acces }: { acces: Acces }) {
  const query = useGetExamens(acces);
  const entete = <Entete retour={retourOf(acces.acces_id)} lieu={null} />;
  return (
    <Charge
      query={query}
      depart={`/series/${acces.acces_id}`}
      squelette={
        <div className={`${plainStyles.page} ${questionStyles.page}`} aria-busy="true">
          {entete}
          <Squelette />
        </div>
      }
      entete={entete}
    >
      {({ ouvert }) => <Ecran acces={acces} ouvert={ouvert} />}
    </Charge>
  );
}

/** What was open here and has ended, wherever that was, leads to its result. */
function Ecran({ acces, ouvert }: { acces: Acces; ouvert: Examens['ouvert'] }) {
  const [vu, setVu] = useState(ouvert?.examen_id);
  if (ouvert && ouvert.examen_id !== vu) setVu(ouvert.examen_id);
  const { acces_id } = acces;
  if (ouvert) return <Epreuve key={ouvert.examen_id} acces={acces} examen={ouvert} />;
  return <Navigate replace to={vu ? versResultat(acces_id, vu) : versExamen(acces_id)} />;
}
