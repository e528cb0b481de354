import { Alert, Button, List } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CallName, OutputOf } from '../../../contract/index.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import { OBJETS } from './mots.ts';
import styles from './Journal.module.css';

const REFRESHED: { refreshes: readonly CallName[] } = {
  refreshes: [
    'getCorbeille',
    'getJournal',
    'getQuestions',
    'getThemesExtranet',
    'getModulesExtranet',
    'getChapitresExtranet',
    'getAccesExtranet',
    'getRemises',
    'getFaitsExtranet',
    'getEleve',
  ],
};

type Retabli = Pick<OutputOf<'restoreDeleted'>, 'dit' | 'objet' | 'objet_id' | 'message'>;

/** The button of a line, and what came of the last one: its list must outlast a toast. */
export function useRetablir() {
  const restore = useWrite('restoreDeleted', REFRESHED);
  const [busy, setBusy] = useState<number | null>(null);
  const [retabli, setRetabli] = useState<Retabli | null>(null);

  async function retablir(ligne_id: number): Promise<void> {
    if (busy !== null) return;
    setBusy(ligne_id);
    setRetabli(null);
    const written = await restore({ ligne_id });
    setBusy(null);
    if (written.ok) setRetabli(written.output);
    else if (written.conflict) tellFailure(written.conflict, 'restoreDeleted');
  }

  const boutonOf = (ligne_id: number, name: string) => (
    <Button
      variant="outline"
      size="compact-md"
      aria-label={`Rétablir\u00a0: ${name}`}
      aria-disabled={busy === ligne_id}
      onClick={() => void retablir(ligne_id)}
    >
      {busy === ligne_id ? 'Un instant…' : 'Rétablir'}
    </Button>
  );
  return { boutonOf, suite: retabli && <Suite {...retabli} onClose={() => setRetabli(null)} /> };
}

function Suite({ dit, objet, objet_id, message, onClose }: Retabli & { onClose: () => void }) {
  const lien = OBJETS[objet]?.lien(objet_id);
  return (
    <Alert
      className={styles.suite ?? ''}
      color={dit.length > 0 ? 'warning' : 'success'}
      icon={<Sign kind={dit.length > 0 ? 'warning' : 'success'} />}
      title={message}
      withCloseButton
      closeButtonLabel="Fermer"
      onClose={onClose}
    >
      {dit.length > 0 && (
        <>
          Ce qui n’est pas comme avant&nbsp;:
          <List>
            {dit.map((phrase) => (
              <List.Item key={phrase}>{phrase}</List.Item>
            ))}
          </List>
        </>
      )}
      {lien && <Link to={lien}>Voir</Link>}
    </Alert>
  );
}
