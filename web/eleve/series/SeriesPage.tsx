import { MON_PROFIL, VERS_MON_PROFIL } from '../../../regles/adresses.ts';
import { combien } from '../../../regles/ecriture.ts';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useFirstVisit } from '../acces/index.ts';
import { type Caps, ProchainPas, useGetCap } from '../cap/index.ts';
import { NoteDuCode } from '../compte/index.ts';
import {
  Attente,
  Charge,
  Echeance,
  versEntrainement,
  versExamen,
  versHistorique,
  versSujets,
  useReponses,
} from '../tentatives/index.ts';
import { marque } from '../../../marque.ts';
import { Empty } from '../../socle/ui/Empty.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { Overlay } from '../../socle/ui/Overlay.tsx';
import { PageSkeleton } from '../../socle/ui/PageSkeleton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { CarteSerie } from './CarteSerie.tsx';
import { useContexte, type Contexte } from './contexte.ts';
import { Precharge } from './Precharge.tsx';
import { echoSerie } from './echo.ts';
import { useLaunchSerie } from './launchSerie.ts';
import type { Themes } from './series.cache.ts';
import { useGetThemes } from './series.calls.ts';
import listeStyles from './Liste.module.css';

export const meta = () => [{ title: `Mes séries · ${marque.nom}` }];

export default function SeriesPage() {
  const contexte = useContexte();
  return contexte ? <Series contexte={contexte} /> : <NotFound />;
}

function Series({ contexte }: { contexte: Contexte }) {
  const query = useGetThemes(contexte, false);
  useFirstVisit(contexte.datePerime === null && query.data?.datePerime != null);

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
  const attentes = useReponses(contexte.user_id, echoSerie);
  const cap = useGetCap();
  const reussies = themes.filter((theme) => theme.isTermine && theme.reussi).length;
  const capOf = ({ acces }: Caps) =>
    acces.find(({ acces_user_id }) => acces_user_id === contexte.acces_user_id)?.cap ?? null;
  const suivant = cap.caps && capOf(cap.caps);
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={VERS_MON_PROFIL}
        lead={`${combien(themes.length, 'série')}, ${combien(reussies, 'réussie')}`}
        actions={datePerime && <Echeance datePerime={datePerime} />}
      >
        {libelle}
      </PageHeading>
      <NoteDuCode />
      <Attente attentes={attentes} />
      {themes.length === 0 ? (
        <Empty
          title="Pas encore de série ici"
          action={
            <Link className={plainStyles.link} to={MON_PROFIL}>
              Retour à mes accès
            </Link>
          }
        >
          Les séries de cet accès arrivent bientôt. Reviens dans quelque temps.
        </Empty>
      ) : (
        <>
          <ProchainPas query={cap} capOf={capOf} titre="Ta prochaine étape" />
          <div className={listeStyles.colonnes}>
            <Portes acces_id={contexte.acces_id} />
            <section aria-labelledby="les-series">
              <SectionHeading id="les-series">Tes séries</SectionHeading>
              <ol className={plainStyles.column}>
                {themes.map((theme) => (
                  <CarteSerie
                    key={theme.id}
                    theme={theme}
                    ici={suivant != null && 'theme_id' in suivant && suivant.theme_id === theme.id}
                    contexte={contexte}
                    lancement={lancement}
                  />
                ))}
              </ol>
            </section>
          </div>
        </>
      )}
      {lancement.creation && <Overlay text="Création de la série" />}
    </div>
  );
}

const PORTES = [
  { libelle: 'Mes erreurs', aide: 'Ce que tu as raté, jusqu’à le savoir', vers: versEntrainement },
  { libelle: 'Par thème', aide: 'Dix questions sur un thème', vers: versSujets },
  {
    libelle: 'Examen blanc',
    aide: 'Cinquante questions, comme le jour de l’examen',
    vers: versExamen,
  },
];

const Portes = ({ acces_id }: { acces_id: number }) => (
  <nav className={listeStyles.portes} aria-labelledby="s-entrainer">
    <SectionHeading id="s-entrainer">S’entraîner</SectionHeading>
    <ul className={plainStyles.rows}>
      {PORTES.map(({ libelle, aide, vers }) => (
        <li key={libelle}>
          <Link to={vers(acces_id)}>
            <strong>{libelle}</strong>
            <span className={plainStyles.small}>{aide}</span>
          </Link>
        </li>
      ))}
    </ul>
    <Link className={plainStyles.link} to={versHistorique(acces_id)}>
      Mon historique
    </Link>
  </nav>
);

function Squelette() {
  return (
    <PageSkeleton back={VERS_MON_PROFIL} says="Chargement des séries">
      <Skeleton height={190} radius={14} mb="xl" />
      {Array.from({ length: 5 }, (_, n) => (
        <Skeleton key={n} height={120} radius={14} mb="sm" />
      ))}
    </PageSkeleton>
  );
}
