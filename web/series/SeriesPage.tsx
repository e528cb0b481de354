import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useReloadAcces } from '../acces/acces.calls.ts';
import { marque } from '../../marque.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { PageHeading } from '../ui/Heading.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import plainStyles from '../ui/plain.module.css';
import { Attente } from './Attente.tsx';
import { CarteSerie } from './CarteSerie.tsx';
import { Charge } from './Charge.tsx';
import { useContexte } from './contexte.ts';
import { Echeance } from './Echeance.tsx';
import { pluriel } from './grille.ts';
import { Precharge } from './Precharge.tsx';
import { useLaunchSerie } from './launchSerie.ts';
import { versEntrainement, versExamen, versHistorique } from './liens.ts';
import type { Themes } from './series.cache.ts';
import { useGetThemes, type Contexte } from './series.calls.ts';
import styles from './series.module.css';
import { useReponsesEnAttente } from './useReponsesEnAttente.ts';

export const meta = () => [{ title: `Mes séries · ${marque.nom}` }];

export default function SeriesPage() {
  const contexte = useContexte();
  return contexte ? <Series contexte={contexte} /> : <NotFound />;
}

function Series({ contexte }: { contexte: Contexte }) {
  const query = useGetThemes(contexte, false);
  const reload = useReloadAcces();
  const commence = contexte.datePerime === null && query.data?.datePerime != null;
  const relue = useRef(false);
  // The first visit starts the access: what the session knows of it is out of date.
  useEffect(() => {
    if (!commence || relue.current) return;
    relue.current = true;
    void reload();
  }, [commence, reload]);

  return (
    <>
      <Precharge acces_id={contexte.acces_id} />
      <Charge query={query} squelette={<Squelette />}>
        {(themes) => <Cartes contexte={contexte} {...themes} />}
      </Charge>
    </>
  );
}

function Cartes({ contexte, libelle, datePerime, themes }: Themes & { contexte: Contexte }) {
  const lancement = useLaunchSerie(contexte);
  const attentes = useReponsesEnAttente(contexte.user_id);
  const reussies = themes.filter((theme) => theme.isTermine && theme.reussi).length;
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={{ to: '/mon-profil', label: 'Vers mon profil' }}
        lead={
          <>
            {themes.length} {pluriel(themes.length, 'série')}, {reussies}{' '}
            {pluriel(reussies, 'réussie')}
            <span className={`${plainStyles.row} ${styles.suites}`}>
              <Link className={plainStyles.link} to={versEntrainement(contexte.acces_id)}>
                S’entraîner
              </Link>
              <Link className={plainStyles.link} to={versExamen(contexte.acces_id)}>
                Examen blanc
              </Link>
              <Link className={plainStyles.link} to={versHistorique(contexte.acces_id)}>
                Mon historique
              </Link>
            </span>
          </>
        }
        actions={datePerime && <Echeance datePerime={datePerime} />}
      >
        {libelle}
      </PageHeading>
      <Attente attentes={attentes} />
      {themes.length === 0 ? (
        <Empty
          title="Pas encore de série ici"
          action={
            <Link className={plainStyles.link} to="/mon-profil">
              Retour à mes accès
            </Link>
          }
        >
          Les séries de cet accès arrivent bientôt. Reviens dans quelque temps.
        </Empty>
      ) : (
        <ul className={plainStyles.grid}>
          {themes.map((theme) => (
            <CarteSerie key={theme.id} theme={theme} contexte={contexte} lancement={lancement} />
          ))}
        </ul>
      )}
      {lancement.creation && <Overlay text="Création de la série" />}
    </div>
  );
}

function Squelette() {
  return (
    <div className={plainStyles.page} aria-busy="true">
      <BackButton to="/mon-profil">Vers mon profil</BackButton>
      <VisuallyHidden component="output">Chargement des séries</VisuallyHidden>
      <Skeleton height={38} my="md" width="min(20rem, 80%)" />
      <div className={plainStyles.grid}>
        {Array.from({ length: 6 }, (_, n) => (
          <Skeleton key={n} height={178} radius={14} />
        ))}
      </div>
    </div>
  );
}
