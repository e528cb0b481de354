import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { motsOf } from '../../../regles/recherche.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Dialog, type DialogState } from '../../socle/ui/Dialog.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { type Eleve, nomOfEleve } from './saisie.ts';

interface EffacerProps extends DialogState {
  qui: Pick<Eleve, 'id' | 'prenom' | 'nom' | 'email'>;
  onDone: () => void;
}

/** Erasure is irreversible, so it asks for the name. */
export function Effacer({ qui, onDone, ...dialog }: EffacerProps) {
  return (
    <Dialog {...dialog} title="Êtes-vous sûr ?" keepOnBackdrop>
      <Demande key={qui.id} qui={qui} onClose={dialog.onClose} onDone={onDone} />
    </Dialog>
  );
}

const same = (one: string, other: string) => motsOf(one).join() === motsOf(other).join();

function Demande({ qui, onClose, onDone }: Pick<EffacerProps, 'qui' | 'onClose' | 'onDone'>) {
  const erase = useWrite('deleteEleve', { refreshes: ['getEleves'] });
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const nom = nomOfEleve(qui);
  const right = same(typed, nom);

  async function onSubmit(): Promise<void> {
    if (!right) return setTried(true);
    setBusy(true);
    const { ok } = await erase({ id: qui.id });
    setBusy(false);
    if (ok) onDone();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit();
      }}
    >
      <Stack>
        <Text>
          Le compte de {nom} sera effacé&nbsp;: son identité disparaît, ses accès et ses sessions se
          ferment. Ses paiements et ses réponses restent, sans son nom. Cette action est
          irréversible&#8239;!
        </Text>
        <Text size="sm" c="var(--dimmed)">
          La corbeille ne garde pas un compte effacé&nbsp;: personne ne peut le rétablir.
        </Text>
        <TextField
          name="confirmation"
          label={`Tapez «\u00a0${nom}\u00a0» pour confirmer`}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          error={tried && !right ? 'Ce n’est pas ce nom.' : undefined}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            Annuler
          </Button>
          <Button
            type="submit"
            color="danger"
            aria-disabled={busy}
            data-disabled={busy || undefined}
          >
            {busy ? 'Suppression en cours...' : 'Oui, supprimer !'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
