import { Skeleton, VisuallyHidden } from '@mantine/core';
import { PrefetchPageLinks } from 'react-router';
import { marque } from '../../marque.ts';
import { useAcces } from '../acces/acces.calls.ts';
import { useUser } from '../compte/session.ts';
import { Attente } from '../series/Attente.tsx';
import { Charge } from '../series/Charge.tsx';
import { Echeance } from '../series/Echeance.tsx';
import { BackButton } from '../ui/BackButton.tsx';
import { PageHeading, SectionHeading } from '../ui/Heading.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import plainStyles from '../ui/plain.module.css';
import { Depart } from './Depart.tsx';
import { EnCours } from './EnCours.tsx';
import { type Acces, type Examens, useGetExamens, useLancement } from './examen.calls.ts';
import styles from './examen.module.css';
import { LigneResultat } from './LigneResultat.tsx';
import { versEpreuve } from './liens.ts';
import { Pret } from '../pret/Pret.tsx';
import { useReponsesExamen } from './useReponsesExamen.ts';

export const meta = () => [{ title: `Examen blanc · ${marque.nom}` }];

const versSeries = (acces_id: number) => `/series/${acces_id}`;

export default function ExamenPage() {
  const acces = useAcces('QT');
  return acces ? <Lecture acces={acces} /> : <NotFound />;
}

function Lecture({ acces }: { acces: Acces }) {
  const query = useGetExamens(acces);
  return (
    <>
      <PrefetchPageLinks page={versEpreuve(acces.acces_id)} />
      <Charge
        query={query}
        depart={versSeries(acces.acces_id)}
        squelette={<Squelette acces_id={acces.acces_id} />}
      >
        {(lu) => <Contenu acces={acces} {...lu} />}
      </Charge>
    </>
  );
}

function Contenu({ acces, libelle, datePerime, ouvert, resultats }: Examens & { acces: Acces }) {
  const attentes = useReponsesExamen(useUser().id);
  const lancement = useLancement(acces);
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={{ to: versSeries(acces.acces_id), label: 'Vers mes séries' }}
        lead={libelle}
        actions={<Echeance datePerime={datePerime} />}
      >
        Examen blanc
      </PageHeading>
      <Attente attentes={attentes} />
      {ouvert ? (
        <EnCours ouvert={ouvert} lancement={lancement} save={attentes.save} />
      ) : (
        <Depart lancement={lancement} />
      )}
      <div className={styles.section}>
        <Pret />
      </div>
      {resultats.length > 0 && (
        <section className={styles.section} aria-labelledby="resultats">
          <SectionHeading id="resultats">Mes derniers examens</SectionHeading>
          <ol className={plainStyles.rows}>
            {resultats.map((resultat) => (
              <LigneResultat key={resultat.examen_id} acces_id={acces.acces_id} {...resultat} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Squelette({ acces_id }: { acces_id: number }) {
  return (
    <div className={plainStyles.page} aria-busy="true">
      <BackButton to={versSeries(acces_id)}>Vers mes séries</BackButton>
      <VisuallyHidden component="output">Chargement de l’examen blanc</VisuallyHidden>
      <Skeleton height={38} my="md" width="min(20rem, 80%)" />
      <Skeleton height={320} radius={14} />
    </div>
  );
}
