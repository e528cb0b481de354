import { combien } from '../../../regles/ecriture.ts';
import { COMME_LE_VRAI, SECONDES } from '../../../regles/examen.ts';
import { Skeleton, Button } from '@mantine/core';
import { Link, PrefetchPageLinks } from 'react-router';
import { COUT_LEGERE, seuil } from '../../../droit/bareme.ts';
import { SERIE } from '../../../droit/epreuve.ts';
import { regleDExamenOf } from '../../../droit/examen.ts';
import { marque } from '../../../marque.ts';
import { useAcces } from '../acces/index.ts';
import { useUser } from '../compte/index.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { echoExamen } from './echo.ts';
import {
  type Examens,
  useGetExamens,
  useLaunchExamen,
  type Ouvert,
  type Resultat,
} from './examen.calls.ts';
import styles from './examen.module.css';
import { versEpreuve, versResultat } from './adresses.ts';
import { Pret } from '../pret/index.ts';
import {
  type Acces,
  Attente,
  AttenteAcces,
  PageAcces,
  versHistorique,
  useReponses,
  useLecture,
} from '../tentatives/index.ts';
import { useState } from 'react';
import { Card } from '../../socle/ui/Card.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { passeesOf } from '../cap/index.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import { Conditions } from './Conditions.tsx';
import { SigneFaux, SigneJuste } from '../questions/index.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import { pointsOf } from './explication.ts';

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

function Contenu({ acces, ouvert, regle, resultats }: Examens & { acces: Acces }) {
  const attentes = useReponses(useUser().id, echoExamen);
  const lancement = useLaunchExamen(acces);
  return (
    <>
      <Attente attentes={attentes} />
      {ouvert ? (
        <EnCours ouvert={ouvert} lancement={lancement} save={attentes.save} />
      ) : (
        <Depart lancement={lancement} regle={regle} />
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

const RIEN: string[] = [];

interface DepartProps {
  lancement: ReturnType<typeof useLaunchExamen>;
  regle: Examens['regle'];
}

function Depart({ lancement, regle }: DepartProps) {
  const { possible } = useLecture(RIEN, false);
  const [limite, setLimite] = useState(true);
  const enSimple = useUser().motsSimples === 1;
  const [adapte, setAdapte] = useState(enSimple);
  const chrono = limite ? (adapte ? 2 : 1) : 0;
  const [lire, setLire] = useState(COMME_LE_VRAI.voix === 1);
  const [arret, setArret] = useState(COMME_LE_VRAI.arret === 1);
  const voix = lire && possible;
  return (
    <Card className={styles.depart} aria-labelledby="depart">
      <h2 id="depart" className={styles.titre}>
        {SERIE} questions, comme le jour de l’examen
      </h2>
      <p>
        Elles viennent de toute la banque. Pas de retour en arrière, et aucune correction avant la
        fin. Il faut {seuil(SERIE)} points sur {SERIE}&nbsp;: une faute coûte {COUT_LEGERE} point.{' '}
        {regleDExamenOf(regle).dit}
      </p>
      <BoxField
        name="chrono"
        label={`${SECONDES[adapte ? 2 : 1]} secondes par question`}
        description="Elles commencent quand la question a été lue."
        value={limite}
        onChange={setLimite}
      />
      {limite && (
        <BoxField
          name="adapte"
          label="Temps adapté"
          description={`${SECONDES[2]} secondes au lieu de ${SECONDES[1]}, pour lire sans te presser.${enSimple ? ' Sans lui, tu lis les mots de l’examen.' : ''}`}
          value={adapte}
          onChange={setAdapte}
        />
      )}
      <BoxField
        name="voix"
        label="Lire les questions à voix haute"
        description={
          possible
            ? 'Avec ton casque, comme au centre d’examen.'
            : 'Cet appareil n’a pas de voix française\u00a0: tu as le temps de lire toi-même.'
        }
        value={voix}
        onChange={setLire}
        busy={!possible}
      />
      <BoxField
        name="arret"
        label="Arrêter à la dixième faute"
        description="L’examen réel peut s’arrêter là. Sinon, tu vas jusqu’au bout."
        value={arret}
        onChange={setArret}
      />
      <Button
        size="lg"
        className={plainStyles.start ?? ''}
        loading={lancement.occupe}
        onClick={() => void lancement.begin({ chrono, voix, arret })}
      >
        Commencer l’examen
      </Button>
    </Card>
  );
}

interface Props {
  ouvert: Ouvert;
  lancement: ReturnType<typeof useLaunchExamen>;
  save: () => Promise<number>;
}

function EnCours({ ouvert, lancement, save }: Props) {
  const { examen_id, passees, nombre, entamee } = ouvert;
  const ou = `${combien(passees, 'question')} sur ${nombre}`;

  async function stop() {
    const oui = await confirm({
      title: 'Arrêter cet examen blanc\u202f?',
      message: 'Les questions sans réponse compteront comme fausses.',
      yes: 'Oui, arrêter',
      no: 'Non, je continue',
      danger: true,
    });
    if (oui) await lancement.stop(examen_id, save);
  }

  return (
    <Card className={styles.depart} aria-labelledby="en-cours">
      <h2 id="en-cours" className={styles.titre}>
        Ton examen blanc t’attend
      </h2>
      <Gauge value={passees} max={nombre} tone="action" label="Examen blanc" text={ou} />
      <p>
        {passeesOf(ouvert)} {entamee === 1 && 'Une question est ouverte\u00a0: son temps passe.'}
      </p>
      <Conditions {...ouvert} />
      <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
        <Button
          size="md"
          loading={lancement.occupe}
          onClick={() => void lancement.resume(examen_id, save)}
        >
          {passees === nombre ? 'Voir mon résultat' : 'Reprendre'}
        </Button>
        <Button size="md" variant="default" disabled={lancement.occupe} onClick={() => void stop()}>
          Arrêter l’examen
        </Button>
      </div>
    </Card>
  );
}

function LigneResultat({ acces_id, ...resultat }: Resultat & { acces_id: number }) {
  const { examen_id, reussi, nombre, posees, dateFin } = resultat;
  const { points, sur } = pointsOf(resultat);
  return (
    <li>
      <Link
        className={`${plainStyles.entry} ${styles.ligne}`}
        to={versResultat(acces_id, examen_id)}
      >
        <span className={styles.marque} data-tone={reussi ? 'right' : 'wrong'}>
          {reussi ? <SigneJuste /> : <SigneFaux />}
          {reussi ? 'Réussi' : 'Raté'}
        </span>
        <span>
          <strong className={styles.points}>
            {points} / {sur}
          </strong>{' '}
          <time className={plainStyles.small} dateTime={dateFin}>
            {instantInWords(dateFin)}
          </time>
          {posees < nombre && (
            <span className={plainStyles.small}>, arrêté à la question {posees}</span>
          )}
        </span>
        <Conditions {...resultat} />
      </Link>
    </li>
  );
}
