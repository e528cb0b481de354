import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../kernel/session.tsx';
import { marque } from '../../marque.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Attente } from './Attente.tsx';
import { CarteSerie } from './CarteSerie.tsx';
import { Charge } from './Charge.tsx';
import { useContexte } from './contexte.ts';
import { Echeance } from './Echeance.tsx';
import { pluriel } from './grille.ts';
import { Precharge } from './Precharge.tsx';
import { useLancerSerie } from './lancerSerie.ts';
import { versHistorique } from './liens.ts';
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
  const { reload } = useSession();
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
  const lancement = useLancerSerie(contexte);
  const attentes = useReponsesEnAttente(contexte.user_id);
  const reussies = themes.filter((theme) => theme.isTermine && theme.reussi).length;
  return (
    <div className={styles.page}>
      <BackButton to="/mon-profil">Vers mon profil</BackButton>
      <header className={styles.entete}>
        <div>
          <h1 className={styles.titre}>{libelle}</h1>
          <p className={`${styles.doux} ${styles.liens}`}>
            <span>
              {themes.length} {pluriel(themes.length, 'série')}, {reussies}{' '}
              {pluriel(reussies, 'réussie')}
            </span>
            <Link className={styles.lien} to={versHistorique(contexte.acces_id)}>
              Mon historique
            </Link>
          </p>
        </div>
        {datePerime && <Echeance datePerime={datePerime} />}
      </header>
      <Attente attentes={attentes} />
      {themes.length === 0 ? (
        <div className={`${styles.carte} ${styles.vide}`}>
          <h2 className={styles.sousTitre}>Pas encore de série ici</h2>
          <p>Les séries de cet accès arrivent bientôt. Reviens dans quelque temps.</p>
          <Link className={styles.lien} to="/mon-profil">
            Retour à mes accès
          </Link>
        </div>
      ) : (
        <ul className={styles.grilleCartes}>
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
    <div className={styles.page} aria-busy="true">
      <BackButton to="/mon-profil">Vers mon profil</BackButton>
      <output className={styles.cache}>Chargement des séries</output>
      <div className={styles.entete}>
        <Skeleton height={38} width="min(20rem, 80%)" />
        <Skeleton height={38} width="11rem" />
      </div>
      <div className={styles.grilleCartes}>
        {Array.from({ length: 6 }, (_, n) => (
          <Skeleton key={n} height={178} radius={14} />
        ))}
      </div>
    </div>
  );
}
