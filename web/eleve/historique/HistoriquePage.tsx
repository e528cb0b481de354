import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VERS_MON_PROFIL } from '../../../regles/adresses.ts';
import { marque } from '../../../marque.ts';
import { CarteExamen, echoExamen, useGetHistoriqueExamens } from '../examen/index.ts';
import {
  CarteTentative,
  type Contexte,
  echoSerie,
  Precharge,
  useContexte,
  useGetThemes,
} from '../series/index.ts';
import { Charge, ReponsesGardees } from '../tentatives/index.ts';
import { Empty } from '../../socle/ui/Empty.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { PageSkeleton } from '../../socle/ui/PageSkeleton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './historique.module.css';
import { melees } from './melees.ts';

export const meta = () => [{ title: `Mon historique · ${marque.nom}` }];

export default function HistoriquePage() {
  const contexte = useContexte();
  return contexte ? <Historique contexte={contexte} /> : <NotFound />;
}

function Historique({ contexte }: { contexte: Contexte }) {
  const { acces_id } = contexte;
  const series = useGetThemes(contexte, true);
  const examens = useGetHistoriqueExamens(contexte);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = examens;
  const data = series.data &&
    examens.data && {
      ...series.data,
      examens: examens.data.pages.flatMap((lue) => lue.examens.data),
    };
  return (
    <>
      <Precharge acces_id={acces_id} />
      <Charge
        query={{
          data,
          error: series.error ?? examens.error,
          refetch: () => Promise.all([series.refetch(), examens.refetch()]),
        }}
        squelette={<Squelette />}
      >
        {({ libelle, themes, examens: lus }) => (
          <Faites
            acces_id={acces_id}
            libelle={libelle}
            faites={melees(
              themes.flatMap(({ id: theme_id, questionnaires }) =>
                questionnaires.map((tentative) => ({
                  cle: `serie-${tentative.id}`,
                  dateFin: tentative.dateFin ?? tentative.dateDebut,
                  carte: <CarteTentative {...{ acces_id, theme_id, tentative }} />,
                })),
              ),
              lus.map((examen) => ({
                cle: `examen-${examen.examen_id}`,
                dateFin: examen.dateFin,
                carte: <CarteExamen acces_id={acces_id} {...examen} />,
              })),
              hasNextPage,
            )}
          >
            {hasNextPage && (
              <Button
                variant="default"
                className={styles.suite ?? ''}
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Voir plus ancien
              </Button>
            )}
          </Faites>
        )}
      </Charge>
    </>
  );
}

interface FaitesProps {
  acces_id: number;
  libelle: string;
  faites: { cle: string; carte: ReactNode }[];
  children: ReactNode;
}

function Faites({ acces_id, libelle, faites, children }: FaitesProps) {
  const versSeries = `/series/${acces_id}`;
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={VERS_MON_PROFIL}
        lead={
          <>
            {libelle}{' '}
            <Link className={`${plainStyles.link} ${styles.lien}`} to={versSeries}>
              Mes séries
            </Link>
          </>
        }
      >
        Mon historique
      </PageHeading>
      <ReponsesGardees echos={[echoSerie, echoExamen]} />
      {faites.length === 0 ? (
        <Empty
          title="Rien à revoir pour l’instant"
          action={
            <Link className={plainStyles.link} to={versSeries}>
              Choisir une série
            </Link>
          }
        >
          Chaque série et chaque examen blanc que tu termines viennent se ranger ici, avec leur
          correction.
        </Empty>
      ) : (
        <ul className={plainStyles.grid}>
          {faites.map(({ cle, carte }) => (
            <li key={cle}>{carte}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

function Squelette() {
  return (
    <PageSkeleton back={VERS_MON_PROFIL} says="Chargement de l’historique" width="16rem">
      <div className={plainStyles.grid}>
        {Array.from({ length: 3 }, (_, n) => (
          <Skeleton key={n} height={128} radius={14} />
        ))}
      </div>
    </PageSkeleton>
  );
}
