import { Skeleton } from '@mantine/core';
import { marque } from '../../marque.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { ARevoir } from './ARevoir.tsx';
import { Attente } from './Attente.tsx';
import { Charge } from './Charge.tsx';
import { useAdresse, useContexte } from './contexte.ts';
import { EnCours } from './EnCours.tsx';
import { Grille } from './Grille.tsx';
import { casesDe, fautesDe, type Tentative } from './grille.ts';
import { useLancerSerie } from './lancerSerie.ts';
import { versHistorique, versSeries, type Adresse } from './liens.ts';
import { Precharge } from './Precharge.tsx';
import { Resultat } from './Resultat.tsx';
import { useGetQuestionnaire, type Contexte } from './series.calls.ts';
import styles from './series.module.css';
import { Statut, etatSerie } from './Statut.tsx';
import { useReponsesEnAttente } from './useReponsesEnAttente.ts';

export const meta = () => [{ title: `Ma série · ${marque.nom}` }];

export default function SeriePage() {
  const contexte = useContexte();
  const adresse = useAdresse();
  if (!contexte || !adresse) return <NotFound />;
  const cle = `${adresse.theme_id}-${adresse.historique_id}`;
  return <Serie key={cle} contexte={contexte} adresse={adresse} />;
}

interface Props {
  contexte: Contexte;
  adresse: Adresse;
}

function Serie({ contexte, adresse }: Props) {
  const query = useGetQuestionnaire(contexte, adresse);
  return (
    <>
      <Precharge acces_id={contexte.acces_id} />
      <Charge
        query={query}
        depart={versSeries(contexte.acces_id)}
        squelette={<Squelette retour={retourDe(adresse)} />}
      >
        {(tentative) => <Vue contexte={contexte} adresse={adresse} tentative={tentative} />}
      </Charge>
    </>
  );
}

const retourDe = ({ acces_id, historique_id }: Adresse) =>
  historique_id ? versHistorique(acces_id) : versSeries(acces_id);

function Vue({ contexte, adresse, tentative }: Props & { tentative: Tentative }) {
  const lancement = useLancerSerie(contexte);
  const attentes = useReponsesEnAttente(contexte.user_id);
  const { questions } = tentative;
  const termine = questions.isTermine === 1;
  const gardees = attentes.reponses.filter(
    (reponse) => reponse.questionnaire_id === questions.questionnaire_id,
  );
  const fautes = fautesDe(tentative);
  const cases = casesDe(tentative, new Set(gardees.map((reponse) => reponse.question)));
  return (
    <div className={styles.page}>
      <BackButton to={retourDe(adresse)}>Vers les questionnaires</BackButton>
      <header className={styles.entete}>
        <h1 className={styles.titre}>{questions.libelle}</h1>
        <Statut etat={etatSerie(questions)} />
      </header>
      <Attente attentes={attentes} />
      {termine ? (
        <Resultat tentative={tentative} adresse={adresse} lancement={lancement} />
      ) : (
        <EnCours
          questions={questions}
          gardees={gardees.length}
          contexte={contexte}
          adresse={adresse}
          lancement={lancement}
          enregistrer={attentes.enregistrer}
        />
      )}
      <Grille
        cases={cases}
        adresse={questions.questionnaire_id ? adresse : null}
        termine={termine}
      />
      {fautes.length > 0 && <ARevoir fautes={fautes} adresse={adresse} />}
      {lancement.creation && <Overlay text="Création de la série" />}
    </div>
  );
}

function Squelette({ retour }: { retour: string }) {
  return (
    <div className={styles.page} aria-busy="true">
      <BackButton to={retour}>Vers les questionnaires</BackButton>
      <output className={styles.cache}>Chargement de la série</output>
      <div className={styles.entete}>
        <Skeleton height={38} width="min(18rem, 80%)" />
      </div>
      <Skeleton height={140} radius={14} mb="lg" />
      <Skeleton height={320} radius={14} />
    </div>
  );
}
