import { Skeleton } from '@mantine/core';
import { useLocation } from 'react-router';
import { marque } from '../../../marque.ts';
import { COMMENCER } from '../cap/index.ts';
import {
  Attente,
  Charge,
  versHistorique,
  versSeries,
  useReponses,
  useDepart,
} from '../tentatives/index.ts';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { Overlay } from '../../socle/ui/Overlay.tsx';
import { PageSkeleton } from '../../socle/ui/PageSkeleton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { ARevoir } from './ARevoir.tsx';
import { useAdresse, useContexte, type Contexte } from './contexte.ts';
import { EnCours } from './EnCours.tsx';
import { Grille } from './Grille.tsx';
import { casesOf, fautesOf, type Questionnaire } from './grille.ts';
import { echoSerie } from './echo.ts';
import { useLaunchSerie } from './launchSerie.ts';
import { type Adresse } from './adresses.ts';
import { Precharge } from './Precharge.tsx';
import { Resultat } from './Resultat.tsx';
import { useGetQuestionnaire } from './series.calls.ts';
import { Statut, etatSerie } from './Statut.tsx';

export const meta = () => [{ title: `Ma série · ${marque.nom}` }];

export default function SeriePage() {
  const contexte = useContexte();
  const adresse = useAdresse();
  const { state } = useLocation();
  if (!contexte || !adresse) return <NotFound />;
  const cle = `${adresse.theme_id}-${adresse.historique_id}`;
  if (state === COMMENCER) return <Depart key={cle} contexte={contexte} adresse={adresse} />;
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
        squelette={<Squelette retour={retourOf(adresse)} />}
      >
        {(tentative) => <Vue contexte={contexte} adresse={adresse} tentative={tentative} />}
      </Charge>
    </>
  );
}

function Depart({ contexte, adresse: { theme_id } }: Props) {
  const { beginHere, creation } = useLaunchSerie(contexte);
  useDepart(() => beginHere(theme_id));
  return (
    <>
      <Precharge acces_id={contexte.acces_id} />
      <Squelette retour={versSeries(contexte.acces_id)} />
      {creation && <Overlay text="Création de la série" />}
    </>
  );
}

const retourOf = ({ acces_id, historique_id }: Adresse) =>
  historique_id ? versHistorique(acces_id) : versSeries(acces_id);

function Vue({ contexte, adresse, tentative }: Props & { tentative: Questionnaire }) {
  const lancement = useLaunchSerie(contexte);
  const attentes = useReponses(contexte.user_id, echoSerie);
  const { questions } = tentative;
  const termine = questions.isTermine === 1;
  const gardees = attentes.entries.filter(
    (reponse) => reponse.questionnaire_id === questions.questionnaire_id,
  );
  const fautes = fautesOf(tentative);
  const cases = casesOf(tentative, new Set(gardees.map((reponse) => reponse.question)));
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={{ to: retourOf(adresse), label: 'Vers les questionnaires' }}
        actions={termine ? null : <Statut etat={etatSerie(questions)} />}
      >
        {questions.libelle}
      </PageHeading>
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
          save={attentes.save}
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
    <PageSkeleton
      back={{ to: retour, label: 'Vers les questionnaires' }}
      says="Chargement de la série"
      width="18rem"
    >
      <Skeleton height={140} radius={14} mb="lg" />
      <Skeleton height={320} radius={14} />
    </PageSkeleton>
  );
}
