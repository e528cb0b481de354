import { useLocation, useParams } from 'react-router';
import { marque } from '../../../marque.ts';
import { useAcces } from '../acces/index.ts';
import { Squelette } from '../questions/index.ts';
import { type Acces, Charge, versExamen, versHistorique, versSeries } from '../tentatives/index.ts';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useGetExamen } from './examen.calls.ts';
import { DE_L_HISTORIQUE } from './liens.ts';
import { Resultat } from './Resultat.tsx';

export const meta = () => [{ title: `Résultat de l’examen blanc · ${marque.nom}` }];

export default function ResultatPage() {
  const acces = useAcces('QT');
  const { examen_id = '' } = useParams();
  if (!acces || !/^[1-9]\d{0,8}$/.test(examen_id)) return <NotFound />;
  return <Lecture acces={acces} examen_id={Number(examen_id)} />;
}

function Lecture({ acces, examen_id }: { acces: Acces; examen_id: number }) {
  const query = useGetExamen(acces, examen_id);
  const { state } = useLocation();
  const retour =
    state === DE_L_HISTORIQUE ? (
      <BackButton to={versHistorique(acces.acces_id)}>Vers mon historique</BackButton>
    ) : (
      <BackButton to={versExamen(acces.acces_id)}>Vers l’examen blanc</BackButton>
    );
  return (
    <Charge
      query={query}
      depart={versSeries(acces.acces_id)}
      squelette={
        <div className={plainStyles.page} aria-busy="true">
          {retour}
          <Squelette />
        </div>
      }
    >
      {(corrige) => (
        <div className={plainStyles.page}>
          {retour}
          <Resultat acces_id={acces.acces_id} corrige={corrige} />
        </div>
      )}
    </Charge>
  );
}
