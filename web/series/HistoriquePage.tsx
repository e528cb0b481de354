import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { marque } from '../../marque.ts';
import { BackButton } from '../ui/BackButton.tsx';
import cardStyles from '../ui/Card.module.css';
import { Empty } from '../ui/Empty.tsx';
import { PageHeading, SectionHeading } from '../ui/Heading.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import plainStyles from '../ui/plain.module.css';
import { Attente } from './Attente.tsx';
import { Charge } from './Charge.tsx';
import { useContexte } from './contexte.ts';
import { dureeEntre } from './duree.ts';
import { instantInWords } from '../ui/dates.ts';
import { pluriel } from './grille.ts';
import { versSerie, versSeries } from './liens.ts';
import { Precharge } from './Precharge.tsx';
import type { Theme, Themes } from './series.cache.ts';
import { useGetThemes, type Contexte } from './series.calls.ts';
import styles from './series.module.css';
import { Statut, TONES, etatSerie } from './Statut.tsx';
import { useReponsesEnAttente } from './useReponsesEnAttente.ts';

export const meta = () => [{ title: `Mon historique · ${marque.nom}` }];

export default function HistoriquePage() {
  const contexte = useContexte();
  return contexte ? <Historique contexte={contexte} /> : <NotFound />;
}

function Historique({ contexte }: { contexte: Contexte }) {
  const query = useGetThemes(contexte, true);
  return (
    <>
      <Precharge acces_id={contexte.acces_id} />
      <Charge query={query} squelette={<Squelette />}>
        {(themes) => <Tentatives contexte={contexte} {...themes} />}
      </Charge>
    </>
  );
}

function Tentatives({ contexte, libelle, themes }: Themes & { contexte: Contexte }) {
  const attentes = useReponsesEnAttente(contexte.user_id);
  const faites = themes.filter((theme) => theme.questionnaires.length > 0);
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={{ to: '/mon-profil', label: 'Vers mon profil' }}
        lead={
          <>
            {libelle}{' '}
            <Link
              className={`${plainStyles.link} ${styles.suite}`}
              to={versSeries(contexte.acces_id)}
            >
              Mes séries
            </Link>
          </>
        }
      >
        Mon historique
      </PageHeading>
      <Attente attentes={attentes} />
      {faites.length === 0 ? (
        <Empty
          title="Rien à revoir pour l’instant"
          action={
            <Link className={plainStyles.link} to={versSeries(contexte.acces_id)}>
              Choisir une série
            </Link>
          }
        >
          Chaque série que tu termines vient se ranger ici, avec sa correction.
        </Empty>
      ) : (
        faites.map((theme) => <Serie key={theme.id} theme={theme} acces_id={contexte.acces_id} />)
      )}
    </div>
  );
}

function Serie({ theme, acces_id }: { theme: Theme; acces_id: number }) {
  const titre = `serie-${theme.id}`;
  return (
    <section className={styles.section} aria-labelledby={titre}>
      <SectionHeading id={titre}>{theme.libelle}</SectionHeading>
      <ul className={plainStyles.grid}>
        {theme.questionnaires.map((tentative) => (
          <Carte
            key={tentative.id}
            tentative={tentative}
            adresse={versSerie({ acces_id, theme_id: theme.id, historique_id: tentative.id })}
          />
        ))}
      </ul>
    </section>
  );
}

interface CarteProps {
  tentative: Theme['questionnaires'][number];
  adresse: string;
}

function Carte({ tentative, adresse }: CarteProps) {
  const { questions, reponses, score, fautesGraves, dateDebut, dateFin } = tentative;
  const etat = etatSerie({ ...tentative, isStart: 1, isTermine: 1 });
  const sansReponse = reponses.filter((reponse) => reponse === '?').length;
  const duree = dureeEntre(dateDebut, dateFin);
  return (
    <li>
      <Link
        className={`${cardStyles.card} ${styles.carte} ${styles.tentative}`}
        data-tone={TONES[etat]}
        to={adresse}
      >
        <span className={`${plainStyles.row} ${styles.entre}`}>
          <Statut etat={etat} />
          <span className={styles.score}>
            <strong>{score ?? 0}</strong>/{questions.length}
          </span>
        </span>
        <span className={styles.nom}>{tentative.libelle}</span>
        <span className={`${plainStyles.small} ${styles.details}`}>
          {dateFin && <time dateTime={dateFin}>{instantInWords(dateFin)}</time>}
          {duree && <span>{duree}</span>}
          {fautesGraves !== null && fautesGraves > 0 && (
            <span>
              {fautesGraves} {fautesGraves > 1 ? 'fautes graves' : 'faute grave'}
            </span>
          )}
          {sansReponse > 0 && (
            <span>
              {sansReponse} {pluriel(sansReponse, 'question')} sans réponse
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function Squelette() {
  return (
    <div className={plainStyles.page} aria-busy="true">
      <BackButton to="/mon-profil">Vers mon profil</BackButton>
      <VisuallyHidden component="output">Chargement de l’historique</VisuallyHidden>
      <Skeleton height={38} my="md" width="min(16rem, 80%)" />
      <div className={plainStyles.grid}>
        {Array.from({ length: 3 }, (_, n) => (
          <Skeleton key={n} height={128} radius={14} />
        ))}
      </div>
    </div>
  );
}
