import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import { marque } from '../../../marque.ts';
import type { Route } from './+types/HomePage.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Bientot } from './Bientot.tsx';
import { Chiffres } from './Chiffres.tsx';
import { organisation, siteWeb } from './donnees.ts';
import { Ecoles } from './Ecoles.tsx';
import { Ecran } from './Ecran.tsx';
import { FaqAccueil } from './FaqAccueil.tsx';
import styles from './HomePage.module.css';
import { Inscription } from './Inscription.tsx';
import { Outils } from './Outils.tsx';
import { Parcours } from './Parcours.tsx';
import { QuestionsDuJour } from './QuestionsDuJour.tsx';
import { type Handle, metaOf } from '../../socle/kernel/referencement.ts';
import { RoadScene } from './RoadScene.tsx';
import { Temoignage } from './Temoignage.tsx';
import { RECHERCHE, loadVedettes } from './vedettes.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ask = context.get(serverCallContext);
  const [{ faits }, { accesList }, { faq }, vedettes] = await Promise.all([
    ask('getFaits', {}),
    ask('getAccesVisiteur', {}),
    ask('getFaq', {}),
    loadVedettes(ask, request, [0, 1, 2]),
  ]);
  return { faits, accesList, faq, vedettes };
}

export const handle: Handle = { recherche: RECHERCHE };

const autres = (videos: string | null | undefined) =>
  videos
    ? 'la perception des risques et le rendez-vous pédagogique'
    : 'et le rendez-vous pédagogique';

export const meta = (args: Route.MetaArgs) =>
  metaOf(args, {
    title: `${marque.nom} · Réussis ton permis théorique en Wallonie`,
    description: `Prépare ton permis de conduire en Wallonie\u00a0: des séries de questions cotées comme à l’examen, expliquées une par une, ${autres(args.loaderData?.faits.videosEntrainement)}.`,
    donnees: (adresse) => [organisation(adresse), siteWeb(adresse)],
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { faits, accesList, faq, vedettes } = loaderData;
  return (
    <>
      <section className={styles.hero}>
        <div className={`${plainStyles.width} ${styles.heros}`}>
          <div className={styles.mots}>
            <h1 className={styles.headline}>Le jour de l’examen, passe en premier</h1>
            <p className={styles.lead}>
              Réussis le permis théorique en Wallonie&nbsp;: une question, ta réponse, et le
              pourquoi.
            </p>
          </div>
          <div className={styles.question}>
            {vedettes.questions.length > 0 ? (
              <QuestionsDuJour {...vedettes} />
            ) : (
              <RoadScene className={styles.scene ?? ''} />
            )}
          </div>
          <div className={`${plainStyles.stack} ${styles.entree}`}>
            <Inscription />
            <ul className={styles.promesses}>
              <li>L’inscription est gratuite, avec une démo de {faits.demo}</li>
              <li>Sur ton téléphone ou ton ordinateur</li>
              <li>Agréé par l’autorité régionale de la mobilité</li>
            </ul>
          </div>
        </div>
      </section>
      <Chiffres faits={faits} />
      <Ecran />
      <Outils accesList={accesList} />
      <Parcours faits={faits} />
      <Temoignage />
      <FaqAccueil faq={faq} />
      <Ecoles />
      <Bientot />
    </>
  );
}
