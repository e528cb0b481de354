import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { combien } from '../../../regles/ecriture.ts';
import { marque } from '../../../marque.ts';
import type { AccesUser } from '../acces/index.ts';
import { useUser } from '../compte/index.ts';
import { alertBox } from '../../socle/kernel/confirm.tsx';
import { toast } from '../../socle/kernel/toasts.ts';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { SECONDE } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { formatDuree } from '../tentatives/index.ts';
import { ChapitreLu } from './ChapitreLu.tsx';
import { ChapitresGardes } from './ChapitresGardes.tsx';
import { useChoix } from './choix.ts';
import { type Chapitre, useGetChapitre } from './cours.calls.ts';
import styles from './cours.module.css';
import { type Adresse, versChapitre, versCours, versModule } from './adresses.ts';
import { dureeDeLecture } from './durees.ts';
import { ChargeCours, Ouverture } from './Ouverture.tsx';
import { useChapitresEnAttente } from './useChapitresEnAttente.ts';
import { Demande, useReste } from './Demande.tsx';
import { usePlace } from './usePlace.ts';

export const meta = () => [{ title: `Mon chapitre · ${marque.nom}` }];

export default function ChapitrePage() {
  return (
    <Ouverture squelette={<Squelette retour={MON_PROFIL} />}>
      {(acces, adresse) => (
        <Lecture
          key={`${adresse.module_id}-${adresse.chapitre_id}`}
          acces={acces}
          adresse={adresse}
        />
      )}
    </Ouverture>
  );
}

function Lecture({ adresse }: { acces: AccesUser; adresse: Adresse }) {
  const query = useGetChapitre(adresse);
  return (
    <ChargeCours
      query={query}
      depart={versCours(adresse.acces_id)}
      squelette={<Squelette retour={versModule(adresse)} />}
    >
      {(chapitre) => <Vue adresse={adresse} {...chapitre} />}
    </ChargeCours>
  );
}

function Vue({
  adresse,
  libelle,
  chapitre,
  listeQuestions,
  listeReponses,
  eLearning,
}: Chapitre & { adresse: Adresse }) {
  const { acces_id, chapitre_id } = adresse;
  const navigate = useNavigate();
  const { id: user_id } = useUser();
  const { queue, entries } = useChapitresEnAttente(user_id);
  const { choix, choose, forget } = useChoix({ user_id, acces_id, chapitre_id });
  const titre = useRef<HTMLHeadingElement>(null);
  const texte = useRef<HTMLDivElement>(null);
  const resultat = useRef<HTMLHeadingElement>(null);
  const termine = eLearning.termine === 1;
  const envoi = entries.find(
    (each) => each.acces_id === acces_id && each.chapitre_id === chapitre_id,
  );
  usePlace(texte, { adresse, depart: chapitre.place, actif: !termine });

  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.title = `${chapitre.libelle} · ${marque.nom}`;
  }, [chapitre.libelle]);
  useEffect(
    () =>
      queue?.observe(({ entry, received: { corps } }) => {
        const sujet = `chapitre/${chapitre_id}`;
        if (!corps || entry.acces_id !== acces_id || entry.chapitre_id !== chapitre_id) return;
        if (corps.termine === 0) {
          const { bonnes, demande } = corps;
          toast({
            kind: 'warning',
            title: 'Encore une fois',
            message: `${combien(bonnes, 'bonne réponse')}\u00a0: pour ton attestation, il en faut ${demande?.bonnes}. Relis le chapitre, puis réponds encore.`,
            duration: 8000,
            sujet,
          });
          return;
        }
        forget();
        if (!corps.termineAll) {
          toast({ kind: 'success', title: 'Ce chapitre est maintenant terminé.', sujet });
          resultat.current?.focus();
          return;
        }
        void navigate(versCours(acces_id));
        void alertBox({
          title: 'Bravo !',
          message: `Vous avez terminé le cours '${libelle}'`,
          button: 'Voir mon cours',
        });
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what is forgotten is named by the address
    [queue, acces_id, chapitre_id, navigate, libelle],
  );

  const manquantes = listeQuestions.filter((question) => {
    const letter = choix[question.id];
    return !letter || question[letter] === null;
  }).length;
  const validate = () =>
    queue?.give({
      ...adresse,
      libelle: chapitre.libelle,
      versions: listeQuestions.map(({ version_id }) => version_id).join(';'),
      reponses: Object.fromEntries(listeQuestions.map(({ id }, at) => [at + 1, choix[id]!])),
      donneeLe: Date.now(),
    });
  const reste = useReste(chapitre.demande?.reste ?? 0, chapitre.demande?.essais ?? 0);
  const demande = chapitre.demande && { ...chapitre.demande, reste };
  const justes = listeReponses.filter(({ juste }) => juste).length;

  return (
    <div className={plainStyles.page}>
      <BackButton to={versModule(adresse)}>Vers les chapitres</BackButton>
      <ChapitreLu
        termine={termine}
        libelle={chapitre.libelle}
        niveau={1}
        sous={[
          `Lecture\u00a0: ${dureeDeLecture(chapitre.minutes)}`,
          demande && demande.lecture > 0 && `au moins ${formatDuree(demande.lecture * SECONDE)}`,
        ]
          .filter(Boolean)
          .join(', ')}
        texte={chapitre.texte}
        questions={listeQuestions.map((posee) => ({ id: posee.id, posee }))}
        reponses={new Map(listeReponses.map((each) => [each.id, each]))}
        choix={choix}
        choose={termine || envoi ? null : choose}
        titre={titre}
        corps={texte}
        resultat={resultat}
        bilan={
          termine &&
          listeQuestions.length > 0 && (
            <p className={plainStyles.big}>
              <strong>
                {justes} {justes > 1 ? 'bonnes réponses' : 'bonne réponse'}
              </strong>{' '}
              sur {listeQuestions.length}
            </p>
          )
        }
      >
        <ChapitresGardes />
        {!termine && demande && <Demande {...demande} questions={listeQuestions.length} />}
        {!termine &&
          reste === 0 &&
          (manquantes > 0 && !envoi ? (
            <output className={plainStyles.dimmed}>
              Réponds encore à {combien(manquantes, 'question')} pour terminer ce chapitre.
            </output>
          ) : (
            <Button size="lg" loading={envoi !== undefined} onClick={validate}>
              {listeQuestions.length === 0 ? 'J’ai lu ce chapitre' : 'Valider mes réponses'}
            </Button>
          ))}
        <Voisins adresse={adresse} termine={termine} chapitre={chapitre} />
      </ChapitreLu>
    </div>
  );
}

function Voisins({
  adresse: { acces_id },
  termine,
  chapitre: { precedent, suivant },
}: Pick<Chapitre, 'chapitre'> & { adresse: Adresse; termine: boolean }) {
  return (
    <nav className={styles.suite} aria-label="D’un chapitre à l’autre">
      {precedent && (
        <Link className={plainStyles.link} to={versChapitre({ acces_id, ...precedent })}>
          Chapitre précédent&nbsp;: {precedent.libelle}
        </Link>
      )}
      {suivant ? (
        <Link
          className={
            termine
              ? `${plainStyles.button} ${plainStyles.filled} ${plainStyles.large}`
              : plainStyles.link
          }
          to={versChapitre({ acces_id, ...suivant })}
        >
          Chapitre suivant&nbsp;: {suivant.libelle}
        </Link>
      ) : (
        termine && (
          <Link
            className={`${plainStyles.button} ${plainStyles.filled} ${plainStyles.large}`}
            to={versCours(acces_id)}
          >
            Voir mon cours
          </Link>
        )
      )}
    </nav>
  );
}

function Squelette({ retour }: { retour: string }) {
  return (
    <div className={plainStyles.page} aria-busy="true">
      <BackButton to={retour}>Vers les chapitres</BackButton>
      <VisuallyHidden component="output">Chargement du chapitre</VisuallyHidden>
      <div className={styles.chapitre}>
        <Skeleton height={38} width="min(24rem, 90%)" />
        {[5, 4, 6].map((lignes) => (
          <Skeleton key={lignes} height={lignes * 28} />
        ))}
      </div>
    </div>
  );
}
