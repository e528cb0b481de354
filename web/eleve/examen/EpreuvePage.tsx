import { useState } from 'react';
import { Navigate } from 'react-router';
import { marque } from '../../../marque.ts';
import { useAcces } from '../acces/index.ts';
import { type Acces, ChargeQuestion, versExamen } from '../tentatives/index.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { Epreuve } from './Epreuve.tsx';
import { type Examens, useGetExamens } from './examen.calls.ts';
import { retourOf, versResultat } from './liens.ts';

export const handle = { cadre: 'aucun' } satisfies Handle;

export const meta = () => [{ title: `Examen blanc · ${marque.nom}` }];

export default function EpreuvePage() {
  const acces = useAcces('QT');
  return acces ? <Lecture acces={acces} /> : <NotFound />;
}

function Lecture({ acces }: { acces: Acces }) {
  const query = useGetExamens(acces);
  const { acces_id } = acces;
  return (
    <ChargeQuestion query={query} acces_id={acces_id} retour={retourOf(acces_id)}>
      {({ ouvert }) => <Ecran acces={acces} ouvert={ouvert} />}
    </ChargeQuestion>
  );
}

function Ecran({ acces, ouvert }: { acces: Acces; ouvert: Examens['ouvert'] }) {
  const [vu, setVu] = useState(ouvert?.examen_id);
  if (ouvert && ouvert.examen_id !== vu) setVu(ouvert.examen_id);
  const { acces_id } = acces;
  if (ouvert) return <Epreuve key={ouvert.examen_id} acces={acces} examen={ouvert} />;
  return <Navigate replace to={vu ? versResultat(acces_id, vu) : versExamen(acces_id)} />;
}
