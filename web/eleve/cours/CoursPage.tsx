import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { VERS_MON_PROFIL } from '../../../regles/adresses.ts';
import { accorde, combien } from '../../../regles/ecriture.ts';
import { RDV } from '../../../regles/rdv.ts';
import { marque } from '../../../marque.ts';
import { type AccesUser, useFirstVisit } from '../acces/index.ts';
import { NoteDuCode } from '../compte/index.ts';
import { SigneJuste } from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Empty } from '../../socle/ui/Empty.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import { PageSkeleton } from '../../socle/ui/PageSkeleton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { ChapitresGardes } from './ChapitresGardes.tsx';
import { type Cours, useGetModules } from './cours.calls.ts';
import styles from './cours.module.css';
import { versChapitre, versModule } from './adresses.ts';
import { dureeDeLecture, decompteOf } from './durees.ts';
import { ChargeCours, Ouverture } from './Ouverture.tsx';
import { EncartRdv, ExplicationRdv, GuidesRdv } from './Rdv.tsx';
import { serverNow } from '../../socle/kernel/clock.ts';
import { useNow } from '../../socle/ui/useNow.ts';

export const meta = () => [{ title: `Mon cours · ${marque.nom}` }];

export default function CoursPage() {
  return <Ouverture squelette={<Squelette />}>{(acces) => <Chargement acces={acces} />}</Ouverture>;
}

function Chargement({ acces }: { acces: AccesUser }) {
  const query = useGetModules(acces.acces_id);
  useFirstVisit(acces.datePerime === null && query.data !== undefined);
  return (
    <ChargeCours query={query} squelette={<Squelette />}>
      {(cours) => <Modules {...acces} {...cours} />}
    </ChargeCours>
  );
}

type ModulesProps = Pick<AccesUser, 'acces_id' | 'acces_user_id'> & Cours;

function Modules({ acces_id, acces_user_id, ...cours }: ModulesProps) {
  const { libelle, codePermis, datePerime, dateFin, modules, suite } = cours;
  const { nbTermine, nbChapitre, minutes, pourcentage } = cours;
  const rdv = codePermis === RDV;
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={VERS_MON_PROFIL}
        lead={`${combien(modules.length, 'module')} · ${dureeDeLecture(minutes)} de lecture`}
        actions={<Decompte datePerime={datePerime} fini={dateFin !== null} />}
      >
        {libelle}
      </PageHeading>
      {!rdv && <NoteDuCode cours />}
      <ChapitresGardes />
      <Card className={styles.progression} aria-label="Où tu en es">
        <p className={`${plainStyles.row} ${plainStyles.between}`}>
          {dateFin ? (
            <strong className={`${plainStyles.line} ${styles.fini}`}>
              <SigneJuste /> Cours terminé le {dayInWords(dateFin)}
            </strong>
          ) : (
            <span>
              {nbTermine}/{combien(nbChapitre, 'chapitre')}
            </span>
          )}
          <strong className={styles.chiffre}>{pourcentage}&nbsp;%</strong>
        </p>
        <Gauge
          value={pourcentage}
          max={100}
          tone={pourcentage === 100 ? 'right' : pourcentage === 0 ? 'action' : 'warning'}
          label="Progression du cours"
          text={`${pourcentage} %`}
        />
        {suite && (
          <>
            {dateFin && (
              <p className={plainStyles.dimmed}>
                Le cours s’est enrichi depuis&nbsp;: ce qui s’y ajoute ne change rien à ce que tu as
                terminé.
              </p>
            )}
            <Link
              className={`${plainStyles.button} ${plainStyles.filled} ${plainStyles.large}`}
              to={versChapitre({ acces_id, ...suite })}
            >
              {suite.commence ? 'Reprendre' : pourcentage === 0 ? 'Commencer' : 'Continuer'}
              &nbsp;: {suite.libelle}
            </Link>
          </>
        )}
      </Card>
      {rdv && <GuidesRdv acces_id={acces_id} acces_user_id={acces_user_id} />}
      {rdv && <EncartRdv termine={dateFin !== null} />}
      {modules.length === 0 ? (
        <Empty title="Pas encore de module ici">
          Les modules de ce cours arrivent bientôt. Reviens dans quelque temps.
        </Empty>
      ) : (
        <section aria-labelledby="modules">
          <SectionHeading id="modules">Modules</SectionHeading>
          <ul className={plainStyles.grid}>
            {modules.map((each, at) => (
              <CarteModule key={each.module.id} acces_id={acces_id} numero={at + 1} {...each} />
            ))}
          </ul>
        </section>
      )}
      {rdv && <ExplicationRdv />}
    </div>
  );
}

function CarteModule({
  acces_id,
  numero,
  module: { id, libelle },
  nbTermine,
  nbChapitre,
  minutes,
}: Cours['modules'][number] & { acces_id: number; numero: number }) {
  const etat = etatOf({ nbTermine, nbChapitre });
  return (
    <Card as="li" className={styles.carte} data-tone={TONES[etat]}>
      <div className={styles.haut}>
        <p className={plainStyles.small}>Module {numero}</p>
        <h3 className={styles.nom}>{libelle}</h3>
        <Pastille etat={etat} />
      </div>
      <p className={plainStyles.dimmed}>
        <strong>
          {nbTermine}/{nbChapitre}
        </strong>{' '}
        {accorde(nbChapitre, 'chapitre')}
        {nbChapitre > 0 && ` · ${dureeDeLecture(minutes)}`}
      </p>
      <Link
        className={
          etat === 'tout' ? plainStyles.button : `${plainStyles.button} ${plainStyles.filled}`
        }
        to={versModule({ acces_id, module_id: id })}
      >
        {etat === 'aucun' ? 'Voir les chapitres' : 'Continuer vers les chapitre'}
        <VisuallyHidden>&nbsp;: {libelle}</VisuallyHidden>
      </Link>
    </Card>
  );
}

function Squelette() {
  return (
    <PageSkeleton back={VERS_MON_PROFIL} says="Chargement du cours">
      <Skeleton height={140} radius={14} mb="lg" />
      <div className={plainStyles.grid}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} height={190} radius={14} />
        ))}
      </div>
    </PageSkeleton>
  );
}

function Decompte({ datePerime, fini }: { datePerime: string; fini: boolean }) {
  const left = decompteOf(Date.parse(datePerime) - useNow(1000, serverNow));
  if (!left)
    return (
      <p className={styles.perime} data-tone="wrong">
        Date de validité dépassée&#8239;!
      </p>
    );
  if (fini)
    return <p className={plainStyles.small}>À relire jusqu’au {instantInWords(datePerime)}</p>;
  return (
    <div className={styles.decompte}>
      <p className={styles.temps} role="timer" aria-label="Temps qu’il te reste">
        {left.map(({ nombre, mot }) => (
          <span key={mot}>
            <strong>{nombre}</strong> {accorde(nombre, mot)}
          </span>
        ))}
      </p>
      <p className={plainStyles.small}>jusqu’au {instantInWords(datePerime)}</p>
    </div>
  );
}

type Etat = 'aucun' | 'partie' | 'tout';

const TONES = { aucun: undefined, partie: 'warning', tout: 'right' } as const;

const etatOf = ({ nbTermine, nbChapitre }: { nbTermine: number; nbChapitre: number }): Etat =>
  nbTermine === 0 ? 'aucun' : nbTermine < nbChapitre ? 'partie' : 'tout';

const MOTS = { aucun: 'Pas encore commencé', partie: 'En cours', tout: 'Terminé' } as const;

const Pastille = ({ etat }: { etat: Etat }) => (
  <span className={plainStyles.pill} data-tone={TONES[etat]}>
    {etat === 'tout' && <SigneJuste />}
    {MOTS[etat]}
  </span>
);
