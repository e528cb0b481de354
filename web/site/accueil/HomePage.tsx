import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import { marque } from '../../../marque.ts';
import type { Route } from './+types/HomePage.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Bientot } from './Bientot.tsx';
import { organisation, siteWeb } from './donnees.ts';
import { EssaiDeVideo } from './EssaiDeVideo.tsx';
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
import type { Faits } from './faits.ts';
import chiffresStyles from './Chiffres.module.css';
import cardStyles from '../../socle/ui/Card.module.css';
import ecolesStyles from './Ecoles.module.css';
import siteStyles from '../../socle/ui/site.module.css';
import ecran from './ecran.webp?url';
import ecranStyles from './Ecran.module.css';

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

export const meta = (args: Route.MetaArgs) =>
  metaOf(args, {
    title: `${marque.nom} · Réussis ton permis théorique en Wallonie`,
    description:
      'Prépare ton permis de conduire en Wallonie\u00a0: des séries de questions cotées comme à l’examen, expliquées une par une, la perception des risques et le rendez-vous pédagogique.',
    donnees: (adresse) => [organisation(adresse), siteWeb(adresse)],
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { faits, accesList, faq, vedettes } = loaderData;
  return (
    <>
      <section className={styles.hero}>
        <div className={`${plainStyles.width} ${plainStyles.stack} ${styles.heros}`}>
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
            <EssaiDeVideo />
          </div>
        </div>
      </section>
      <Chiffres faits={faits} />
      <Ecran />
      <Outils accesList={accesList} />
      <Parcours faits={faits} />
      <Temoignage />
      <FaqAccueil faq={faq} />
      {marque.ecolesPartenaires.length > 0 && <Ecoles />}
      <Bientot />
    </>
  );
}

function Chiffres({ faits }: { faits: Faits }) {
  const lignes = [
    [
      faits.questionsTheorie,
      `questions en ${faits.seriesTheorie}\u00a0séries, dont une technique et une sur les fautes graves`,
    ],
    [faits.questionsTotal, 'questions en tout, toutes expliquées'],
    [faits.videosEntrainement, 'vidéos de perception des risques'],
    [faits.validiteAcces, `d’accès, ou ${faits.delaiRdv} pour le rendez-vous pédagogique`],
  ] as const;
  return (
    <section className={chiffresStyles.route} aria-label="En chiffres">
      <ul className={`${plainStyles.width} ${plainStyles.grid} ${chiffresStyles.liste}`}>
        {lignes.map(([fait, texte]) => (
          <li key={texte}>
            <Chiffre fait={fait} />
            {texte}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chiffre({ fait }: { fait: string }) {
  const [, avant, chiffre, apres] = /^(\D*)([\d\s]*\d)(.*)$/u.exec(fait) ?? [null, '', fait, ''];
  return (
    <strong className={plainStyles.big}>
      {avant}
      <span className={chiffresStyles.chiffre}>{chiffre}</span>
      {apres}
    </strong>
  );
}

function Ecoles() {
  return (
    <section className={`${siteStyles.bande} ${siteStyles.fond}`} aria-labelledby="ecoles">
      <div className={plainStyles.width}>
        <h2 className={siteStyles.titre} id="ecoles">
          Nos écoles partenaires
        </h2>
        <p className={siteStyles.chapeau}>
          Pour les heures de conduite et les cours en salle, près de chez toi.
        </p>
        <ul className={`${plainStyles.grid} ${ecolesStyles.liste}`}>
          {marque.ecolesPartenaires.map(({ nom, ville, initiales, couleur, lien }) => (
            <li key={nom}>
              <a
                href={lien}
                rel="noreferrer"
                className={`${cardStyles.card} ${ecolesStyles.ecole}`}
              >
                <Enseigne initiales={initiales} couleur={couleur} />
                <span>
                  <strong className={ecolesStyles.nom}>{nom}</strong>
                  <span className={plainStyles.dimmed}>{ville}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Enseigne({ initiales, couleur }: { initiales: string; couleur: string }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true">
      <rect x="1" y="1" width="70" height="70" rx="16" fill="#fff" stroke="#d9ddd6" />
      <rect x="6" y="6" width="60" height="60" rx="12" fill={couleur} />
      <path d="M14 52h44" stroke="#fff" strokeWidth="4" strokeDasharray="8 5" />
      <text x="36" y="40" textAnchor="middle" fontSize="27" fontWeight="900" fill="#fff">
        {initiales}
      </text>
    </svg>
  );
}

/** `npm run vue` takes this screenshot. */
function Ecran() {
  return (
    <section className={siteStyles.bande} aria-labelledby="ecran">
      <div className={`${plainStyles.width} ${ecranStyles.deux}`}>
        <div>
          <h2 className={siteStyles.titre} id="ecran">
            Tu sais tout de suite pourquoi
          </h2>
          <p className={siteStyles.chapeau}>
            Dans nos séries, chaque question a son dessin, son explication et l’article du code.
            Aucune réponse ne se perd, même quand le réseau coupe.
          </p>
        </div>
        <div className={ecranStyles.telephone}>
          <img
            src={ecran}
            alt="L’écran d’une question&nbsp;: la route vue du volant, trois réponses, et sous la bonne une explication avec son article."
            width="540"
            height="960"
            loading="lazy"
            decoding="async"
          />
        </div>
      </div>
    </section>
  );
}
