import { Link } from 'react-router';
import { majuscule } from '../../../regles/ecriture.ts';
import type { Faits } from './faits.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Parcours.module.css';
import siteStyles from '../../socle/ui/site.module.css';

interface EtapeDuParcours {
  titre: string;
  texte: string;
  to?: string;
}

const etapesOf = (faits: Faits): EtapeDuParcours[] => [
  {
    titre: 'Inscris-toi',
    texte: `C’est gratuit, et tu essaies pendant ${faits.demo}.`,
  },
  {
    titre: 'Réussis la théorie',
    texte: `Dès ${faits.ageMinimum}\u00a0: ${faits.questionsSerie} questions, ${faits.seuilTheorie} pour réussir. Nos séries comptent de la même façon.`,
    to: '/code-de-la-route',
  },
  {
    titre: 'Prépare-toi avec ton guide',
    texte: `Le rendez-vous pédagogique, en ligne et à deux, en ${faits.delaiRdv}, avec ton attestation à la fin.`,
    to: '/rdv-pedagogique',
  },
  {
    titre: 'Apprends à voir le danger',
    texte: `${majuscule(faits.videosEntrainement)} vidéos pour le test de perception des risques, où il faut ${faits.seuilPerception}.`,
    to: '/perception-des-risques',
  },
  {
    titre: 'Passe l’examen pratique',
    texte: `Au moins ${faits.delaiPratique} après le rendez-vous pédagogique. La route t’attend.`,
  },
];

export function Parcours({ faits }: { faits: Faits }) {
  return (
    <section className={siteStyles.bande} aria-labelledby="parcours">
      <div className={plainStyles.width}>
        <h2 className={siteStyles.titre} id="parcours">
          Ton permis en cinq étapes
        </h2>
        <ol className={styles.etapes}>
          {etapesOf(faits).map(({ titre, texte, to }, rang) => (
            <li key={titre} className={styles.etape}>
              <Losange numero={rang + 1} />
              <div>
                <h3 className={siteStyles.sousTitre}>
                  {to ? (
                    <Link to={to} className={styles.lien}>
                      {titre}
                    </Link>
                  ) : (
                    titre
                  )}
                </h3>
                <p>{texte}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The ordered list counts for screen readers. */
function Losange({ numero }: { numero: number }) {
  return (
    <svg className={styles.losange} width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
      <path d="M28 1 55 28 28 55 1 28z" fill="#1b242d" />
      <path d="M28 4.5 51.5 28 28 51.5 4.5 28z" fill="#fff" />
      <path d="M28 9.5 46.5 28 28 46.5 9.5 28z" fill="#ffce00" />
      <text x="28" y="35" textAnchor="middle" fontSize="20" fontWeight="900" fill="#1b242d">
        {numero}
      </text>
    </svg>
  );
}
