import { Link } from 'react-router';
import { type Changement, CHANGEMENTS_2027, type Surete } from '../../../droit/changements.ts';
import { codes } from '../../../droit/codes.ts';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { dateInWords } from '../../socle/ui/dates.ts';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Route } from './+types/ChangementsPage.ts';
import styles from './Changements.module.css';

export const meta = (args: Route.MetaArgs) =>
  metaOf(args, {
    title: titreOf('Ce qui change le 1er juin 2027'),
    description:
      'Le nouveau code de la route belge remplace celui de 1975 le 1er juin 2027\u00a0: ce qui change pour qui passe le permis B, avant et après, et d’où nous le tenons.',
  });

const SURETES: Record<Surete, string> = {
  officiel: 'Annoncé par une administration',
  secondaire: 'Lu dans la presse ou chez un lecteur du texte, à confirmer',
  souvenir: 'À confirmer sur le texte',
};

export default function ChangementsPage() {
  const avant = dateInWords(codes.AR1975.au);
  const apres = dateInWords(codes.CVP2027.du);
  return (
    <div className={plainStyles.page}>
      <PageHeading lead="Le code de 1975 laisse la place au Code de la voie publique. Presque tout ce que tu as appris reste vrai.">
        Ce qui change le {apres}
      </PageHeading>
      <Card className={styles.debut} aria-labelledby="quand">
        <h2 id="quand" className={plainStyles.heading}>
          Ton examen
        </h2>
        <p>
          Jusqu’au {avant}, l’examen porte sur le code de 1975. À partir du {apres}, sur le nouveau.
          Dis-nous ton jour dans <Link to={MON_PROFIL}>ton profil</Link>&nbsp;: tes questions
          suivent le code de ce jour-là.
        </p>
        <p>
          Nous n’avons pas encore pu lire le règlement wallon. Sous chaque changement, tu vois d’où
          nous le tenons&#8239;; nous corrigeons dès que les textes paraissent.
        </p>
      </Card>
      {CHANGEMENTS_2027.map(({ theme, changements }) => (
        <section key={theme} aria-label={theme} className={styles.theme}>
          <h2 className={plainStyles.heading}>{theme}</h2>
          <ul className={plainStyles.grid}>
            {changements.map((changement) => (
              <Fiche key={changement.titre} {...changement} />
            ))}
          </ul>
        </section>
      ))}
      <p className={plainStyles.spaced}>
        <Link className={plainStyles.link} to="/code-de-la-route">
          Préparer l’examen théorique
        </Link>
      </p>
    </div>
  );
}

function Fiche({ titre, avant, apres, source, surete }: Changement) {
  return (
    <Card as="li" className={styles.fiche}>
      <h3>{titre}</h3>
      <dl>
        <dt>Avant</dt>
        <dd>{avant}</dd>
        <dt>Après</dt>
        <dd>{apres}</dd>
      </dl>
      <p className={plainStyles.small}>
        {SURETES[surete]}
        {source && (
          <>
            {'\u00a0: '}
            <a href={source} rel="noreferrer">
              {new URL(source).hostname.replace(/^www\./, '')}
            </a>
          </>
        )}
      </p>
    </Card>
  );
}
