import { Badge, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { instantInWords, MINUTE } from '../../socle/ui/dates.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { useFocusOnChange } from '../../socle/ui/useFocusOnChange.ts';
import { useNow } from '../../socle/ui/useNow.ts';
import { useEndSession, useGetSessions } from './compte.calls.ts';
import { derniereVue } from './derniereVue.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './panneau.module.css';

type Sessions = OutputOf<'getSessions'>['sessions'];

export function MesSessions() {
  const sessions = useGetSessions();
  const titre = useFocusOnChange(sessions.data?.sessions.length);
  return (
    <Card className={styles.carte} aria-labelledby="mes-sessions">
      <SectionHeading level={3} ref={titre} id="mes-sessions">
        Mes sessions ouvertes
      </SectionHeading>
      <p className={plainStyles.dimmed}>
        Chaque appareil où ton compte est ouvert. Tu n’en reconnais pas un&#8239;? Termine sa
        session et change de mot de passe.
      </p>
      {sessions.data ? (
        <Liste sessions={sessions.data.sessions} />
      ) : sessions.error ? (
        <Failure part error={sessions.error} retry={() => sessions.refetch()} />
      ) : (
        <Attente />
      )}
    </Card>
  );
}

function Liste({ sessions }: { sessions: Sessions }) {
  const now = useNow(MINUTE, serverNow);
  const { mutate: endSession, isPending, variables } = useEndSession();
  const finish = (id: string | undefined) =>
    isPending ||
    endSession(id, {
      onSuccess: ({ nombre }) =>
        toast({
          kind: 'success',
          title: nombre > 1 ? `${nombre} sessions terminées` : 'Session terminée',
          sujet: 'sessions',
        }),
      onError: (error) => tellFailure(error, 'sessions'),
    });
  const autres = sessions.filter(({ courante }) => courante === 0);
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, appareil, dateCreation, dateVue, courante }) => (
          <li key={id} className={plainStyles.row}>
            <div className={styles.appareil}>
              <strong className={plainStyles.row}>
                {appareil ?? 'Appareil inconnu'}
                {courante === 1 && <Badge color="success">Cette session</Badge>}
              </strong>
              <span className={plainStyles.small}>
                Ouverte le <time dateTime={dateCreation}>{instantInWords(dateCreation)}</time>
              </span>
              {courante === 0 && (
                <span className={plainStyles.small}>
                  Dernière activité&nbsp;:{' '}
                  <time dateTime={dateVue}>{derniereVue(dateVue, now)}</time>
                </span>
              )}
            </div>
            {courante === 0 && (
              <Button
                variant="default"
                loading={isPending && variables === id}
                onClick={() => finish(id)}
              >
                Terminer
                <VisuallyHidden> la session&nbsp;: {appareil ?? 'Appareil inconnu'}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {autres.length > 0 ? (
        <Button
          color="danger"
          variant="outline"
          loading={isPending && variables === undefined}
          onClick={() => finish(undefined)}
        >
          Terminer toutes les autres
        </Button>
      ) : (
        <p className={plainStyles.dimmed}>Aucune autre session n’est ouverte.</p>
      )}
    </>
  );
}

function Attente() {
  return (
    <div className={styles.sessions} aria-busy="true">
      <Skeleton height={64} mb="sm" />
      <Skeleton height={64} />
    </div>
  );
}
