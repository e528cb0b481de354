import { serverCallContext } from '../kernel/serverCall.ts';
import type { ServerCall } from '../kernel/serverCall.ts';
import { marque } from '../../marque.ts';
import type { Route } from './+types/HomePage.ts';
import plainStyles from '../ui/plain.module.css';
import { Bientot } from './Bientot.tsx';
import { Chiffres } from './Chiffres.tsx';
import { organisation, siteWeb } from './donnees.ts';
import { Ecoles } from './Ecoles.tsx';
import { FaqAccueil } from './FaqAccueil.tsx';
import styles from './HomePage.module.css';
import { Inscription } from './Inscription.tsx';
import { Outils } from './Outils.tsx';
import { Parcours } from './Parcours.tsx';
import { type Correction, QuestionDuJour, type Vedette } from './QuestionDuJour.tsx';
import { type Handle, metaOf } from './referencement.ts';
import { RoadScene } from './RoadScene.tsx';
import siteStyles from './site.module.css';
import { Temoignage } from './Temoignage.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ask = context.get(serverCallContext);
  const [{ faits }, { accesList }, { faq }, vedette] = await Promise.all([
    ask('getFaits', {}),
    ask('getProduits', {}),
    ask('getFaq', {}),
    vedetteOf(ask, new URL(request.url).searchParams),
  ]);
  return { faits, accesList, faq, ...vedette };
}

/** The answer of a page without JavaScript. */
export const handle: Handle = { recherche: ['question', 'reponse'] };

/** Today's question, or the one that the form of a page without JavaScript has answered. */
async function vedetteOf(
  ask: ServerCall,
  query: URLSearchParams,
): Promise<{ question: Vedette | null; correction: Correction | null }> {
  const [question_id, letter] = [query.get('question'), query.get('reponse')];
  if (question_id !== null && letter !== null) {
    const answered = await Promise.all([
      ask('getVedette', { question_id }),
      ask('addReponseVedette', { question_id, letter }),
    ]).catch(unlessRefused);
    if (answered) return { question: answered[0].question, correction: answered[1] };
  }
  const today = await ask('getVedette', {}).catch(unlessRefused);
  return { question: today?.question ?? null, correction: null };
}

/** An address that somebody made up shows the page all the same; so does a bank without questions. */
function unlessRefused(cause: unknown): undefined {
  if (!(cause instanceof Response)) throw cause;
}

export const meta = (args: Route.MetaArgs) =>
  metaOf(args, {
    title: `${marque.nom} · Réussis ton permis théorique en Wallonie`,
    description:
      'Prépare ton permis de conduire en Wallonie : des séries de questions cotées comme à l’examen, expliquées une par une, la perception des risques et le rendez-vous pédagogique.',
    donnees: (adresse) => [organisation(adresse), siteWeb(adresse)],
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { faits, accesList, faq, question, correction } = loaderData;
  return (
    <>
      <section className={styles.hero}>
        <div
          className={`${plainStyles.width} ${plainStyles.stack} ${siteStyles.deux} ${siteStyles.heros} ${styles.heros}`}
        >
          <div className={`${plainStyles.stack} ${siteStyles.mots} ${styles.mots}`}>
            <h1 className={styles.headline}>Le jour de l’examen, passe en premier</h1>
            <p className={styles.lead}>
              Entraîne-toi au code de la route belge avec des séries cotées comme à l’examen. Après
              chaque réponse, tu vois pourquoi, et quel article le dit.
            </p>
            <Inscription />
            <ul className={styles.promesses}>
              <li>L’inscription est gratuite, avec une démo de {faits.demo}</li>
              <li>Sur ton téléphone ou ton ordinateur</li>
              <li>Agréé par l’autorité régionale de la mobilité</li>
            </ul>
          </div>
          {question ? (
            <div className={styles.question}>
              <QuestionDuJour key={question.id} question={question} correction={correction} />
            </div>
          ) : (
            <RoadScene className={styles.scene ?? ''} />
          )}
        </div>
      </section>
      <Chiffres faits={faits} />
      <Parcours faits={faits} />
      <Outils accesList={accesList} />
      <Temoignage />
      <FaqAccueil faq={faq} />
      <Ecoles />
      <Bientot />
    </>
  );
}
