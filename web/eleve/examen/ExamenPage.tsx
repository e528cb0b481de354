import { Skeleton } from '@mantine/core';
import { Link, PrefetchPageLinks } from 'react-router';
import { marque } from '../../../marque.ts';
import { useAcces } from '../acces/index.ts';
import { useUser } from '../compte/index.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Depart } from './Depart.tsx';
import { echoExamen } from './echo.ts';
import { EnCours } from './EnCours.tsx';
import { type Examens, useGetExamens, useLancement } from './examen.calls.ts';
import styles from './examen.module.css';
import { LigneResultat } from './LigneResultat.tsx';
import { versEpreuve } from './liens.ts';
import { Pret } from '../pret/index.ts';
import {
  type Acces,
  Attente,
  AttenteAcces,
  PageAcces,
  versHistorique,
  useReponses,
} from '../tentatives/index.ts';

export const meta = () => [{ title: `Examen blanc · ${marque.nom}` }];

export default function ExamenPage() {
  const acces = useAcces('QT');
  return acces ? <Lecture acces={acces} /> : <NotFound />;
}

function Lecture({ acces }: { acces: Acces }) {
  const query = useGetExamens(acces);
  const { acces_id } = acces;
  return (
    <>
      <PrefetchPageLinks page={versEpreuve(acces_id)} />
      <PageAcces
        acces_id={acces_id}
        query={query}
        titre="Examen blanc"
        squelette={
          <AttenteAcces acces_id={acces_id} says="Chargement de l’examen blanc">
            <Skeleton height={320} radius={14} />
          </AttenteAcces>
        }
      >
        {(lu) => <Contenu acces={acces} {...lu} />}
      </PageAcces>
    </>
  );
}

function Contenu({ acces, ouvert, resultats }: Examens & { acces: Acces }) {
  const attentes = useReponses(useUser().id, echoExamen);
  const lancement = useLancement(acces);
  return (
    <>
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
          <Link className={plainStyles.link} to={versHistorique(acces.acces_id)}>
            Mon historique
          </Link>
        </section>
      )}
    </>
  );
}
