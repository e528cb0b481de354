import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { marque } from '../../../marque.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { saveFile } from '../../socle/ui/saveFile.ts';
import styles from './admins.module.css';

export function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => toast({ kind: 'success', title: 'Codes copiés', duration: 4000, sujet: 'codes' }))
      .catch((error: unknown) => tellFailure(error, 'codes'));
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Vos codes de secours
      </h3>
      <p>
        Gardez-les hors de votre téléphone&nbsp;: chacun ouvre une fois votre compte, le jour où
        vous n’avez pas votre application. Ils ne seront plus montrés.
      </p>
      <ul className={styles.codes} aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button variant="outline" onClick={copy}>
          Copier
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(
              'codes-de-secours.txt',
              'text/plain',
              `Codes de secours, extranet de ${marque.nom}\n\n${codes.join('\n')}\n`,
            )
          }
        >
          Télécharger
        </Button>
        <Button onClick={onKept}>Je les ai gardés</Button>
      </Group>
    </>
  );
}
