import { majuscule } from '../../../regles/ecriture.ts';
import { isPagePaiement } from '../../../regles/achat.ts';
import { dureeEnMots } from '../../../regles/vente.ts';
import { Badge, Button, Group } from '@mantine/core';
import { type ReactNode, useId, useEffect } from 'react';
import { Link } from 'react-router';
import type { AccesUser } from './acces.calls.ts';
import { type Cap, type Etape, capInWords, UNITES } from '../cap/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './AccesCard.module.css';
import { DonnerAccord } from './DonnerAccord.tsx';
import { liensAcces } from './liensAcces.ts';
import { TypeSign } from './TypeSign.tsx';
import { type PhaseDAcces, phaseOf, resteEnMots } from './validite.ts';
import { useQuery } from '@tanstack/react-query';
import { usePassedMessage } from '../../socle/kernel/passedMessage.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { ExerciceFait } from './ExerciceFait.tsx';
import exercicesStyles from './Exercices.module.css';

const TYPES = { QT: 'Séries', EL: 'E-learning', EX: 'Perception des risques' } as const;

interface Props {
  acces: AccesUser;
  /** Undefined: it has ended, or is not known. */
  etape?: Etape | undefined;
  /** The step announced above is not repeated here. */
  dit?: Cap | null | undefined;
  now: number;
}

export function AccesCard({ acces, etape, dit, now }: Props) {
  const titre = useId();
  const etat = phaseOf(acces, now);
  return (
    <Card as="article" className={styles.card ?? ''} data-etat={etat} aria-labelledby={titre}>
      <div className={styles.head}>
        <TypeSign type={acces.type} />
        <div>
          <h3 className={styles.title} id={titre}>
            {acces.libelle}
          </h3>
          <Group gap={6}>
            <Badge color="bleu">{TYPES[acces.type]}</Badge>
            {acces.suspendu === 1 && <Badge color="warning">Suspendu</Badge>}
            {etat === 'perime' && <Badge color="danger">Accès périmé</Badge>}
          </Group>
        </div>
      </div>
      <Validite acces={acces} etat={etat} now={now} />
      {etape && etat === 'actif' && acces.suspendu === 0 && <Avancement etape={etape} dit={dit} />}
      {acces.type === 'EX' && <Exercices acces={acces} />}
      {acces.suspendu === 1 ? (
        <p>
          Tu as renoncé à cet achat&nbsp;: ton auto-école te répond. D’ici là, cet accès est
          suspendu&#8239;; ce que tu y as fait est gardé.
        </p>
      ) : (
        <div className={`${plainStyles.row} ${styles.actions}`}>
          {liensAcces(acces, etat).map((lien) =>
            acces.accordAttendu === 1 && !isPagePaiement(lien.to) ? (
              lien.principal && (
                <DonnerAccord key={lien.to} acces={acces} lien={lien} titre={titre} />
              )
            ) : (
              <Button
                key={lien.to}
                component={Link}
                to={lien.to}
                reloadDocument={isPagePaiement(lien.to)}
                variant={lien.principal ? 'light' : 'default'}
                aria-describedby={titre}
              >
                {lien.libelle}
              </Button>
            ),
          )}
        </div>
      )}
    </Card>
  );
}

function Avancement({ etape, dit }: { etape: Etape } & Pick<Props, 'dit'>) {
  const { type, fait, total, cap } = etape;
  const unite = UNITES[type];
  const mots = cap && capInWords(cap);
  const autre = mots && (!dit || capInWords(dit).to !== mots.to);
  return (
    <div className={styles.avancement}>
      {unite && total > 0 && (
        <>
          <p>
            <strong>
              {fait} sur {total}
            </strong>{' '}
            {unite}
          </p>
          <Gauge
            value={fait}
            max={total}
            tone={fait === total ? 'right' : 'action'}
            label="Avancement"
            text={`${fait} sur ${total}`}
          />
        </>
      )}
      {autre && type !== 'EX' && (
        <Link className={plainStyles.link} to={mots.to} state={mots.state}>
          {mots.bouton}
        </Link>
      )}
    </div>
  );
}

function Validite({ acces, etat, now }: { acces: AccesUser; etat: PhaseDAcces; now: number }) {
  if (acces.datePerime === null)
    return (
      <Dite fort="Pas encore commencé">
        Valable {dureeEnMots(acces)} à partir de ta première ouverture
      </Dite>
    );
  const date = <time dateTime={acces.datePerime}>{instantInWords(acces.datePerime)}</time>;
  if (etat === 'perime') return <Dite fort="Validité dépassée">Depuis le {date}</Dite>;
  return <Dite fort={majuscule(resteEnMots(acces.datePerime, now))}>Jusqu’au {date}</Dite>;
}

const Dite = ({ fort, children }: { fort: string; children: ReactNode }) => (
  <p className={styles.validity}>
    <strong>{fort}</strong>
    <span>{children}</span>
  </p>
);

/** Refetched when somebody returns from the player. */
function Exercices({ acces }: { acces: AccesUser }) {
  const { data } = useQuery({ ...callQuery('getExercices', {}), refetchOnWindowFocus: 'always' });
  const own = data?.acces.find(({ acces_user_id }) => acces_user_id === acces.acces_user_id);
  const { message, dismiss } = usePassedMessage();
  const attend = message?.attend;
  const arrive =
    attend?.acces_user_id === acces.acces_user_id &&
    own?.exercices.some(({ dateFin }) => Date.parse(dateFin) >= attend.depuis);
  useEffect(() => {
    if (arrive) dismiss();
  }, [arrive, dismiss]);
  return (
    <div className={exercicesStyles.exercices}>
      {own && own.exercices.length > 0 && (
        <>
          <h4 className={exercicesStyles.titre}>Tes derniers exercices</h4>
          <ul className={plainStyles.column}>
            {own.exercices.map((fait) => (
              <ExerciceFait key={fait.id} {...fait} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
